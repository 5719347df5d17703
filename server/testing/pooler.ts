import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PGBOUNCER = '/usr/sbin/pgbouncer'

export const hasPooler = existsSync(PGBOUNCER)

export type Pooler = { url: string; stop(): Promise<void> }

/** A PgBouncer that lends a connection for one transaction, as docs/scaling.md has it, before the database at the address. */
export async function startPooler(database: string, more = ''): Promise<Pooler> {
  const { hostname, port, pathname, username } = new URL(database)
  const folder = await mkdtemp(join(tmpdir(), 'pooler-'))
  await chmod(folder, 0o755)
  const ownPort = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const name = pathname.slice(1)
  await writeFile(
    file,
    `[databases]
${name} = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
default_pool_size = 3
${more}
`,
  )
  // It refuses to be root.
  const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PGBOUNCER, ['-q', ...asOther, file], { stdio: 'ignore' })
  while (!(await answers(ownPort))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
  }
  const url = new URL(database)
  url.port = String(ownPort)
  return {
    url: url.href,
    stop: async () => {
      const end = once(child, 'exit')
      child.kill('SIGINT')
      await end
      await rm(folder, { recursive: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => setTimeout(resolve, 50, false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
