import { randomBytes, randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '#server/database/database.ts'
import { onServer } from '#server/testing/database.ts'
import { Server } from '../testing/server.ts'

/** Nobody here is slowed down on purpose: what is tried is what the processes do together. */
const UNLIMITED = {
  LOG_LEVEL: 'error',
  SANDBOX_PAYMENTS: 'on',
  // So that each person can seem to come from an address of their own.
  TRUSTED_PROXIES: '127.0.0.1/32,::1/128',
  REQUESTS_PER_MINUTE: '1000000',
  GENERATIONS_PER_MINUTE: '1000000',
  GENERATIONS_PER_MINUTE_NETWORK: '1000000',
  HOLD_LEASE_SECONDS: '90',
}

/** The product as one or more processes, and its database as an auditor opens it. */
export type Site = {
  servers: Server[]
  origins: () => string[]
  /** On the embedded database only when its process has ended. */
  onDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  /** As the owner of the shop does it. */
  makeAdmin(email: string): Promise<void>
  close(): Promise<void>
}

export async function embeddedSite(disk?: string): Promise<Site> {
  const server = await Server.start(UNLIMITED, disk)
  const open = () => openDatabase({ dataDir: server.folder })
  return siteOf([server], open, async () => {})
}

/** Processes on a database of their own on this PostgreSQL, which know the same people. */
export async function sharedSite(
  postgres: string,
  count: number,
  environment: Record<string, string> = {},
): Promise<Site> {
  const name = `listwright_long_${randomUUID().replaceAll('-', '')}`
  await onServer(postgres, (client) => client.query(`CREATE DATABASE ${name}`))
  const address = new URL(postgres)
  address.pathname = `/${name}`
  const { READ_DATABASE_URL: read } = environment
  const replica = read === undefined ? undefined : new URL(read)
  if (replica !== undefined) replica.pathname = `/${name}`
  const own = {
    ...UNLIMITED,
    DATABASE_URL: address.href,
    IDENTITY_SECRET: randomBytes(32).toString('hex'),
    ...environment,
    ...(replica !== undefined && { READ_DATABASE_URL: replica.href }),
  }
  const servers = [await Server.start(own)]
  while (servers.length < count) servers.push(await Server.start(own))
  return siteOf(
    servers,
    () => openDatabase({ url: address.href, dataDir: '/nowhere' }),
    () => onServer(postgres, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  )
}

function siteOf(
  servers: Server[],
  open: () => ReturnType<typeof openDatabase>,
  drop: () => Promise<void>,
): Site {
  return {
    servers,
    origins: () => servers.map(({ url }) => url),
    onDatabase: async (work) => {
      const { db, close } = await open()
      try {
        return await work(db)
      } finally {
        await close()
      }
    },
    makeAdmin: async (email) => {
      const [server] = servers
      if (server !== undefined) await server.makeAdmin(email)
    },
    close: async () => {
      for (const server of servers) await server.stop()
      await drop()
    },
  }
}
