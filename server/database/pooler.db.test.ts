import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { onServer, postgresDatabase } from '#server/testing/database.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { hasPooler, type Pooler, startPooler } from '#server/testing/pooler.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { openDatabase } from './database.ts'

const server = process.env['TEST_DATABASE_URL']
if (!hasPooler) console.warn('SKIPPED: PgBouncer is not installed.')

describe.skipIf(server === undefined || !hasPooler)('behind a pooler', () => {
  let owned: Awaited<ReturnType<typeof postgresDatabase>>
  let pooler: Pooler
  beforeAll(async () => {
    owned = await postgresDatabase(server ?? '')
    pooler = await startPooler(owned.url)
  })
  afterAll(async () => {
    await pooler.stop()
    await owned.drop()
  })

  const opened = () => openDatabase({ url: pooler.url, dataDir: '/nowhere' })

  it('does not start where no statement would ever be ended, and says what to set', async () => {
    await expect(opened()).rejects.toThrow(/ALTER ROLE "\w+" SET statement_timeout = '15s'/)
  })

  describe('that keeps the time limit on the database', () => {
    let shop: TestApp
    beforeAll(async () => {
      const name = new URL(owned.url).pathname.slice(1)
      await onServer(owned.url, (client) =>
        client.query(`ALTER DATABASE "${name}" SET statement_timeout = '15s'`),
      )
      await pooler.stop()
      pooler = await startPooler(owned.url)
      shop = await testApp({ database: await opened() })
    })
    afterAll(() => shop.close())

    it('answers every one of sixty calls, five at once', async () => {
      const ana = await shop.signIn('ana@example.com')
      const statuses: number[] = []
      const callOn = async () => {
        for (let call = 0; call < 12; call += 1)
          statuses.push((await ana.call(routes.currentUser)).status)
      }
      await Promise.all([1, 2, 3, 4, 5].map(callOn))
      expect(statuses).toEqual(statuses.map(() => 200))
      expect(statuses).toHaveLength(60)
    })

    it('writes listings side by side, each for a credit', async () => {
      const ben = await shop.signIn('ben@example.com')
      const write = () => ben.call(routes.generateListing, { body: aGeneratorInput() })
      const written = await Promise.all([write(), write(), write()])
      expect(written.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await ben.credits()).toBe(7)
      expect(await brokenInvariants(shop.db)).toEqual([])
    })
  })

  it('leaves changes of the tables to whoever reaches the database itself', async () => {
    await onServer(owned.url, (client) =>
      client.query("UPDATE migrations SET name = 'x' WHERE name = '014_guards.sql'"),
    )
    await expect(opened()).rejects.toThrow(/run "npm run migrate"/)
  })
})

describe.skipIf(server === undefined || !hasPooler)('behind one that refuses our settings', () => {
  it('says which setting of the pooler lets them pass', async () => {
    const owned = await postgresDatabase(server ?? '')
    const pooler = await startPooler(owned.url, 'ignore_startup_parameters =')
    const opening = openDatabase({ url: pooler.url, dataDir: '/nowhere' })
    await expect(opening).rejects.toThrow(/ignore_startup_parameters = statement_timeout/)
    await pooler.stop()
    await owned.drop()
  })
})
