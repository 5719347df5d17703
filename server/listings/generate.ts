import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type GeneratorInput,
  type Listing,
  ListingPatch,
  type WriterChoice,
  type WritingPart,
} from '#contract/listings.ts'
import { capture, type Hold, hold, release } from '#server/credits/ledger.ts'
import type { Database } from '#server/database/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findListing, recentDescriptions, storeListing } from './library.ts'
import { refusalOf } from './refusal.ts'
import { type ListingWriter, type Writing, WritingFailed } from './writer/writer.ts'

/** A hold's lease is three times as long, so a writer in time always finds its credit. */
const DEADLINE_MS = 60_000
/** How many listings one process has in writing at once. */
const IN_FLIGHT_MAX = 32

export type Generation = {
  userId: string
  input: GeneratorInput
  /** The usual writer where nothing is said. */
  choice?: WriterChoice
  /** With it the same request can be repeated safely: it pays once and answers the same listing. */
  idempotencyKey?: string | undefined
  onProgress?: ((part: WritingPart) => void) | undefined
}

/**
 * Writes one listing for one credit. It goes on when the caller is gone: the listing is then
 * stored, and waits.
 */
export type Generate = (generation: Generation) => Promise<Listing>

export type Generator = {
  generate: Generate
  /** Lets the writers finish; what is not written after the grace is given up, unpaid. */
  stop: (graceMs: number) => Promise<void>
}

export type GeneratorOptions = {
  db: Database
  writer: ListingWriter
  /** For sellers who do without a model; where none is configured, the same as the usual one. */
  plainWriter?: ListingWriter
  deadlineMs?: number
  inFlightMax?: number
}

export function createGenerator(options: GeneratorOptions): Generator {
  const { db, inFlightMax = IN_FLIGHT_MAX } = options
  const stopping = new AbortController()
  const inFlight = new Set<Promise<Listing>>()

  return {
    async generate(generation) {
      const { userId } = generation
      const outcome = await hold(db, { userId, ...identify(generation) })
      if (outcome.state === 'captured') return findListing(db, { userId, id: outcome.listingId })
      if (inFlight.size >= inFlightMax || stopping.signal.aborted) {
        await release(db, outcome.hold)
        throw new Problem('unavailable', { retryAfterSeconds: 10 })
      }
      const listing = writeFor(outcome.hold, { ...options, ...generation, stop: stopping.signal })
      inFlight.add(listing)
      return listing.finally(() => inFlight.delete(listing))
    },

    async stop(graceMs) {
      const timer = setTimeout(() => stopping.abort(), graceMs)
      await Promise.allSettled(inFlight)
      clearTimeout(timer)
      stopping.abort()
    },
  }
}

type Job = GeneratorOptions & Generation & { stop: AbortSignal }

async function writeFor(held: Hold, job: Job): Promise<Listing> {
  const id = await writtenAndPaid(held, job)
  return findListing(job.db, { userId: job.userId, id })
}

/** The writer works outside any transaction; keeping its work and paying for it are one. */
async function writtenAndPaid(held: Hold, job: Job): Promise<string> {
  const { db, userId, input } = job
  try {
    const writing = await write(held, job)
    const outcome = await capture(db, held, (tx) => storeListing(tx, { userId, input, writing }))
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

/** The writer's answer, fit to be sold; or a refusal at the deadline, whether or not the writer hears of it. */
async function write(held: Hold, job: Job): Promise<Writing> {
  const { db, userId, input, onProgress, stop, deadlineMs = DEADLINE_MS } = job
  const writer = writerOf(job)
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = AbortSignal.any([deadline, stop])
  const others = await recentDescriptions(db, userId)
  const givenUp = Promise.withResolvers<never>()
  const giveUp = () => givenUp.reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  // The hold's id as seed: a repeated request is worded like the first, another one differently.
  const seed = held.id
  try {
    signal.throwIfAborted()
    const writing = writer.write({ input, seed, others, signal, ...(onProgress && { onProgress }) })
    return publishable(await Promise.race([writing, givenUp.promise]))
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
function identify({ idempotencyKey = randomUUID(), input, choice }: Generation) {
  const request = choice === 'plain' ? { ...input, writer: choice } : input
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { idempotencyKey: digest(idempotencyKey), requestHash: digest(JSON.stringify(fields)) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
