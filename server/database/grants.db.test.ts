import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { onServer, postgresDatabase } from '#server/testing/database.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { openDatabase } from './database.ts'
import { grantTo } from './grants.ts'

const server = process.env['TEST_DATABASE_URL']
const role = `listwright_app_${randomUUID().slice(0, 8)}`

describe.skipIf(server === undefined)('the role that serves people', () => {
  let owned: Awaited<ReturnType<typeof postgresDatabase>>
  let shop: TestApp
  let asRole: Client
  beforeAll(async () => {
    owned = await postgresDatabase(server ?? '')
    await onServer(owned.url, (client) => client.query(`CREATE ROLE "${role}" LOGIN`))
    const { db, close } = await openDatabase({ url: owned.url, dataDir: '/nowhere' })
    await grantTo(db, role)
    await close()
    const address = new URL(owned.url)
    address.username = role
    const database = await openDatabase({ url: address.href, dataDir: '/nowhere' })
    shop = await testApp({ database })
    asRole = new Client({ connectionString: address.href })
    await asRole.connect()
  })
  afterAll(async () => {
    await asRole.end()
    await shop.close()
    await owned.drop()
    await onServer(server ?? '', (client) => client.query(`DROP ROLE "${role}"`))
  })

  it('opens an account, writes a listing for a credit, edits, deletes and restores it, and closes the account', async () => {
    const ana = await shop.signIn('ana@example.com')
    const input = aGeneratorInput()
    expect((await ana.call(routes.generateListing, { body: input })).status).toBe(200)
    expect(await ana.credits()).toBe(9)
    expect(await brokenInvariants(shop.db)).toEqual([])
    const [listing] = (await ana.call(routes.listListings)).answer()
    const params = { id: listing?.id ?? '' }
    await ana.call(routes.updateListing, { params, body: { generatedTitle: 'A Mug' } })
    expect((await ana.call(routes.deleteListing, { params })).status).toBe(204)
    expect((await ana.call(routes.restoreListing, { params })).status).toBe(200)
    expect((await ana.call(routes.listVersions, { params })).answer()).toHaveLength(2)
    const closed = await ana.call(routes.deleteAccount)
    expect([closed.status, closed.text]).toEqual([204, ''])
  })

  it.each([
    ['a balance set', 'UPDATE users SET credits = credits + 1000'],
    ['an entry changed', 'UPDATE credit_transactions SET amount = 1000'],
    ['an entry deleted', 'DELETE FROM credit_transactions'],
    ['the ledger emptied', 'TRUNCATE credit_transactions'],
    ['the audit rewritten', "UPDATE audit_log SET detail = ''"],
    ['a version rewritten', "UPDATE listing_versions SET earlier = '{}'"],
    ['a version deleted', 'DELETE FROM listing_versions'],
    ['a person deleted', 'DELETE FROM users'],
    ['a guard switched off', 'ALTER TABLE users DISABLE TRIGGER credits_by_ledger_only'],
    ['all guards switched off', 'SET session_replication_role = replica'],
    ['a guard replaced', 'DROP TRIGGER append_only ON credit_transactions'],
    ['a guard of its own', 'CREATE TABLE door (id int)'],
    ['a table that hides ours', 'CREATE TEMPORARY TABLE users (id text)'],
    ['a migration forgotten', 'DELETE FROM migrations'],
  ])('is refused %s', async (_what, statement) => {
    await expect(asRole.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('is told to run the migrations when some are missing', async () => {
    await onServer(owned.url, (client) =>
      client.query("UPDATE migrations SET name = 'x' WHERE name = '014_guards.sql'"),
    )
    const url = new URL(owned.url)
    url.username = role
    await expect(openDatabase({ url: url.href, dataDir: '/nowhere' })).rejects.toThrow(
      /Run "npm run migrate" with MIGRATION_DATABASE_URL/,
    )
  })
})
