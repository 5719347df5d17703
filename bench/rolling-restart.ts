import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { ensureBuilt } from '../scripts/build.ts'
import { ROOT } from '../scripts/build/stamp.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { DEMO_PASSWORD, signUp } from '../scripts/demo/person.ts'
import { freePort, startPostgres } from '../scripts/postgres.ts'
import { command, openCheckout, withAllPackages } from '../scripts/testing/checkout.ts'
import { startLoad } from './load.ts'

// Restarts two processes behind nginx one after the other, as docs/scaling.md says, with a new build
// under them, while people load pages, call and write, and while a tab of the old version is open.

const NGINX = '/usr/sbin/nginx'
const LEAST_REQUESTS = 1000
const MINUTES_AT_MOST = 10

const postgres = existsSync(NGINX) ? await startPostgres() : null
if (postgres === null) {
  console.log(
    'SKIPPED: a rolling restart needs nginx and PostgreSQL, Debian packages "nginx" and "postgresql".',
  )
  process.exit(0)
}
setTimeout(() => void finish(1, 'It took too long.'), MINUTES_AT_MOST * 60_000).unref()
await ensureBuilt()
const checkout = await openCheckout()
await withAllPackages(checkout.folder)
await cp(join(ROOT, 'dist'), join(checkout.folder, 'dist'), { recursive: true })

const entrance = await freePort()
const origin = `http://localhost:${entrance}`
const ports = [await freePort(), await freePort()]
const dataOf = (port: number) => join(checkout.folder, `data-${port}`)
const start = async (port: number) => {
  const started = command(checkout.folder, ['npm', 'start'], {
    NODE_ENV: 'production',
    DATABASE_URL: postgres.url,
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataOf(port),
    REQUESTS_PER_MINUTE: '1000000',
    GENERATIONS_PER_MINUTE: '1000000',
    GENERATIONS_PER_MINUTE_NETWORK: '1000000',
    LOG_LEVEL: 'error',
  })
  await started.until(/(Ready\.)/)
  return started
}
const [first = 0, second = 0] = ports
const running = new Map([[first, await start(first)]])
await mkdir(dataOf(second), { recursive: true })
await copyFile(join(dataOf(first), 'identity-secret'), join(dataOf(second), 'identity-secret'))
running.set(second, await start(second))

const nginx = command(
  checkout.folder,
  [NGINX, '-p', checkout.folder, '-c', await configuration()],
  {},
)
const browser = await chromium.launch(await launchOptions())
try {
  const seller = await signUp(origin, {
    email: 'ana@example.com',
    name: 'Ana',
    address: '10.0.0.1',
  })
  const page = await browser.newPage()
  await page.goto(`${origin}/signin`)
  await page.getByLabel('Email', { exact: true }).fill(seller.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('link', { name: 'History' }).first().waitFor()
  await page.evaluate(() => Reflect.set(window, 'isTheSameTab', true))

  const load = startLoad(origin, seller)
  await changeAWord('client/pages/history.tsx')
  const built = await command(checkout.folder, ['npm', 'run', 'build'], {}).end()
  if (built.code !== 0) throw new Error(built.said)
  for (const port of ports) {
    const old = running.get(port)
    old?.child.kill('SIGTERM')
    await old?.end()
    running.set(port, await start(port))
    console.log(`The process at port ${port} was restarted after ${load.sent()} requests.`)
  }
  const { sent, failures } = await load.stop(LEAST_REQUESTS)
  console.log(`${failures.length} of ${sent} requests failed. ${failures.slice(0, 5).join('; ')}`)

  await page.getByRole('link', { name: 'History' }).first().click()
  await page.getByRole('heading', { level: 1, name: /history/i }).waitFor()
  const isSame = await page.evaluate(() => Reflect.get(window, 'isTheSameTab') === true)
  console.log(
    `The tab of the old version opened another page ${isSame ? 'as it was' : 'after loading itself again'}.`,
  )
  await finish(failures.length === 0 && isSame && sent >= LEAST_REQUESTS ? 0 : 1)
} catch (error) {
  await finish(1, String(error))
}

/** deploy/nginx.conf with other ports, and without the certificate that nobody here has. */
async function configuration(): Promise<string> {
  const text = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8')
  const sites = text
    .replace(/server \{\n +listen 80;.*?\n\}\n/s, '')
    .replaceAll('3001', String(first))
    .replaceAll('3002', String(second))
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${entrance};`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
    .replace('listings.example.com', 'localhost')
  const file = join(checkout.folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; pid nginx.pid; error_log stderr error;\nevents {}\nhttp { access_log off;\n${sites}}\n`,
  )
  return file
}

async function changeAWord(file: string): Promise<void> {
  const path = join(checkout.folder, file)
  const text = await readFile(path, 'utf8')
  await writeFile(path, `${text}\nconsole.debug('of the next version')\n`)
}

async function finish(exitCode: number, reason = ''): Promise<never> {
  if (reason !== '') console.error(reason)
  await browser.close()
  for (const { child, end } of [nginx, ...running.values()]) {
    child.kill('SIGTERM')
    await end()
  }
  await postgres?.stop()
  await checkout.remove()
  process.exit(exitCode)
}
