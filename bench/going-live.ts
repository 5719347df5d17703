import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureBuilt } from '../scripts/build.ts'
import { ROOT } from '../scripts/build/stamp.ts'
import { freePort } from '../scripts/postgres.ts'
import { run } from '../scripts/run.ts'
import { command, openCheckout, withProductionPackages } from '../scripts/testing/checkout.ts'
import type { Deployment } from '../scripts/testing/deployed.ts'
import { makeCertificate } from './going-live/certificate.ts'
import { SMALL } from './programs.ts'
import {
  addressOf,
  asSuperuser,
  PASSWORDS,
  startDatabase,
  writePoolerSettings,
} from './going-live/database.ts'
import { archiveSettings, copyFiles, goBackBefore, makeArchive } from './going-live/recovery.ts'
import { type Supervised, supervise } from './going-live/supervised.ts'

// Goes live as docs/going-live.md says, with the files of deploy/ and ports of its own: PostgreSQL with
// TLS and two roles, PgBouncer in transaction mode, two processes on the production packages, nginx with
// TLS. Then it tells the stories of e2e/ there, puts a backup into a second database, loses the listings
// and goes back to the moment before.
// Words behind it go to Playwright: npm run going-live -- e2e/story.spec.ts

const NGINX = '/usr/sbin/nginx'
const PGBOUNCER = '/usr/sbin/pgbouncer'

const missing = [NGINX, PGBOUNCER, '/usr/lib/postgresql'].filter((path) => !existsSync(path))
if (missing.length > 0) {
  console.log(
    `SKIPPED: going live needs the Debian packages nginx, pgbouncer and postgresql; ${missing.join(', ')} is not there.`,
  )
  process.exit(0)
}

await ensureBuilt()
const home = await mkdtemp(join(tmpdir(), 'going-live-'))
await chmod(home, 0o755)
const at = (name: string) => join(home, name)
const running: Supervised[] = []
const checkout = await openCheckout()
const certificate = await makeCertificate(home)

step('1. a database with two roles')
await makeArchive(at('wal'))
const postgres = await startDatabase(at('postgres'), certificate, archiveSettings(at('wal')))
const databasePort = new URL(postgres.url).port
const owner = addressOf({ role: 'listwright_owner', password: PASSWORDS.owner, port: databasePort })
withTls(owner)
await copyFiles(postgres, at('copy'))

step('2. the build, on the production packages alone')
await withProductionPackages(checkout.folder)
await cp(join(ROOT, 'dist'), join(checkout.folder, 'dist'), { recursive: true })

step('3. the settings')
const [entrance, poolerPort, first, second] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
]
const origin = `https://localhost:${entrance}`
const app = addressOf({ role: 'listwright_app', password: PASSWORDS.app, port: String(poolerPort) })
const settings = await settingsOfTheDocs({
  DATABASE_URL: app.href,
  IDENTITY_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: origin,
})
const forTrying = { SANDBOX_PAYMENTS: 'on', SANDBOX_GOOGLE: 'on' }
const server = { ...settings, ...forTrying }
const asOwner = { ...server, MIGRATION_DATABASE_URL: owner.href, DATA_DIR: at('data-0') }

step('4. the tables')
console.log(await done(['npm', 'run', '--silent', 'migrate'], asOwner))

step('5. a pooler, and two processes behind it')
const pooler = await writePoolerSettings(at('pgbouncer'), {
  databasePort,
  port: poolerPort,
  authority: certificate.authority,
})
const asOther = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
running.push(await supervised('pgbouncer', [PGBOUNCER, '-q', ...asOther, pooler], {}))
const deployment: Deployment = {
  url: origin,
  environment: { ...server, DATA_DIR: at('data-0') },
  processes: [first, second].map((port) => ({
    port,
    dataDir: at(`data-${port}`),
    log: at(`server-${port}.log`),
    pidFile: at(`server-${port}.pid`),
  })),
}
for (const { port, dataDir } of deployment.processes) {
  const words = ['node_modules/.bin/node', ...SMALL.flags, 'scripts/start.ts']
  running.push(
    await supervised(`server-${port}`, words, {
      ...server,
      ...SMALL.env,
      PORT: String(port),
      DATA_DIR: dataDir,
    }),
  )
}
for (const { port } of deployment.processes) await untilReady(`http://127.0.0.1:${port}/readyz`)

step('6. nginx in front')
running.push(await supervised('nginx', [NGINX, '-p', home, '-c', await nginxSettings()], {}))
process.env['NODE_EXTRA_CA_CERTS'] = certificate.authority
await writeFile(at('deployment.json'), JSON.stringify(deployment))

step(`7. the stories of e2e/, at ${origin}`)
const stories = await run(
  join(ROOT, 'node_modules/.bin/playwright'),
  ['test', ...process.argv.slice(2)],
  { env: { STORIES_AT: at('deployment.json'), NODE_EXTRA_CA_CERTS: certificate.authority } },
)

step('8. a backup, put into a second database')
console.log(await done(['npm', 'run', '--silent', 'backup', '--', at('backup')], asOwner))
await asSuperuser(postgres, ['-c', 'CREATE DATABASE restored OWNER listwright_owner'])
const toRestore = addressOf({
  role: 'listwright_owner',
  password: PASSWORDS.owner,
  port: databasePort,
  database: 'restored',
})
withTls(toRestore)
const restored = { ...asOwner, MIGRATION_DATABASE_URL: toRestore.href }
const said = await done(['npm', 'run', '--silent', 'restore', '--', at('backup')], restored)
console.log(said)

step('9. an accident, and back to the moment before it')
const recovered = await goBackBefore({
  postgres,
  archive: at('wal'),
  copy: at('copy'),
  folder: at('recovered'),
})
console.log(recovered)

const faults = deployment.processes.map(({ log }) => readFile(log, 'utf8'))
const errors = (await Promise.all(faults)).join('\n').match(/^\{"level":[56]0.*$/gm) ?? []
console.log(`\nThe processes logged ${errors.length} errors.`)
for (const error of errors.slice(0, 10)) console.log(error.slice(0, 600))
const isGreen =
  stories.exitCode === 0 && said.includes('The books are whole') && recovered.startsWith('All ')
console.log(
  isGreen ? 'Live by the letter: all of it worked.' : 'Something did not work, see above.',
)
await finish(isGreen ? 0 : 1)

/** The block of docs/going-live.md, with these in place of what it names as an example. */
async function settingsOfTheDocs(ours: Record<string, string>): Promise<Record<string, string>> {
  const document = await readFile(join(ROOT, 'docs/going-live.md'), 'utf8')
  const [, block = ''] = /```ini\n(NODE_ENV=.*?)```/s.exec(document) ?? []
  const lines = block.trim().split('\n')
  const told = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  const unknown = Object.keys(ours).filter((name) => !(name in told))
  if (unknown.length > 0) throw new Error(`docs/going-live.md does not set ${unknown.join(', ')}`)
  return { ...told, ...ours }
}

/** deploy/nginx.conf with other ports and the certificate of this run. */
async function nginxSettings(): Promise<string> {
  const text = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8')
  const plain = await freePort()
  const site = text
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${entrance} ssl http2;`)
    .replaceAll('listings.example.com', 'localhost')
    .replace('/etc/listwright/fullchain.pem', certificate.chain)
    .replace('/etc/listwright/privkey.pem', certificate.key)
  await mkdir(at('nginx'))
  const file = at('nginx.conf')
  await writeFile(
    file,
    `daemon off; pid ${at('nginx/pid')}; error_log stderr error;\nevents {}\nhttp { access_log off; client_body_temp_path ${at('nginx/body')}; proxy_temp_path ${at('nginx/proxy')}; fastcgi_temp_path ${at('nginx/fastcgi')}; uwsgi_temp_path ${at('nginx/uwsgi')}; scgi_temp_path ${at('nginx/scgi')};\n${site}}\n`,
  )
  return file
}

function withTls(address: URL): void {
  address.searchParams.set('sslmode', 'verify-full')
  address.searchParams.set('sslrootcert', certificate.authority)
}

function supervised(name: string, words: string[], environment: Record<string, string>) {
  const [log, pidFile] = [at(`${name}.log`), at(`${name}.pid`)]
  return supervise({ name, words, folder: checkout.folder, environment, log, pidFile })
}

async function done(words: string[], environment: Record<string, string>): Promise<string> {
  const { code, said: told } = await command(checkout.folder, words, environment).end()
  if (code === 0) return told.trim()
  console.error(`${words.join(' ')} ended with ${code}:\n${told}`)
  return finish(1)
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  console.error(`Nothing is ready at ${url}; what was said is in ${home}`)
  await finish(1, true)
}

function step(what: string): void {
  console.log(`\n== ${what}`)
}

async function finish(exitCode: number, isKept = false): Promise<never> {
  for (const program of running.toReversed()) await program.stop()
  await postgres.stop()
  await checkout.remove()
  if (!isKept) await rm(home, { recursive: true, force: true })
  process.exit(exitCode)
}
