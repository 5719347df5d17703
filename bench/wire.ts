import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import * as z from 'zod/mini'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { middle, type Row, spread } from './measure.ts'
import { OURS, start } from './programs.ts'

const ROUNDS = 3
/** A phone on a slow network: 1.6 Mbit a second, 150 ms there and back, a processor four times slower. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }

type Asked = {
  what: string
  path: string
  isMember?: true
  scriptKB: number
  requests?: number
  paintS: number
}
const ASKED: Asked[] = [
  { what: 'Landing page', path: PAGES.home, scriptKB: 5, requests: 9, paintS: 1 },
  { what: 'Features', path: PAGES.features, scriptKB: 5, requests: 9, paintS: 1 },
  { what: 'Pricing', path: PAGES.pricing, scriptKB: 5, requests: 9, paintS: 1 },
  { what: 'Sign-in', path: PAGES.signIn, scriptKB: 75, paintS: 1.6 },
  { what: 'Dashboard', path: PAGES.home, isMember: true, scriptKB: 110, requests: 10, paintS: 2.2 },
]

/** What pages cost over the wire, headers and all, and when their largest part is painted on a slow phone. */
export async function benchWire(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'listwright-bench-'))
  const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const { child, origin } = await start(OURS, [], env)
  const browser = await chromium.launch(await launchOptions())
  const rows: Row[] = []
  for (const asked of ASKED) {
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await visit(browser, { origin, ...asked }))
    rows.push(...rowsOf(asked, visits))
  }
  await browser.close()
  child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
  return rows
}

type Visit = { scriptKB: number; wholeKB: number; requests: number; paintS: number }

/** As if for the first time. */
async function visit(
  browser: Browser,
  { origin, path, isMember }: Pick<Asked, 'path' | 'isMember'> & { origin: string },
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE })
  if (isMember)
    await context.request.post(identityRoutes.signUp.path, {
      headers: { origin },
      data: { email: `${crypto.randomUUID()}@example.com`, name: '', password: 'walnut-and-oil' },
    })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const answered = new Set<string>()
  const scripts = new Set<string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    // Not by its end, which an answer without a body has not.
    answered.add(requestId)
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const paintS = z.number().parse(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1)?.startTime ?? Number.NaN) / 1000),
          ).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    ),
  )
  await context.close()
  const all = [...bytes]
  return {
    scriptKB: kilobytes(all.filter(([id]) => scripts.has(id))),
    wholeKB: kilobytes(all),
    requests: answered.size,
    paintS,
  }
}

function kilobytes(sent: [string, number][]): number {
  return sent.reduce((sum, [, count]) => sum + count, 0) / 1000
}

function rowsOf({ what, scriptKB, requests = Infinity, paintS }: Asked, visits: Visit[]): Row[] {
  const sent = visits[0] ?? { scriptKB: Number.NaN, wholeKB: Number.NaN, requests: Number.NaN }
  const paints = visits.map((one) => one.paintS)
  return [
    {
      what: `${what}, over the wire`,
      budget: `script <= ${scriptKB} kB${requests === Infinity ? '' : `, <= ${requests} requests`}`,
      measured: `script ${sent.scriptKB.toFixed(1)} kB, all ${sent.wholeKB.toFixed(1)} kB, ${sent.requests} requests`,
      isMet: sent.scriptKB <= scriptKB && sent.requests <= requests,
    },
    {
      what: `${what}, largest paint on a slow phone`,
      budget: `<= ${paintS} s`,
      measured: `${spread(paints, 2)} s`,
      isMet: middle(paints) <= paintS,
    },
  ]
}
