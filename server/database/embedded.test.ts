import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseTemplate } from '#server/testing/database.ts'
import { aListing, aMember, balanceOf } from '#server/testing/people.ts'
import { openDatabase } from './database.ts'

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

it('refuses whoever comes after it was closed', async () => {
  const open = await openIn(shop)
  await open.close()
  const late = open.db.selectFrom('users').selectAll().execute()
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
})

function openIn(dataDir: string) {
  return openDatabase({ dataDir, templatePath })
}
