import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingRoutes } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { onServer, testDatabase } from '#server/testing/database.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { hasStandby, type Replicated, startReplicated } from '#server/testing/standby.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import { openDatabase, type OpenDatabase } from './database.ts'
import { primaryReader } from './replica.ts'

const isOnServer = process.env['TEST_DATABASE_URL'] !== undefined
if (isOnServer && !hasStandby) console.warn('SKIPPED: pg_basebackup is not installed.')

describe.skipIf(!isOnServer || !hasStandby)('a replica', () => {
  let servers: Replicated
  let database: OpenDatabase
  let shop: TestApp
  let ana: Caller
  beforeAll(async () => {
    servers = await startReplicated()
    database = await openDatabase({ url: servers.primaryUrl, dataDir: '/nowhere' })
    const environment = {
      DATABASE_URL: servers.primaryUrl,
      READ_DATABASE_URL: servers.standbyUrl,
      GENERATIONS_PER_MINUTE: '10000',
    }
    shop = await testApp({ database, environment })
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    await servers.stop()
  })
  let people = 0
  beforeEach(async () => {
    people += 1
    ana = await shop.signIn(`ana${people}@example.com`)
  })

  const write = async (listingTitle: string) => {
    const body = { ...aGeneratorInput(), listingTitle }
    return (await ana.call(listingRoutes.generateListing, { body })).answer()
  }
  const names = async (search = '?limit=50') => {
    const page = await ana.call(routes.listListings, { search })
    return page.answer().map(({ listingTitle }) => listingTitle)
  }
  /** How many readings went where, of those that the work caused. */
  const reads = async (work: () => Promise<unknown>) => {
    const before = await counted(shop)
    await work()
    const after = await counted(shop)
    return Object.fromEntries([...after].map(([name, n]) => [name, n - (before.get(name) ?? 0)]))
  }
  const onStandby = (statement: string) =>
    onServer(servers.standbyUrl, (client) => client.query(statement))

  it('answers what is read of history and search', async () => {
    const { id } = await write('Salt cellar')
    const found = await reads(async () => {
      expect(await names()).toEqual(['Salt cellar'])
      expect(await names('')).toEqual(['Salt cellar'])
      expect(await names('?search=cellar')).toEqual(['Salt cellar'])
      const count = await ana.call(routes.countListings, { search: '?search=cellar' })
      expect(count.answer()).toEqual({ count: 1 })
      expect((await ana.call(routes.getListing, { params: { id } })).status).toBe(200)
    })
    // On a busy machine it may have been too late for one or another.
    expect((found['replica'] ?? 0) + (found['behind'] ?? 0)).toBe(5)
    expect(found['replica']).toBeGreaterThan(0)
  })

  it('hides from nobody what they have just written, changed or deleted', async () => {
    const found = await reads(async () => {
      const { id } = await write('First')
      for (let turn = 0; turn < 60; turn += 1) {
        const listingTitle = `Name ${turn}`
        await ana.call(routes.updateListing, { params: { id }, body: { listingTitle } })
        expect(await names()).toEqual([listingTitle])
      }
      await ana.call(routes.deleteListing, { params: { id } })
      expect(await names()).toEqual([])
      expect((await ana.call(routes.getListing, { params: { id } })).status).toBe(404)
    })
    expect(found['replica']).toBeGreaterThan(0)
    expect(found['away']).toBe(0)
  })

  it('is passed over while it is behind: what was written is there at once', async () => {
    await onStandby('SELECT pg_wal_replay_pause()')
    try {
      const found = await reads(async () => {
        await write('Written meanwhile')
        expect(await names()).toEqual(['Written meanwhile'])
        expect(await names('?search=meanwhile')).toEqual(['Written meanwhile'])
      })
      expect(found).toMatchObject({ replica: 0, behind: 2 })
    } finally {
      await onStandby('SELECT pg_wal_replay_resume()')
    }
  })

  it('may go away and come back: the primary answers meanwhile, and it is told once', async () => {
    await write('Still here')
    const notes = shop.notes.length
    await servers.stopStandby()
    const found = await reads(async () => {
      for (let turn = 0; turn < 5; turn += 1) expect(await names()).toEqual(['Still here'])
    })
    expect(found).toMatchObject({ replica: 0, away: 5 })
    const told = shop.notes.slice(notes).filter(({ level }) => level === 'warn')
    expect(told.map(({ said }) => said.at(-1))).toEqual([
      'The replica does not answer; the primary is read',
    ])
    await servers.startStandby()
    const isBack = async () => (await reads(() => names()))['replica']
    await expect.poll(isBack, { timeout: 20_000, interval: 500 }).toBe(1)
  }, 60_000)
})

describe('without a replica', () => {
  it('reads from the one database, and asks it nothing more', async () => {
    const statements: string[] = []
    const { db, close } = await testDatabase(({ sql }) => statements.push(sql))
    const reader = primaryReader(db)
    const work = (at: typeof db) => at.selectFrom('listings').select('id').execute()
    expect(await reader.read(work)).toEqual([])
    expect(statements).toHaveLength(1)
    await close()
  })

  it('counts no reading of one', async () => {
    const shop = await testApp()
    const ana = await shop.signIn('ana@example.com')
    await ana.call(routes.listListings)
    expect([...(await counted(shop)).values()]).toEqual([0, 0, 0])
    await shop.close()
  })
})

async function counted(shop: TestApp): Promise<Map<string, number>> {
  const { body } = await shop.app.inject('/metrics')
  const lines = body.matchAll(/^listwright_replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm)
  return new Map([...lines].map(([, name = '', value]) => [name, Number(value)]))
}
