import { appendFile, chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { openDatabase } from '#server/database/database.ts'
import { asOwnerOfFiles, freePort, type Postgres } from '../../scripts/postgres.ts'

/** Settings under which PostgreSQL keeps every change; those of docs/going-live.md. */
export function archiveSettings(folder: string): string[] {
  const command = `test ! -f ${folder}/%f && cp %p ${folder}/%f`
  return ['wal_level=replica', 'archive_mode=on', `archive_command='${command}'`]
}

export async function makeArchive(folder: string): Promise<void> {
  await mkdir(folder)
  // PostgreSQL's own user writes there.
  await chmod(folder, 0o777)
}

/** The copy of the files from which changes are replayed. */
export async function copyFiles(postgres: Postgres, folder: string): Promise<void> {
  const { port } = new URL(postgres.url)
  await makeArchive(folder)
  const to = join(folder, 'base')
  const from = ['-h', '127.0.0.1', '-p', port, '-U', 'listwright']
  await asOwnerOfFiles('pg_basebackup', [...from, '-D', to, '-X', 'none', '-c', 'fast'])
}

type Accident = { postgres: Postgres; archive: string; copy: string; folder: string }

/** Loses every listing, goes back to the moment before, and says what is there again. */
export async function goBackBefore(accident: Accident): Promise<string> {
  const { postgres, archive, copy, folder } = accident
  const address = new URL(postgres.url)
  address.pathname = '/listwright'
  const { moment, listings } = await lose(address.href)
  await untilArchived(address.href, archive)

  await makeArchive(folder)
  const data = join(folder, 'data')
  await asOwnerOfFiles('cp', ['-a', join(copy, 'base'), data], 'program')
  const settings = [
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${moment}'`,
    `recovery_target_action = 'promote'`,
  ]
  await appendFile(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
  await writeFile(join(data, 'recovery.signal'), '')
  const port = await freePort()
  const where = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`
  const start = ['-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), '-o', where, 'start']
  await asOwnerOfFiles('pg_ctl', start)
  try {
    address.port = String(port)
    await untilRecovered(address.href)
    return await told(address.href, listings)
  } finally {
    await asOwnerOfFiles('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
    await rm(folder, { recursive: true, force: true })
  }
}

async function lose(url: string): Promise<{ moment: string; listings: number }> {
  return on(url, async (client) => {
    const before = await client.query(
      'SELECT now()::text AS moment, count(*)::int AS n FROM listings',
    )
    await pause(1500)
    // The database lets nobody empty the versions at a stroke; row by row they go with their listings.
    await client.query('DELETE FROM listings')
    const [row] = before.rows
    return { moment: String(row.moment), listings: Number(row.n) }
  })
}

async function untilArchived(url: string, archive: string): Promise<void> {
  const { rows } = await on(url, (client) =>
    client.query('SELECT pg_walfile_name(pg_switch_wal()) AS name'),
  )
  while (!(await readdir(archive)).includes(String(rows[0].name))) await pause(200)
}

/** It answers, but takes no writing, while it is still reading what happened. */
async function untilRecovered(url: string): Promise<void> {
  const isReading = () =>
    on(url, async (client) => {
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS is')
      return rows[0].is === true
    })
  while (await isReading()) await pause(200)
}

async function told(url: string, listings: number): Promise<string> {
  const { db, close } = await openDatabase({ url, dataDir: '/nowhere' })
  try {
    const broken = await brokenInvariants(db)
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM listings`.execute(db)
    const isWhole = broken.length === 0 && rows[0]?.n === listings
    return isWhole
      ? `All ${listings} listings are back, and the books are whole.`
      : `LOST: ${rows[0]?.n} of ${listings} listings; ${broken.map(({ rule }) => rule).join('; ')}`
  } finally {
    await close()
  }
}

async function on<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
