import { mkdtempSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { databaseTemplate } from '#server/testing/database.ts'
import { aListing, aMember, balanceOf } from '#server/testing/people.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { unpackEmbedded } from './embedded.ts'

const home = mkdtempSync(join(tmpdir(), 'embedded-'))
const shop = join(home, 'shop')
let templatePath = ''
beforeAll(async () => {
  templatePath = await databaseTemplate()
})
afterAll(() => rmSync(home, { recursive: true }))

it('keeps what was stored when it is closed and opened again', async () => {
  const first = await openIn(shop)
  const ana = await aMember(first.db)
  await aListing(first.db, ana.id)
  await first.close()
  const second = await openIn(shop)
  expect(await balanceOf(second.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  await second.close()
})

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

it('says in a sentence what to do when its files are damaged, and leaves them', async () => {
  const dataDir = join(home, 'damaged')
  await (await openIn(dataDir)).close()
  truncateSync(join(dataDir, 'database/global/pg_control'), 100)
  await expect(openIn(dataDir)).rejects.toThrow(/cannot be opened: .* put a copy of/)
  rmSync(join(dataDir, 'database/PG_VERSION'))
  await expect(openIn(dataDir)).rejects.toThrow(/cannot be opened: .* put a copy of/)
})

it('says in a sentence what to do where it may not write', async () => {
  const file = join(home, 'no-folder')
  writeFileSync(file, '')
  await expect(openIn(join(file, 'shop'))).rejects.toThrow(/cannot be written to .* set DATA_DIR/)
})

it('refuses a second opening of the same directory', async () => {
  const open = await openIn(shop)
  await expect(openIn(shop)).rejects.toThrow('is in use by process')
  await open.close()
})

it('opens itself again after a panic, loses nothing that was answered, and says so', async () => {
  const incidents: string[] = []
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

it('refuses whoever comes after it was closed', async () => {
  const open = await openIn(shop)
  await open.close()
  const late = open.db.selectFrom('users').selectAll().execute()
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
})

function openIn(dataDir: string, options: Partial<DatabaseOptions> = {}) {
  return openDatabase({ dataDir, templatePath, ...options })
}

async function fillJournal(db: Parameters<typeof aMember>[0]): Promise<void> {
  for (let megabytes = 0; megabytes < 100; megabytes += 1) {
    await sql`SELECT pg_logical_emit_message(true, 'fill', repeat('y', 1000000))`.execute(db)
  }
}
