import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { Server } from '../scripts/testing/server.ts'
import { ensureBuilt } from '../scripts/build.ts'
import { launchOptions } from '../scripts/chromium.ts'
import { type Row, table } from './measure.ts'

// How far it is for a seller from opening the dashboard to a listing in the shop, and where things
// stand on a desktop and on a phone. With a folder as argument it leaves pictures there.

const PICTURES = process.argv[2]
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The texts that are typed: the description, the keywords. The nickname comes of the first. */
const DESCRIPTION =
  'Wheel thrown stoneware mug, 12 oz, speckled clay with oat glaze. 3.75 in tall. Four finger handle. Dishwasher safe.'
const KEYWORDS = 'speckled mug, stoneware mug, handmade coffee mug, pottery mug, oat glaze mug'

await ensureBuilt()
if (PICTURES !== undefined) await mkdir(PICTURES, { recursive: true })
const server = await Server.start()
const browser = await chromium.launch(await launchOptions())
const rows: Row[] = []
try {
  const desk = await aSeller(DESK)
  await measureFirst(desk, 'desk')
  await measurePath(desk)
  const phone = await aSeller(PHONE)
  await measureFirst(phone, 'phone')
  await measurePhone(phone)
} finally {
  await browser.close()
  await server.stop()
}
console.log(table(rows))
process.exit(rows.every(({ isMet }) => isMet) ? 0 : 1)

async function aSeller(viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    baseURL: server.url,
    hasTouch: viewport === PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const email = `path-${viewport.width}@example.com`
  await page.request.post(identityRoutes.signUp.path, { data: { email, password: 'walnut-oil' } })
  await page.goto(PAGES.home)
  await page.getByRole('heading', { name: 'Your item' }).waitFor()
  return page
}

/** Where the work begins. */
async function measureFirst(page: Page, where: 'desk' | 'phone'): Promise<void> {
  await page.waitForLoadState('networkidle')
  await picture(page, `first-${where}`)
  const form = await topOf(page, 'section[aria-labelledby=your-item]')
  atMost(`form begins at (${where})`, { value: form, limit: where === 'desk' ? 140 : 170 })
}

async function measurePath(page: Page): Promise<void> {
  const [texts, presses] = await writeAndCopy(page)
  atMost('texts typed', { value: texts, limit: 3 })
  atMost('presses to a listing in the shop', { value: presses, limit: 6 })
  atMost('scrolled on the way', { value: await page.evaluate(() => window.scrollY), limit: 0 })
  await picture(page, 'listed-desk')
  await page.getByRole('button', { name: 'The listing' }).click()
  await page.getByRole('heading', { name: 'AI Analysis & SEO Explanation' }).waitFor()
  await picture(page, 'listing-desk')
  await page.reload()
  await page.getByText('Start from one of yours').waitFor()
  const form = await topOf(page, 'section[aria-labelledby=your-item]')
  atMost('form begins at with a shelf (desk)', { value: form, limit: 140 })
}

/** What it takes by hand, counted: the texts, and the presses from the last of them on. */
async function writeAndCopy(page: Page): Promise<[texts: number, presses: number]> {
  let [texts, presses] = [0, 0]
  const type = async (name: string, text: string) => {
    await page.getByRole('textbox', { name }).fill(text)
    texts += 1
  }
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).first().click()
    presses += 1
  }
  await type('Product Description', DESCRIPTION)
  await type('Nickname', 'Speckled mug, oat')
  await type('Keywords', KEYWORDS)
  await press('Generate Listing')
  await page.getByText('Listing Generated!').first().waitFor()
  await press('Copy field by field')
  for (const field of ['Description', 'Tags']) {
    await page.getByRole('button', { name: `Copy ${field}`, exact: true }).waitFor()
    await press(`Copy ${field}`)
  }
  await page.getByText(/fields are copied/).waitFor()
  return [texts, presses]
}

async function measurePhone(page: Page): Promise<void> {
  await writeAndCopy(page)
  await picture(page, 'listed-phone')
  await page.getByRole('button', { name: 'The listing' }).click()
  await page.getByRole('heading', { name: 'AI Analysis & SEO Explanation' }).waitFor()
  await picture(page, 'listing-phone')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  atMost('a finished listing is this high (phone)', { value: height, limit: 2600 })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  atMost('scrolls sideways (phone)', { value: sideways, limit: 0 })
}

async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox()
  return Math.round(box?.y ?? Infinity)
}

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true })
}

function atMost(what: string, { value, limit }: { value: number; limit: number }): void {
  rows.push({ what, budget: `<= ${limit}`, measured: `${value}`, isMet: value <= limit })
}
