import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { chromium, type Page } from 'playwright'
import { hintCookie, PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { manyListings } from '#server/testing/many-listings.ts'
import { testApp } from '#server/testing/test-app.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { type Row, table } from './measure.ts'

const CLIENT = join(import.meta.dirname, '../dist/client')
const LISTINGS = 20_000
const BUDGET_MS = 100
const SLOWDOWN = 4

/** How long the slowest key or press waits for the screen, on a processor four times slower than this one. */
export async function benchInteractions(): Promise<Row[]> {
  await ensureBuilt()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const shop = await testApp({ clientFolder: CLIENT, environment: { PUBLIC_URL: origin } })
  await shop.app.listen({ port, host: 'localhost' })
  const seller = await shop.signIn('seller@example.com')
  const { id } = (await seller.call(routes.currentUser)).answer()
  await manyListings(shop.db, { count: LISTINGS, userId: sql`${id}` })
  const browser = await chromium.launch(await launchOptions())
  const context = await browser.newContext({ baseURL: origin })
  const [name = '', value = ''] = seller.cookie.split('=')
  await context.addCookies([
    { name, value, url: origin },
    { name: hintCookie(false), value: '1', url: origin },
  ])
  const rows: Row[] = []
  for (const { what, open, work } of INTERACTIONS) {
    const page = await context.newPage()
    await open(page)
    const slowest = await slowestOf(page, () => work(page))
    rows.push({
      what: `Slowest ${what}, processor ${SLOWDOWN} times slower`,
      budget: `<= ${BUDGET_MS} ms`,
      measured: `${slowest} ms`,
      isMet: slowest <= BUDGET_MS,
    })
    await page.close()
  }
  await browser.close()
  await shop.close()
  return rows
}

type Interaction = {
  what: string
  open: (page: Page) => Promise<unknown>
  work: (page: Page) => Promise<unknown>
}

const INTERACTIONS: Interaction[] = [
  {
    what: `key in the search box, ${LISTINGS} listings`,
    open: openHistory,
    work: async (page) => {
      const box = page.getByRole('searchbox')
      for (const wanted of ['numbered 199', 'sku-1', 'no such thing', 'thing']) {
        await box.fill('')
        await box.pressSequentially(wanted, { delay: 130 })
        await page.getByText(/listings? found$/).waitFor()
      }
    },
  },
  {
    what: `press that opens a listing, ${LISTINGS} listings`,
    open: openHistory,
    work: async (page) => {
      for (let at = 0; at < 6; at += 1) {
        // By place: to look for roles and names keeps the page's own processor busy, and is measured along.
        await page.locator('[aria-expanded=false][aria-label^="Details of"]').first().click()
        await page.locator('[data-part=title]').nth(at).waitFor()
      }
    },
  },
  {
    what: 'key in the form',
    open: async (page) => {
      await page.goto(PAGES.home)
      await page.getByText('Start from one of yours').waitFor()
    },
    work: async (page) => {
      for (const [label, text] of [
        ['Product Description', 'Wheel thrown stoneware mug, 12 oz, speckled clay, 3.75 in tall'],
        ['Nickname', 'Speckled mug'],
        ['Keywords', 'speckled mug, stoneware mug, pottery mug'],
      ] as const)
        await page.getByRole('textbox', { name: label }).pressSequentially(text, { delay: 130 })
    },
  },
]

async function openHistory(page: Page): Promise<void> {
  await page.goto(PAGES.history)
  await page.getByText(`${LISTINGS.toLocaleString('en-US')} listings`).waitFor()
}

/** The browser's own measure of each key and press: until the next picture. */
async function slowestOf(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.waitForLoadState('networkidle')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const durations = await page.evaluateHandle(() => {
    const measured: number[] = []
    // A name of its own, because TypeScript does not know the threshold yet.
    const quickOnesToo = { type: 'event', durationThreshold: 16, buffered: false }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.push(entry.duration)
    }).observe(quickOnesToo)
    return measured
  })
  await work()
  // The last one is measured with the picture after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  return Math.max(0, ...(await durations.jsonValue()))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() =>
        address === null || typeof address === 'string'
          ? reject(new Error('No free port'))
          : resolve(address.port),
      )
    })
  })
}

if (import.meta.main) {
  const rows = await benchInteractions()
  console.log(table(rows))
  process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1)
}
