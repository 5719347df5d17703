import { createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { chromium, type Page } from 'playwright'
import { HINT_COOKIE, PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { manyListings } from '#server/testing/many-listings.ts'
import { testApp } from '#server/testing/test-app.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { launchOptions } from '../scripts/chromium.ts'
import type { Row } from './measure.ts'

const CLIENT = join(import.meta.dirname, '../dist/client')
const LISTINGS = 20_000
const BUDGET_MS = 100
const SLOWDOWN = 4

/** How long the slowest key waits for the screen, on a processor four times slower than this one. */
export async function benchTyping(): Promise<Row> {
  await ensureBuilt()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const shop = await testApp({ clientFolder: CLIENT, environment: { PUBLIC_URL: origin } })
  await shop.app.listen({ port, host: 'localhost' })
  const seller = await shop.signIn('seller@example.com')
  const { id } = (await seller.call(routes.currentUser)).answer()
  await manyListings(shop.db, { count: LISTINGS, userId: sql`${id}` })
  const browser = await chromium.launch(await launchOptions())
  const context = await browser.newContext()
  const [name = '', value = ''] = seller.cookie.split('=')
  await context.addCookies([
    { name, value, url: origin },
    { name: HINT_COOKIE, value: '1', url: origin },
  ])
  const slowest = await slowestKey(await context.newPage(), `${origin}${PAGES.history}`)
  await browser.close()
  await shop.close()
  return {
    what: `Slowest key in the search box, ${LISTINGS} listings, processor ${SLOWDOWN} times slower`,
    budget: `<= ${BUDGET_MS} ms`,
    measured: `${slowest} ms`,
    isMet: slowest <= BUDGET_MS,
  }
}

/** The browser's own measure of each key: from the press to the next picture. */
async function slowestKey(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.getByText(`${LISTINGS.toLocaleString('en-US')} listings`).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const durations = await page.evaluateHandle(() => {
    const measured: number[] = []
    // A name of its own, because TypeScript does not know the threshold yet.
    const quickOnesToo = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) measured.push(entry.duration)
    }).observe(quickOnesToo)
    return measured
  })
  const box = page.getByRole('searchbox')
  for (const wanted of ['numbered 199', 'sku-1', 'no such thing', 'thing']) {
    await box.fill('')
    await box.pressSequentially(wanted, { delay: 130 })
    await page.getByText(/listings? found$/).waitFor()
  }
  return Math.max(...(await durations.jsonValue()))
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
