import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { aSellerAt, type Shop } from './a-seller.ts'
import type { Row } from './measure.ts'
import { type Cost, costsOf, cpuOf, start, type Started } from './programs.ts'

const PAGE = 50
const PAGE_PATH = `${routes.listListings.path}?limit=${PAGE}`
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const BUDGETS = { page: 1.3, user: 0.7, embedded: 0.65, publicPage: 0.7 } as const

/** Our answers against programs that send the same by raw node:http and pg, and check nothing; turn by turn. */
export async function benchAgainstRaw(databaseUrl: string): Promise<Row[]> {
  const shop = await aSellerAt(databaseUrl)
  const embedded = await aSellerAt()
  const rows = [
    await publicPage(shop),
    await currentUser(shop, databaseUrl),
    ...(await pages({ shop, embedded, databaseUrl })),
  ]
  await shop.stop()
  await embedded.stop()
  return rows
}

async function publicPage({ program }: Shop): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'listwright-bench-'))
  const file = join(folder, 'page')
  await writeFile(file, await bytesOf(program.origin + PAGES.home))
  const raw = await peer('server', [file, 'text/html; charset=utf-8', 'br'])
  const asked = { path: PAGES.home, headers: AS_A_BROWSER }
  const costs = await costsOf({ ours: { ...asked, program }, raw: { ...asked, program: raw } })
  raw.child.kill('SIGKILL')
  await rm(folder, { recursive: true })
  return nearness('Landing page against raw node:http', BUDGETS.publicPage, costs)
}

async function currentUser({ program, userId, headers }: Shop, url: string): Promise<Row> {
  const raw = await peer('user', [url, userId])
  const asked = { path: routes.currentUser.path, headers }
  const costs = await costsOf({ ours: { ...asked, program }, raw: { ...asked, program: raw } })
  raw.child.kill('SIGKILL')
  return nearness(`GET ${asked.path} against raw node:http + pg`, BUDGETS.user, costs)
}

type Shops = { shop: Shop; embedded: Shop; databaseUrl: string }

async function pages({ shop, embedded, databaseUrl }: Shops): Promise<Row[]> {
  const args = [databaseUrl, shop.userId, String(PAGE)]
  const plain = await peer('page', args)
  const compressing = await peer('page', [...args, 'zstd'])
  const path = PAGE_PATH
  const { program, headers } = shop
  const compressed = { ...headers, ...AS_A_BROWSER }
  const costs = await costsOf({
    browser: { path, program, headers: compressed },
    rawBrowser: { path, program: compressing, headers: compressed },
    plain: { path, program, headers },
    rawPlain: { path, program: plain, headers },
    embedded: { path, program: embedded.program, headers: embedded.headers },
  })
  for (const { child } of [plain, compressing]) child.kill('SIGKILL')
  return [
    dearness(`Page of ${PAGE} as a browser asks, processor time against raw node:http + pg`, {
      ours: costs.browser,
      raw: costs.rawBrowser,
    }),
    dearness(`Page of ${PAGE} not compressed, the same`, {
      ours: costs.plain,
      raw: costs.rawPlain,
    }),
    nearness(
      `Page of ${PAGE} on PGlite against raw node:http + pg on PostgreSQL`,
      BUDGETS.embedded,
      {
        ours: costs.embedded,
        raw: costs.rawPlain,
      },
    ),
  ]
}

type Both = { ours: Cost[]; raw: Cost[] }

/** How many of the raw program's answers we give in the same time of a processor. */
function nearness(what: string, budget: number, { ours, raw }: Both): Row {
  const ratio = cpuOf(raw) / cpuOf(ours)
  return {
    what,
    budget: `>= ${budget}`,
    measured: `${ratio.toFixed(2)} (${told(ours)} and ${told(raw)})`,
    isMet: ratio >= budget,
  }
}

function dearness(what: string, { ours, raw }: Both): Row {
  const ratio = cpuOf(ours) / cpuOf(raw)
  return {
    what,
    budget: `<= ${BUDGETS.page}`,
    measured: `${ratio.toFixed(2)} (${told(ours)} and ${told(raw)})`,
    isMet: ratio <= BUDGETS.page,
  }
}

/** The least, of which the ratio is made, and the most. */
function told(costs: readonly Cost[]): string {
  const most = Math.max(...costs.map(({ cpuUs }) => cpuUs))
  const rate = Math.max(...costs.map((cost) => cost.rate))
  return `${cpuOf(costs).toFixed(1)} us, at most ${most.toFixed(0)}; ${rate.toFixed(0)} a second`
}

// Each by its whole name, so that whoever looks for unused files finds them.
const PEERS = {
  server: import.meta.resolve('./raw-server.ts'),
  user: import.meta.resolve('./raw-user.ts'),
  page: import.meta.resolve('./raw-page.ts'),
} as const

function peer(name: keyof typeof PEERS, args: string[]): Promise<Started> {
  return start(fileURLToPath(PEERS[name]), args, {})
}

/** As they travel: a `fetch` would unpack them. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: AS_A_BROWSER }, (answer) => resolve(buffer(answer))).once('error', reject)
  })
}

if (import.meta.main) {
  const { startPostgres } = await import('../scripts/postgres.ts')
  const { table } = await import('./measure.ts')
  const postgres = await startPostgres()
  if (postgres === null) throw new Error('No PostgreSQL found')
  console.log(table(await benchAgainstRaw(postgres.url)))
  await postgres.stop()
  process.exit(0)
}
