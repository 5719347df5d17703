import { existsSync } from 'node:fs'
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATH_OF_ROOT } from '#server/testing/path-of-root.ts'
import { type Outcome, run } from './run.ts'

const DEBIAN_ROOT = '/usr/lib/postgresql'

export type Postgres = {
  url: string
  /** Ends what is connected, or, at once, as a crash would; and starts again on the same port. */
  restart(mode: 'fast' | 'immediate'): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL on a free loopback port, or answers null where none is installed.
 * Settings are given as on its command line: '-c shared_buffers=1GB'.
 */
export async function startPostgres(more = ''): Promise<Postgres | null> {
  const bin = await binariesOfPostgres()
  if (bin === null) return null
  const directory = await mkdtemp(join(tmpdir(), 'listwright-postgres-'))
  const data = join(directory, 'data')
  const port = await freePort()
  const as = await ownerOf(directory)
  const call = async (program: string, ...args: string[]) => {
    const { exitCode, output } = await ran(...as(join(bin, program), args))
    if (exitCode !== 0) throw new Error(`${program} failed:\n${output}`)
  }
  await call('initdb', '--auth=trust', '--username=listwright', '--encoding=UTF8', data)
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_connections=200 ${more}`
  await call('pg_ctl', '-D', data, '-w', '-l', join(directory, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://listwright@127.0.0.1:${port}/postgres`,
    restart: (mode) =>
      call('pg_ctl', '-D', data, '-w', '-m', mode, '-l', join(directory, 'log'), 'restart'),
    stop: async () => {
      await call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** One of PostgreSQL's programs, or another, as the user whom its files belong to. */
export async function asOwnerOfFiles(
  name: string,
  args: string[],
  kind: 'postgres' | 'program' = 'postgres',
): Promise<void> {
  const bin = await binariesOfPostgres()
  const program = kind === 'program' || bin === null ? name : join(bin, name)
  const isRoot = process.getuid?.() === 0
  const words = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]
  const { exitCode, output } = await ran(words[0] ?? '', words.slice(1))
  if (exitCode !== 0) throw new Error(`${name} failed:\n${output}`)
}

/** "PostgreSQL 15.8", or null where none is installed. */
export async function postgresVersion(): Promise<string | null> {
  const bin = await binariesOfPostgres()
  if (bin === null) return null
  const { output } = await run(join(bin, 'postgres'), ['--version'], { isQuiet: true })
  return `PostgreSQL ${/\d+(\.\d+)*/.exec(output)?.[0] ?? 'of an unknown version'}`
}

/** The folder of PostgreSQL's programs, of the newest version that is installed; null where none is. */
export async function binariesOfPostgres(): Promise<string | null> {
  if (!existsSync(DEBIAN_ROOT)) return null
  const versions = (await readdir(DEBIAN_ROOT)).toSorted((a, b) => Number(b) - Number(a))
  const paths = versions.map((version) => join(DEBIAN_ROOT, version, 'bin'))
  return paths.find((path) => existsSync(join(path, 'initdb'))) ?? null
}

function ran(command: string, args: string[]): Promise<Outcome> {
  return run(command, args, { isQuiet: true, env: { PATH: PATH_OF_ROOT } })
}

// PostgreSQL refuses to run as root, so root hands the directory and the command to its own user.
async function ownerOf(
  directory: string,
): Promise<(program: string, args: string[]) => [string, string[]]> {
  if (process.getuid?.() !== 0) return (program, args) => [program, args]
  const { output } = await run('id', ['-u', 'postgres'], { isQuiet: true })
  await chown(directory, Number(output), Number(output))
  return (program, args) => ['runuser', ['-u', 'postgres', '--', program, ...args]]
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port'))
        else resolve(address.port)
      })
    })
  })
}
