import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { throwAway } from '#server/database/wastebasket.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aGeneratorInput, aListing, aMember, aWriting } from '#server/testing/people.ts'
import { storeListing } from './library.ts'

const MIGRATION = join(import.meta.dirname, '../database/migrations/030_pasted_choice.sql')

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

// Migration 030 on a database of the version before.
it('tells of the listings that were pasted before how they were pasted, and whether she chose', async () => {
  const { db } = open
  const { id: userId } = await aMember(db)
  const written = await aListing(db, userId)
  const [waiting, chosen, thrown] = [await aPasted(), await aPasted(), await aPasted()]
  await takeTitle(chosen)
  await takeTitle(thrown)
  const gone = await aListing(db, userId)
  for (const id of [thrown, gone.id]) await throwAway(db, { source: 'listings', userId, id })
  await sql`ALTER TABLE listings DROP COLUMN pasted`.execute(db)
  await sql`UPDATE wastebasket SET content = content - 'pasted'`.execute(db)

  const statements = await readFile(MIGRATION, 'utf8')
  await sql.raw(`DO $file$ BEGIN\n${statements}\nEND $file$`).execute(db)

  const kept = await db.selectFrom('listings').select(['id', 'pasted']).execute()
  const basket = await db.selectFrom('wastebasket').select(['id', 'content']).execute()
  const pasted = new Map<string, unknown>([
    ...kept.map((row) => [row.id, row.pasted] as const),
    ...basket.map((row) => [row.id, Object(row.content).pasted] as const),
  ])
  expect(pasted.get(written.id)).toBeNull()
  expect(pasted.get(waiting)).toEqual({ title: 'As pasted', isDecided: false })
  expect(pasted.get(chosen)).toEqual({ title: 'As pasted', isDecided: true })
  expect(pasted.get(thrown)).toEqual({ title: 'As pasted', isDecided: true })
  expect(pasted.get(gone.id)).toBeUndefined()

  function aPasted(): Promise<string> {
    return inTransaction(db, async (tx) => {
      await sql`SELECT set_config('listwright.version', '{"kind": "pasted"}', true)`.execute(tx)
      const writing = { ...aWriting({ generatedTitle: 'As pasted' }), generatedExplanation: null }
      const input = aGeneratorInput({ productType: writing.generatedDescription })
      return storeListing(tx, { userId, input, writing })
    })
  }

  async function takeTitle(id: string): Promise<void> {
    const taken = { generatedTitle: 'The new one', generatedExplanation: 'Title: The new one.' }
    await db.updateTable('listings').set(taken).where('id', '=', id).execute()
  }
})
