import {
  type ImprovedBefore,
  type Improvement,
  type ImproveRequest,
  improvingRoutes,
} from '#contract/improving/improving.ts'
import type { Listing } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { type Connection, newKey } from './connection.ts'
import { EXIT, Failure } from './failure.ts'

export type Improved = {
  improvement: Improvement
  /** As it stands now. */
  listing: Listing
  taken: WrittenPart[]
  /** How many checks passed as it was pasted, and pass now. */
  health: { before: number; after: number; of: number }
}

type Wanted = {
  body: ImproveRequest
  /** The key of a call that got no answer: it is repeated, and paid once. */
  repeats: string | undefined
  /** Of what is offered; all of it where nothing is said. */
  take: readonly WrittenPart[] | 'all'
  /** It may cost another credit, where the same was improved before. */
  isAgain: boolean
  /** How she says so. */
  wayAgain: string
}

/** Has a pasted listing written anew for one credit, unless it was before, and takes the parts that are wanted and no worse. */
export async function improveListing(connection: Connection, wanted: Wanted): Promise<Improved> {
  const { body, repeats, take, isAgain, wayAgain } = wanted
  const before = isAgain || repeats !== undefined ? null : await improvedBefore(connection, body)
  if (before !== null) throw improvedAlready(before, wayAgain)
  const improvement = await connection.send(improvingRoutes.improveListing, {
    body,
    idempotencyKey: repeats ?? newKey(),
  })
  const taken = improvement.parts
    .filter(({ part, isOffered }) => isOffered && (take === 'all' || take.includes(part)))
    .map(({ part }) => part)
  const listing =
    taken.length === 0 ? improvement.listing : await takeParts(connection, { improvement, taken })
  return { improvement, listing, taken, health: healthWith(improvement, taken) }
}

/** As it is found in the history. Where that cannot be known she is kept from nothing. */
async function improvedBefore(
  connection: Connection,
  { title, description, tags }: ImproveRequest,
): Promise<ImprovedBefore | null> {
  try {
    const { improved } = await connection.send(improvingRoutes.findImproved, {
      body: { title, description, tags },
    })
    return improved
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

function improvedAlready({ id, improvedAt }: ImprovedBefore, wayAgain: string): Failure {
  const [day = ''] = improvedAt.split('T')
  const sentence = `This listing was improved on ${day} already, and is in the history (${id}): opening it is free.\n${wayAgain}`
  return new Failure(sentence, { exit: EXIT.refused, code: 'improved_before' })
}

type Taking = { improvement: Improvement; taken: WrittenPart[] }

/** The credit is spent by now: a failure says so, and where the parts wait. */
async function takeParts(connection: Connection, { improvement, taken }: Taking): Promise<Listing> {
  const { id } = improvement.listing
  try {
    return await connection.send(improvingRoutes.takeParts, {
      params: { id },
      body: { parts: taken },
      isRepeatable: true,
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const [why = ''] = error.message.split('\n')
    const sentence = `${why}\nThe listing was written for 1 credit and is in your history (${id}), but its new parts could not be taken. Take them there.`
    throw new Failure(sentence, { exit: error.exit, code: error.code, creditSpent: true })
  }
}

function healthWith({ health, parts }: Improvement, taken: WrittenPart[]): Improved['health'] {
  const passedWith = (wanted: readonly WrittenPart[]) =>
    health.choices.find(
      (choice) =>
        choice.parts.length === wanted.length &&
        wanted.every((part) => choice.parts.includes(part)),
    )?.passed ?? 0
  const known = parts.map(({ part }) => part).filter((part) => taken.includes(part))
  return { before: passedWith([]), after: passedWith(known), of: health.checks }
}
