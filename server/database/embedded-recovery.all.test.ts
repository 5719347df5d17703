import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { databaseTemplate } from '#server/testing/database.ts'
import { aListing, aMember, balanceOf } from '#server/testing/people.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { unpackEmbedded } from './embedded.ts'

const home = mkdtempSync(join(tmpdir(), 'recovered-'))
let templatePath = ''
beforeAll(async () => {
  templatePath = await databaseTemplate()
})
afterAll(() => rmSync(home, { recursive: true }))

it('is copied by itself before a new version changes it, and the copy is the shop of before', async () => {
  const dataDir = join(home, 'updated')
  const before = await openIn(dataDir)
  const ana = await aMember(before.db)
  await before.db.deleteFrom('migrations').where('name', '=', '014_guards.sql').execute()
  await before.close()
  const after = await openIn(dataDir)
  await aListing(after.db, ana.id)
  await after.close()
  expect(readdirSync(join(dataDir, 'backups'))).toEqual(['before-014_guards.tar.gz'])

  const back = join(home, 'taken-back')
  await unpackEmbedded(back, join(dataDir, 'backups/before-014_guards.tar.gz'))
  const again = await openIn(back)
  expect(await balanceOf(again.db, ana.id)).toEqual({ credits: 10, creditsHeld: 0 })
  await again.close()
})

it('opens itself again after a panic, loses nothing that was answered, and says so', async () => {
  const incidents: string[] = []
  const shop = join(home, 'panicked')
  const open = await openIn(shop, { onIncident: (sentence) => incidents.push(sentence) })
  const ana = await aMember(open.db)
  await aListing(open.db, ana.id)

  // The journal's folder is gone, as when its disk is: PGlite panics and never recovers by itself.
  const journal = join(shop, 'database', 'pg_wal')
  renameSync(journal, `${journal}-away`)
  await expect(fillJournal(open.db)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(aListing(open.db, ana.id)).rejects.toMatchObject({ code: 'unavailable' })

  renameSync(`${journal}-away`, journal)
  await expect
    .poll(
      () =>
        aListing(open.db, ana.id)
          .then(() => 'done')
          .catch(() => 'not yet'),
      {
        timeout: 60_000,
      },
    )
    .toBe('done')
  expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 8, creditsHeld: 0 })
  expect(await brokenInvariants(open.db)).toEqual([])
  expect(incidents).toEqual(['The embedded database stopped working and was opened again'])
  await open.close()
})

function openIn(dataDir: string, options: Partial<DatabaseOptions> = {}) {
  return openDatabase({ dataDir, templatePath, ...options })
}

async function fillJournal(db: Parameters<typeof aMember>[0]): Promise<void> {
  for (let megabytes = 0; megabytes < 100; megabytes += 1) {
    await sql`SELECT pg_logical_emit_message(true, 'fill', repeat('y', 1000000))`.execute(db)
  }
}
