import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const DEBIAN_ROOT = '/usr/lib/postgresql'

/** Writes the whole database that the address names into a file, as it was at one moment. */
export function dumpPostgres(url: string, path: string): Promise<void> {
  return call('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', path])
}

/** Fills an empty database from such a file: wholly, or not at all. */
export function restorePostgres(url: string, path: string): Promise<void> {
  return call('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    path,
  ])
}

async function call(program: string, url: string, args: string[]): Promise<void> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  // On the command line everybody on the machine could read it.
  address.password = ''
  const child = spawn(newest(program), ['--dbname', address.href, ...args], {
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      ...(password !== '' && { PGPASSWORD: password }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', () => {
      reject(
        new Error(`${program} was not found: install PostgreSQL's client (postgresql-client).`),
      )
    })
    child.once('close', resolve)
  })
  const [said, code] = await Promise.all([text(child.stderr), ended])
  if (code !== 0) throw new Error(`${program} could not do it: ${said.trim()}`)
}

/** A dump is made and read by a client no older than its server. */
function newest(program: string): string {
  if (!existsSync(DEBIAN_ROOT)) return program
  const paths = readdirSync(DEBIAN_ROOT)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_ROOT, version, 'bin', program))
  return paths.find((path) => existsSync(path)) ?? program
}
