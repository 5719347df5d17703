import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { databaseOn, type OpenDatabase, type QueryListener } from '#server/database/database.ts'
import { openMigrated } from '#server/database/embedded.ts'
import { EmbeddedSource } from '#server/database/embedded-source.ts'
import { schemaFingerprint } from '#server/database/migrate.ts'
import { openPostgres, POOL_LIMITS } from '#server/database/postgres.ts'
import { dumpTemplate } from '#server/database/template.ts'
import { isEmptied, schemaOf } from './emptied.ts'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/listwright')

/** Any number: test workers that start together make one template, not several at once. */
const TEMPLATE_LOCK = 7_314_160

let archive: Promise<Blob> | undefined

/** Instances that a test gave back and another may have: to open one takes longer than most tests. */
const emptied: PGlite[] = []
const KEPT_MAX = 2
let freshSchema: string | undefined

/**
 * A fresh database with the schema and nothing else: PGlite in memory, or a database of its own on
 * the server that TEST_DATABASE_URL names.
 */
export function testDatabase(onQuery?: QueryListener): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  return server === undefined ? onPglite(onQuery) : onPostgres(server, onQuery)
}

async function onPglite(onQuery?: QueryListener): Promise<OpenDatabase> {
  archive ??= templateArchive()
  const loadDataDir = await archive
  const open = () => openMigrated({ loadDataDir })
  const lent = emptied.pop() ?? (await open())
  const schema = (freshSchema ??= await schemaOf(lent))
  const source = new EmbeddedSource(lent, open)
  const close = async () => {
    const lite = await source.detach()
    if (emptied.length < KEPT_MAX && (await isEmptied(lite, schema))) emptied.push(lite)
    else await lite.close()
  }
  return { db: databaseOn(source, onQuery), kind: 'pglite', close }
}

async function templateArchive(): Promise<Blob> {
  return new Blob([await readFile(await databaseTemplate())])
}

/**
 * The path of a fresh database with the schema, for a database on disk: made once per schema and
 * kept, because initdb takes longer than most tests.
 */
export async function databaseTemplate(): Promise<string> {
  const path = join(CACHE, `database-${await schemaFingerprint()}.tar`)
  if (existsSync(path)) return path
  const dump = await dumpTemplate('none')
  await mkdir(CACHE, { recursive: true })
  const own = `${path}.${randomUUID()}`
  await writeFile(own, dump)
  await rename(own, path)
  return path
}

/** A database of its own on that server, the address of its owner, and how to be rid of it. */
export async function postgresDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `listwright_template_${await schemaFingerprint()}`
  const name = `listwright_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    await makeTemplate(client, { server, template })
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  return {
    url: addressOf(server, name),
    drop: () => onServer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

async function onPostgres(server: string, onQuery?: QueryListener): Promise<OpenDatabase> {
  const { url, drop } = await postgresDatabase(server)
  // A thousand at once may wait long on a busy machine, and shall all be answered.
  const source = await openPostgres(url, { ...POOL_LIMITS, waitSeconds: 120 })
  const close = async () => {
    await source.close()
    await drop()
  }
  return { db: databaseOn(source, onQuery), kind: 'postgres', close }
}

async function makeTemplate(
  client: Client,
  { server, template }: { server: string; template: string },
): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
  if (rows.length > 0) return
  // Under another name until it is whole: a test run may be stopped at any moment.
  const own = `${template}_${randomUUID().slice(0, 8)}`
  await client.query(`CREATE DATABASE ${own}`)
  const source = await openPostgres(addressOf(server, own))
  await source.close()
  await client.query(`ALTER DATABASE ${own} RENAME TO ${template}`)
}

/** Does something on a server as whoever the address names. */
export async function onServer(
  server: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${database}`
  return address.href
}
