import { chmod, chown, copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/build/stamp.ts'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { run } from '../../scripts/run.ts'
import type { Certificate } from './certificate.ts'

export const PASSWORDS = { owner: 'the owner of the tables', app: 'who serves people' }

/** A PostgreSQL that takes passwords and TLS alone from the two roles of deploy/roles.sql. */
export async function startDatabase(
  folder: string,
  { chain, key }: Certificate,
  more: string[],
): Promise<Postgres> {
  await mkdir(folder)
  await chmod(folder, 0o755)
  const [ownChain, ownKey, rules] = ['chain.pem', 'key.pem', 'pg_hba.conf'].map((name) =>
    join(folder, name),
  )
  await copyFile(chain, ownChain ?? '')
  await copyFile(key, ownKey ?? '')
  await chmod(ownKey ?? '', 0o600)
  if (process.getuid?.() === 0) {
    const { output } = await run('id', ['-u', 'postgres'], { isQuiet: true })
    await chown(ownKey ?? '', Number(output), Number(output))
  }
  await writeFile(
    rules ?? '',
    'host all,replication listwright 127.0.0.1/32 trust\nhostssl listwright all 127.0.0.1/32 scram-sha-256\nhostssl restored all 127.0.0.1/32 scram-sha-256\n',
  )
  const settings = [
    'ssl=on',
    `ssl_cert_file=${ownChain}`,
    `ssl_key_file=${ownKey}`,
    `hba_file=${rules}`,
    ...more,
  ]
  const postgres = await startPostgres(settings.map((setting) => `-c ${setting}`).join(' '))
  if (postgres === null) throw new Error('PostgreSQL is not installed')
  await asSuperuser(postgres, [
    '-v',
    `owner_password=${PASSWORDS.owner}`,
    '-v',
    `app_password=${PASSWORDS.app}`,
    '-f',
    join(ROOT, 'deploy/roles.sql'),
  ])
  return postgres
}

/** psql as whoever owns the server. */
export async function asSuperuser(postgres: Postgres, args: string[]): Promise<void> {
  const { exitCode, output } = await run(
    'psql',
    ['-v', 'ON_ERROR_STOP=1', '-q', ...args, postgres.url],
    { isQuiet: true },
  )
  if (exitCode !== 0) throw new Error(`psql failed:\n${output}`)
}

type Role = {
  role: 'listwright_owner' | 'listwright_app'
  password: string
  port: string
  database?: string
}

export function addressOf({ role, password, port, database = 'listwright' }: Role): URL {
  const address = new URL(`postgres://127.0.0.1:${port}/${database}`)
  address.username = role
  address.password = password
  return address
}

/** deploy/pgbouncer.ini with other ports, and a connection to the server that TLS guards. */
export async function writePoolerSettings(
  folder: string,
  { databasePort, port, authority }: { databasePort: string; port: number; authority: string },
): Promise<string> {
  await mkdir(folder)
  await chmod(folder, 0o755)
  const text = await readFile(join(ROOT, 'deploy/pgbouncer.ini'), 'utf8')
  const users = join(folder, 'userlist.txt')
  await writeFile(users, `"listwright_app" "${PASSWORDS.app}"\n`)
  await copyFile(authority, join(folder, 'authority.pem'))
  const file = join(folder, 'pgbouncer.ini')
  const changed = text
    .replace('port=5432', `port=${databasePort}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
  const here = `unix_socket_dir =\nserver_tls_sslmode = verify-full\nserver_tls_ca_file = ${join(folder, 'authority.pem')}\n`
  await writeFile(file, changed + here)
  return file
}
