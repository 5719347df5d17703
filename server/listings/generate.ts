import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type GenerationProgress,
  type GeneratorInput,
  type Listing,
  ListingPatch,
  type WriterChoice,
} from '#contract/listings.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import {
  capture,
  foresee,
  type Hold,
  hold,
  release,
  type SpentFor,
} from '#server/credits/ledger.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findListing, recentDescriptions, storeListing } from './library.ts'
import { openPlaces, type PlaceLimits } from './places.ts'
import { refusalOf } from './refusal.ts'
import { usedOf, withProfileReason } from './profile-reason.ts'
import { shopProfileOf, statedBy, withProfile } from './shop-profile.ts'
import { type ListingWriter, type Writing, WritingFailed } from './writer/writer.ts'

/** A hold's lease is three times as long, so a writer in time always finds its credit. */
const DEADLINE_MS = 60_000
/** In writing at once in one process. */
const PLACES: PlaceLimits = { max: 32, waitingMax: 200, waitMs: 20_000 }

export type Generation = {
  userId: string
  /** For the log. */
  requestId?: string | undefined
  input: GeneratorInput
  /** The usual writer where nothing is said. */
  choice?: WriterChoice
  /** Whether the shop's profile is obeyed; it is, where nothing is said. */
  usesProfile?: boolean
  /** With it the same request can be repeated safely: it pays once and answers the same listing. */
  idempotencyKey?: string | undefined
  /** What the caller sent, where the form was made of it. */
  asked?: object
  /** How what was written is kept; by itself as a listing that says it. */
  keeping?: Keeping
  /** As the credit history says it. */
  spentFor?: SpentFor
  onProgress?: ((progress: GenerationProgress) => void) | undefined
  /** What becomes true together with the listing and its payment. */
  onStored?: (tx: Transaction, listingId: string) => Promise<void>
}

/** Works out, before the transaction that pays, how what was written of a form is kept in it. */
export type Keeping = (written: {
  writing: Writing
  /** What the text says because the shop's profile does. */
  fromProfile: string[]
  standingFacts: string[]
}) => Promise<(tx: Transaction) => Promise<string>>

/**
 * Writes one listing for one credit. It goes on when the caller is gone: the listing is then
 * stored, and waits.
 */
export type Generate = (generation: Generation) => Promise<Listing>

/** What is written for nothing, and stored by whoever asked for it. */
export type Drafting = Pick<Generation, 'userId' | 'requestId' | 'input'>
export type Draft = (drafting: Drafting) => Promise<Drafted>
/** What was written, and what the shop's profile stated for it. */
export type Drafted = { writing: Writing; standingFacts: string[] }

/** A place for work that lets everybody else go first. One generation ends it, or leaving it. */
export type SparePlace = { generate: Generate; leave: () => void }

export type Generator = {
  generate: Generate
  /** Waits for a place like one that pays, and is refused for the same reasons. */
  draft: Draft
  /** Null while somebody else wants the place. */
  spare: () => SparePlace | null
  /** Until nothing is written here but in spare places. */
  quiet: () => Promise<void>
  /** How many are being written now, and how many wait for it. */
  count: () => { taken: number; waiting: number }
  /** Lets the writers finish; what is not written after the grace is given up, unpaid. */
  stop: (graceMs: number) => Promise<void>
}

export type GeneratorOptions = {
  db: Database
  writer: ListingWriter
  /** For sellers who do without a model; where none is configured, the same as the usual one. */
  plainWriter?: ListingWriter
  deadlineMs?: number
  leaseSeconds?: number
  places?: PlaceLimits
}

export function createGenerator(options: GeneratorOptions): Generator {
  const { db } = options
  const places = openPlaces(options.places ?? PLACES)
  const stopping = new AbortController()
  const inFlight = new Set<Promise<unknown>>()
  const followed = <Result>(work: Promise<Result>): Promise<Result> => {
    inFlight.add(work)
    return work.finally(() => inFlight.delete(work))
  }

  return {
    async generate(generation) {
      const { userId, onProgress } = generation
      let leave = places.enter()
      if (leave === null) {
        // Who would be refused, or answered at once, need not wait for that, nor keep others waiting.
        const paid = await foresee(db, { userId, ...identify(generation) })
        if (paid !== null) return findListing(db, { userId, id: paid })
        leave = await places.queueUp(userId, () => onProgress?.({ stage: 'waiting' }))
      }
      return followed(written({ ...options, ...generation, stop: stopping.signal }).finally(leave))
    },

    async draft(drafting) {
      const leave = places.enter() ?? (await places.queueUp(drafting.userId, () => undefined))
      const job = { ...options, ...drafting, stop: stopping.signal }
      return followed(write(randomUUID(), job).finally(leave))
    },

    spare() {
      const leave = places.enterSpare()
      if (leave === null) return null
      const generate: Generate = (generation) =>
        followed(written({ ...options, ...generation, stop: stopping.signal }).finally(leave))
      return { generate, leave }
    },

    quiet: () => places.quiet(),

    count: places.count,

    async stop(graceMs) {
      places.close()
      const timer = setTimeout(() => stopping.abort(), graceMs)
      await Promise.allSettled(inFlight)
      clearTimeout(timer)
      stopping.abort()
    },
  }
}

type Job = GeneratorOptions & Generation & { stop: AbortSignal }

/** What the key has paid already, or what is written for it now. */
async function written(job: Job): Promise<Listing> {
  const { db, userId, leaseSeconds } = job
  const outcome = await hold(db, { userId, ...identify(job) }, leaseSeconds)
  const isPaid = outcome.state === 'captured'
  const id = isPaid ? outcome.listingId : await writtenAndPaid(outcome.hold, job)
  return findListing(db, { userId, id })
}

/** The writer works outside any transaction; keeping its work and paying for it are one. */
async function writtenAndPaid(held: Hold, job: Job): Promise<string> {
  const { db, userId, input, onStored, spentFor } = job
  try {
    // The hold's id as seed: a repeated request is worded like the first, another one differently.
    const { writing, fromProfile, standingFacts } = await write(held.id, job)
    const asWritten = (tx: Transaction) =>
      storeListing(tx, { userId, input, writing, standingFacts })
    const keep = (await job.keeping?.({ writing, fromProfile, standingFacts })) ?? asWritten
    const outcome = await capture(db, { ...held, spentFor }, async (tx) => {
      const listingId = await keep(tx)
      await onStored?.(tx, listingId)
      return listingId
    })
    if (outcome.state === 'superseded') {
      throw new Problem('generation_running', { retryAfterSeconds: 2 })
    }
    if (outcome.state === 'expired') throw new Problem('generation_timed_out')
    return outcome.listingId
  } catch (error) {
    // Where even this fails the lease gives the credit back.
    await release(db, held).catch(() => undefined)
    throw error instanceof Problem ? error : new Problem('generation_failed', { cause: error })
  }
}

type Written = Drafted & { fromProfile: string[] }

/** The writer's answer, fit to be sold; or a refusal at the deadline, whether or not the writer hears of it. */
async function write(seed: string, job: Job): Promise<Written> {
  const { db, userId, requestId, input, onProgress, stop, deadlineMs = DEADLINE_MS } = job
  const { usesProfile = true } = job
  const asker = { userId, requestId }
  const writer = writerOf(job)
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = AbortSignal.any([deadline, stop])
  const others = await recentDescriptions(db, userId)
  const profile = usesProfile ? await shopProfileOf(db, userId) : NO_PROFILE
  const asked = withProfile(input, profile)
  const givenUp = Promise.withResolvers<never>()
  const giveUp = () => givenUp.reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    signal.throwIfAborted()
    const progress = onProgress && { onProgress }
    const writing = writer.write({ input: asked, asker, seed, others, signal, ...progress })
    const told = publishable(await Promise.race([writing, givenUp.promise]))
    const explained = withProfileReason(told, { input, profile })
    // What was shown last is what is kept.
    if (explained !== told)
      onProgress?.({ stage: 'explanation', explanation: explained.generatedExplanation })
    return {
      writing: explained,
      fromProfile: usedOf(profile, { writing: told, input }),
      standingFacts: statedBy(profile),
    }
  } catch (cause) {
    if (deadline.aborted) throw refusalOf(new WritingFailed('timed_out', 'deadline'), writer.name)
    if (stop.aborted) throw new Problem('unavailable', { cause, retryAfterSeconds: 10 })
    throw refusalOf(cause, writer.name)
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function writerOf({ choice, writer, plainWriter = writer }: Job): ListingWriter {
  return choice === 'plain' ? plainWriter : writer
}

const Publishable = z
  .required(
    z.pick(ListingPatch, {
      generatedTitle: true,
      generatedDescription: true,
      generatedTags: true,
      generatedAltText: true,
    }),
  )
  .check(
    z.refine(({ generatedDescription }) => generatedDescription !== '', 'No description'),
    z.refine(({ generatedTags }) => generatedTags.length > 0, 'No tags'),
  )

/** Whatever the writer promises: nothing is sold that the marketplace would not take. */
function publishable({ generatedExplanation, ...texts }: Writing): Writing {
  return { ...Publishable.parse(texts), generatedExplanation }
}

/** Digests, so that a key of any length or content fits the index. */
function identify({ idempotencyKey = randomUUID(), input, ...asked }: Generation) {
  const request = {
    ...(asked.asked ?? input),
    ...(asked.choice === 'plain' && { writer: asked.choice }),
    ...(asked.usesProfile === false && { usesProfile: false }),
  }
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { idempotencyKey: digest(idempotencyKey), requestHash: digest(JSON.stringify(fields)) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
