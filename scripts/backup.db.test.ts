import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { onServer, postgresDatabase } from '#server/testing/database.ts'
import { aListing, aMember, balanceOf } from '#server/testing/people.ts'
import { run } from './run.ts'

const server = process.env['TEST_DATABASE_URL']
const SECRET = randomBytes(32).toString('hex')

describe.skipIf(server === undefined)('a shop on PostgreSQL', () => {
  let home = ''
  let shop: Awaited<ReturnType<typeof postgresDatabase>>
  let other: Awaited<ReturnType<typeof postgresDatabase>>
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'backup-'))
    shop = await postgresDatabase(server ?? '')
    other = await postgresDatabase(server ?? '')
  })
  afterAll(async () => {
    await shop.drop()
    await other.drop()
    await rm(home, { recursive: true })
  })

  const command = (name: string, url: string, folder: string) =>
    run(process.execPath, [join(import.meta.dirname, `${name}.ts`), folder], {
      env: {
        DATA_DIR: join(home, 'data'),
        DATABASE_URL: url,
        MIGRATION_DATABASE_URL: '',
        IDENTITY_SECRET: SECRET,
      },
      isQuiet: true,
    })

  it('is copied while it is open, and put into an empty database alone', async () => {
    const folder = join(home, 'monday')
    const open = await openDatabase({ url: shop.url, dataDir: '/nowhere' })
    const ana = await aMember(open.db)
    await aListing(open.db, ana.id)
    const made = await command('backup', shop.url, folder)
    expect([made.exitCode, made.output]).toEqual([0, expect.stringContaining('Backed up into')])
    await open.close()

    const full = await command('restore', other.url, folder)
    expect([full.exitCode, full.output]).toEqual([1, expect.stringContaining('tables in this')])
    await onServer(other.url, (client) =>
      client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    )
    const put = await command('restore', other.url, folder)
    expect([put.exitCode, put.output]).toEqual([
      0,
      expect.stringContaining('The books are whole: 1 people, 3 entries of the ledger, 1 listings'),
    ])
    const restored = await openDatabase({ url: other.url, dataDir: '/nowhere' })
    expect(await balanceOf(restored.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
    await restored.close()
  })
})
