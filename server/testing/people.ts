import { randomUUID } from 'node:crypto'
import type { GeneratorInput, Listing } from '#contract/listings.ts'
import { adjust } from '#server/credits/adjust.ts'
import { capture, hold } from '#server/credits/ledger.ts'
import type { Database } from '#server/database/database.ts'
import type { NewUser, UserRow } from '#server/database/tables.ts'
import { findListing, storeListing } from '#server/listings/library.ts'
import type { Writing } from '#server/listings/writer/writer.ts'

type Wanted = Partial<NewUser> & { credits?: number }

/** A person with an account, and as many credits as the test wants (10 without a wish). */
export async function aMember(db: Database, wanted: Wanted = {}): Promise<UserRow> {
  const { credits, ...columns } = wanted
  const id = columns.id ?? randomUUID()
  await db
    .insertInto('users')
    .values({
      id,
      identityIssuer: 'https://identity.test',
      identitySubject: id,
      email: `${id}@example.com`,
      ...columns,
    })
    .execute()
  if (credits !== undefined) await adjust(db, { userId: id, credits, actorId: id })
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** A listing of the person, paid with one of their credits as any other. */
export async function aListing(
  db: Database,
  userId: string,
  wanted: { input?: Partial<GeneratorInput>; writing?: Partial<Writing> } = {},
): Promise<Listing> {
  const key = randomUUID()
  const outcome = await hold(db, { userId, idempotencyKey: key, requestHash: key })
  if (outcome.state !== 'held') throw new Error('A new key is never captured already')
  const content = { input: aGeneratorInput(wanted.input), writing: aWriting(wanted.writing) }
  const paid = await capture(db, outcome.hold, (tx) => storeListing(tx, { userId, ...content }))
  if (paid.state !== 'captured') throw new Error('A fresh hold can be captured')
  return findListing(db, { userId, id: paid.listingId })
}

/** What the person has, and how much of it is set aside. */
export function balanceOf(
  db: Database,
  userId: string,
): Promise<{ credits: number; creditsHeld: number }> {
  return db
    .selectFrom('users')
    .select(['credits', 'creditsHeld'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function aGeneratorInput(wanted: Partial<GeneratorInput> = {}): GeneratorInput {
  return {
    listingTitle: 'Blue mug',
    sku: 'MUG-1',
    productType: 'A blue stoneware mug, wheel thrown, holds 350 ml, dishwasher safe',
    keywords: 'blue mug, stoneware mug, handmade mug',
    starredKeywords: 'blue mug',
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: false,
    descriptionLength: 'medium',
    imageDescription: null,
    customAiInstructions: null,
    targetAudience: null,
    ...wanted,
  }
}

export function aWriting(wanted: Partial<Writing> = {}): Writing {
  return {
    generatedTitle: 'Blue Stoneware Mug, Handmade Mug for Tea and Coffee',
    generatedDescription: 'A blue stoneware mug, thrown on the wheel. It holds 350 ml.',
    generatedTags: ['blue mug', 'stoneware mug', 'handmade mug'],
    generatedAltText: 'A blue mug on a wooden table',
    generatedExplanation: 'The title begins with the focus keyword.',
    ...wanted,
  }
}
