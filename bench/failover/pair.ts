import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PATH_OF_ROOT } from '#server/testing/path-of-root.ts'
import { ROOT } from '../../scripts/build/stamp.ts'
import { asOwnerOfFiles, binariesOfPostgres, freePort } from '../../scripts/postgres.ts'
import { run } from '../../scripts/run.ts'
import { type Supervised, supervise } from '../going-live/supervised.ts'

const HAPROXY = '/usr/sbin/haproxy'
const PATIENCE_MS = 120_000

/** What docs/scaling.md asks of both databases. */
const SETTINGS = [
  'wal_level=replica',
  'wal_log_hints=on',
  'wal_keep_size=512MB',
  'max_wal_senders=10',
  'hot_standby=on',
  'synchronous_commit=on',
  'max_connections=200',
]

export type Name = 'A' | 'B'
type Node = { name: Name; port: number; data: string; log: string }
/** Two databases of which one leads, HAProxy in front and deploy/failover.sh beside. */
export type Pair = {
  /** Through HAProxy: whoever leads, and its standby. */
  primaryUrl: string
  standbyUrl: string
  /** Kills whoever leads, at once and without warning; answers who it was. */
  kill(): Promise<Name>
  /** Waits until another than this one leads and has a synchronous standby again. */
  untilArmed(notLedBy?: Name): Promise<Name>
  /** What the supervisor said. */
  said(): Promise<string>
  stop(): Promise<void>
}

export async function startPair(home: string): Promise<Pair> {
  const files = join(home, 'databases')
  await mkdir(files)
  await chmod(files, 0o777)
  const [a, b] = [await nodeIn(files, 'A'), await nodeIn(files, 'B')]
  const roles = ['--auth=trust', '--username=listwright', '--encoding=UTF8']
  await asOwnerOfFiles('initdb', [...roles, '-D', a.data])
  // In the file, and not on the command line: pg_rewind reads it too.
  await appendFile(join(a.data, 'postgresql.conf'), `${SETTINGS.join('\n')}\n`)
  await asOwnerOfFiles('pg_ctl', startWords(a, files))
  const running: Supervised[] = []
  const at = (name: string) => join(home, name)
  const program = (name: string, words: string[]) =>
    supervise({
      name,
      words,
      folder: ROOT,
      environment: { PATH: PATH_OF_ROOT },
      log: at(`${name}.log`),
      pidFile: at(`${name}.pid`),
    })

  const [primary, standby] = [await freePort(), await freePort()]
  await writeFile(at('haproxy.cfg'), await haproxySettings({ home, a, b, primary, standby }))
  running.push(await program('haproxy', [HAPROXY, '-db', '-f', at('haproxy.cfg')]))
  // The supervisor says who leads to whoever is there.
  while (!existsSync(at('haproxy.sock'))) await pause(50)
  await writeFile(at('failover.env'), await supervisorSettings({ home, files, a, b }))
  await writeFile(at('state'), 'A alone\n')
  running.push(
    await program('failover', ['bash', join(ROOT, 'deploy/failover.sh'), at('failover.env')]),
  )

  const state = async () => (await readFile(at('state'), 'utf8')).trim().split(' ')
  return {
    primaryUrl: address(primary),
    standbyUrl: address(standby),
    kill: async () => {
      const [leader] = await state()
      const node = leader === 'A' ? a : b
      const [pid = ''] = (await readFile(join(node.data, 'postmaster.pid'), 'utf8')).split('\n')
      // As if the machine lost its power: first who would start the others again, then each of them.
      const { output } = await run('ps', ['-o', 'pid=', '--ppid', pid], { isQuiet: true })
      for (const one of [pid, ...output.split('\n').filter((line) => line.trim() !== '')])
        endNow(Number(one))
      return node.name
    },
    untilArmed: async (notLedBy) => {
      const end = performance.now() + PATIENCE_MS
      while (performance.now() < end) {
        const [leader, kind] = await state()
        if (kind === 'armed' && leader !== notLedBy) return leader === 'A' ? 'A' : 'B'
        await pause(50)
      }
      throw new Error(`No standby came: ${await readFile(at('failover.log'), 'utf8')}`)
    },
    said: () => readFile(at('failover.log'), 'utf8'),
    stop: async () => {
      for (const one of running.toReversed()) await one.stop()
      for (const { data } of [a, b])
        await asOwnerOfFiles('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']).catch(
          () => {},
        )
    },
  }
}

function address(port: number): string {
  return `postgres://listwright@127.0.0.1:${port}/postgres`
}

function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended by itself.
  }
}

async function nodeIn(files: string, name: Name): Promise<Node> {
  return { name, port: await freePort(), data: join(files, name), log: join(files, `${name}.log`) }
}

function startWords({ port, data, log }: Node, files: string): string[] {
  const where = `-p ${port} -k ${files} -c listen_addresses=127.0.0.1`
  return ['-D', data, '-w', '-t', '60', '-l', log, '-o', where, 'start']
}

type Entrance = { home: string; a: Node; b: Node; primary: number; standby: number }

/** deploy/haproxy.cfg with other addresses. */
async function haproxySettings({ home, a, b, primary, standby }: Entrance): Promise<string> {
  const text = await readFile(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
  return text
    .replace('/run/haproxy/admin.sock', join(home, 'haproxy.sock'))
    .replace('127.0.0.1:6500\n  server', `127.0.0.1:${primary}\n  server`)
    .replace('127.0.0.1:6501\n  server', `127.0.0.1:${standby}\n  server`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${a.port}`)
    .replaceAll('10.0.0.12:5432', `127.0.0.1:${b.port}`)
}

type Supervisor = { home: string; files: string; a: Node; b: Node }

/** deploy/failover.env, each value in place of its example. */
async function supervisorSettings({ home, files, a, b }: Supervisor): Promise<string> {
  const text = await readFile(join(ROOT, 'deploy/failover.env'), 'utf8')
  const bin = await binariesOfPostgres()
  if (bin === null) throw new Error('PostgreSQL is not installed')
  const start = (node: Node) => {
    const words = startWords(node, files).map((word) => (word.includes(' ') ? `@${word}@` : word))
    return [join(bin, 'pg_ctl'), ...words].join(' ')
  }
  const as = process.getuid?.() === 0 ? 'runuser -u postgres --' : ''
  const own = new Map(
    [a, b].flatMap((node) => [
      [`${node.name}_HOST`, '127.0.0.1'],
      [`${node.name}_PORT`, String(node.port)],
      [`${node.name}_DATA`, node.data],
      [`${node.name}_CONF`, join(node.data, 'postgresql.conf')],
      [`${node.name}_RUN`, as],
      [`${node.name}_START`, join(files, `start-${node.name}`)],
      [`${node.name}_STOP`, `${join(bin, 'pg_ctl')} -D ${node.data} -m immediate stop`],
    ]),
  )
  own.set('ROLE', 'listwright').set('BIN', bin)
  own.set('HAPROXY_SOCKET', join(home, 'haproxy.sock')).set('STATE', join(home, 'state'))
  for (const node of [a, b]) {
    const file = join(files, `start-${node.name}`)
    await writeFile(file, `#!/bin/sh\nexec ${start(node).replaceAll('@', "'")} </dev/null\n`)
    await chmod(file, 0o755)
  }
  return text.replaceAll(/^([A-Z_]+)=.*$/gm, (line, name: string) => {
    const value = own.get(name)
    if (value === undefined) throw new Error(`deploy/failover.env sets ${name}, which nobody tries`)
    return `${name}="${value}"`
  })
}
