import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { routes } from '#contract/routes.ts'
import { openDatabase } from '#server/database/database.ts'
import { manyListings } from '#server/testing/many-listings.ts'
import { signUp } from '../scripts/demo/person.ts'
import { OURS, start, type Started } from './programs.ts'

const LISTINGS = 2000

/** The product, started, with somebody in it who has many listings; on PGlite where no database is named. */
export type Shop = {
  program: Started
  userId: string
  headers: { authorization: string }
  stop: () => Promise<void>
}

export async function aSellerAt(databaseUrl?: string): Promise<Shop> {
  const directory = await mkdtemp(join(tmpdir(), 'listwright-bench-'))
  const dataDir = join(directory, 'data')
  const env = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '1000000',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const first = await start(OURS, [], env)
  const newcomer = { email: `${crypto.randomUUID()}@example.com`, name: '', address: '203.0.113.1' }
  const { call, token } = await signUp(first.origin, newcomer)
  const { id: userId } = await call(routes.currentUser)
  // The embedded database belongs to one process at a time.
  first.child.kill('SIGTERM')
  await once(first.child, 'exit')
  const { db, close } = await openDatabase({ url: databaseUrl, dataDir })
  await manyListings(db, { count: LISTINGS, userId: sql<string>`${userId}` })
  await sql`VACUUM ANALYZE`.execute(db)
  await close()
  const program = await start(OURS, [], env)
  const stop = async () => {
    program.child.kill('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
  return { program, userId, headers: { authorization: `Bearer ${token}` }, stop }
}
