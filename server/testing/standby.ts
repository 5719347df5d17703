import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PATH_OF_ROOT } from './path-of-root.ts'
import { freePort } from './pooler.ts'

const DEBIAN_ROOT = '/usr/lib/postgresql'

const BIN = existsSync(DEBIAN_ROOT)
  ? readdirSync(DEBIAN_ROOT)
      .toSorted((one, next) => Number(next) - Number(one))
      .map((version) => join(DEBIAN_ROOT, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'pg_basebackup')))
  : undefined

export const hasStandby = BIN !== undefined

export type Replicated = {
  primaryUrl: string
  standbyUrl: string
  /** Ends the standby as a crash would, or has it back. */
  stopStandby(): Promise<void>
  startStandby(): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL of one's own, and a standby that follows it without being waited for. */
export async function startReplicated(): Promise<Replicated> {
  const folder = await mkdtemp(join(tmpdir(), 'replicated-'))
  // PostgreSQL's own user writes there.
  await chmod(folder, 0o777)
  const [primary, standby] = [join(folder, 'primary'), join(folder, 'standby')]
  const [primaryPort, standbyPort] = [await freePort(), await freePort()]
  const start = (data: string, port: number) => {
    const where = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
    return call('pg_ctl', '-D', data, '-w', '-l', `${data}.log`, '-o', where, 'start')
  }
  const end = (data: string) => call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  await call('initdb', '--auth=trust', '--username=listwright', '--encoding=UTF8', primary)
  await start(primary, primaryPort)
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'listwright']
  await call('pg_basebackup', ...from, '-D', standby, '-X', 'stream', '-c', 'fast', '-R')
  await start(standby, standbyPort)
  return {
    primaryUrl: address(primaryPort),
    standbyUrl: address(standbyPort),
    stopStandby: () => end(standby),
    startStandby: () => start(standby, standbyPort),
    stop: async () => {
      await end(standby)
      await end(primary)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function address(port: number): string {
  return `postgres://listwright@127.0.0.1:${port}/postgres`
}

async function call(name: string, ...args: string[]): Promise<void> {
  const program = join(BIN ?? '', name)
  // It refuses to be root.
  const words = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', program] : [program]
  const [command = '', ...rest] = [...words, ...args]
  // What it starts keeps its output open, so nobody waits for the end of that.
  const env = { ...process.env, PATH: PATH_OF_ROOT }
  await promisify(execFile)('sh', ['-c', '"$@" >/dev/null 2>&1', 'sh', command, ...rest], { env })
}
