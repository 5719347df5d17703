import { randomUUID } from 'node:crypto'
import { capture, hold } from '#server/credits/ledger.ts'
import { storeListing } from '#server/listings/library.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aGeneratorInput, aMember, aWriting } from '#server/testing/people.ts'
import type { Row } from './measure.ts'

const PEOPLE = 20
const EACH = 30
const BUDGETS = { PGlite: 300, PostgreSQL: 600 } as const

/** A credit held and captured with its listing, by many people at once; pairs a second. */
export async function benchHolds(): Promise<Row> {
  const kind = process.env['TEST_DATABASE_URL'] === undefined ? 'PGlite' : 'PostgreSQL'
  const { db, close } = await testDatabase()
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => aMember(db, { credits: EACH })),
  )
  const content = { input: aGeneratorInput(), writing: aWriting() }
  const startedAt = performance.now()
  await Promise.all(
    people.map(async ({ id: userId }) => {
      for (let count = 0; count < EACH; count += 1) {
        const key = randomUUID()
        const outcome = await hold(db, { userId, idempotencyKey: key, requestHash: key })
        if (outcome.state !== 'held') throw new Error('A new key is never captured already')
        await capture(db, outcome.hold, (tx) => storeListing(tx, { userId, ...content }))
      }
    }),
  )
  const perSecond = (PEOPLE * EACH * 1000) / (performance.now() - startedAt)
  await close()
  return {
    what: `Holds and captures per second, ${kind}`,
    budget: `>= ${BUDGETS[kind]}`,
    measured: perSecond.toFixed(0),
    isMet: perSecond >= BUDGETS[kind],
  }
}
