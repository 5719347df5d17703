import {
  type Improvement,
  type ImproveRequest,
  improvingRoutes,
} from '#contract/improving/improving.ts'
import type { Listing } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import type { Connection } from './connection.ts'
import { Failure } from './failure.ts'

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
  idempotencyKey: string
  /** Of what is offered; all of it where nothing is said. */
  take: readonly WrittenPart[] | 'all'
}

/** Has a pasted listing written anew for one credit, and takes the parts that are wanted and no worse. */
export async function improveListing(connection: Connection, wanted: Wanted): Promise<Improved> {
  const { body, idempotencyKey, take } = wanted
  const improvement = await connection.send(improvingRoutes.improveListing, {
    body,
    idempotencyKey,
  })
  const taken = improvement.parts
    .filter(({ part, isOffered }) => isOffered && (take === 'all' || take.includes(part)))
    .map(({ part }) => part)
  const listing =
    taken.length === 0 ? improvement.listing : await takeParts(connection, { improvement, taken })
  return { improvement, listing, taken, health: healthWith(improvement, taken) }
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
