import { type Page, test as base } from '@playwright/test'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import type { Route, Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { openShop, type Shop } from '../scripts/testing/server.ts'

type WorkerFixtures = { server: Shop }
type Fixtures = {
  seller: Page
  /** What the console may say in a story about a failure; nothing in all others. */
  expectedFaults: RegExp | null
  faultless: void
}

/** Every story runs against a real server, and fails on any console error or refused content. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const server = await openShop()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  // A shop for the world limits what one network may do, and these are many people.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
  extraHTTPHeaders: async ({}, use) => {
    const isDeployed = process.env['STORIES_AT'] !== undefined
    await use(isDeployed ? { 'x-forwarded-for': newNetwork() } : undefined)
  },

  expectedFaults: [null, { option: true }],

  faultless: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() !== 'error' || expectedFaults?.test(message.text())) return
        faults.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],

  /** A browser in which a new seller is signed in. */
  seller: async ({ page }, use) => {
    await openAccount(page)
    await page.goto(PAGES.home)
    await expect(page.getByRole('heading', { name: 'Your item' })).toBeVisible()
    await use(page)
  },
})

export const { expect } = base

export const PASSWORD = 'walnut-and-oil'

let networks = 0

function newNetwork(): string {
  networks += 1
  return `10.${process.pid % 256}.${networks >> 8}.${networks % 256}`
}

let people = 0

export function newAddress(): string {
  people += 1
  return `maker-${process.pid}-${people}@example.com`
}

/** The browser is a new seller's from the next page on. */
export async function openAccount(page: Page): Promise<void> {
  const data = { email: newAddress(), password: PASSWORD }
  expect((await page.request.post(identityRoutes.signUp.path, { data })).ok()).toBe(true)
}

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(PAGES.signUp)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: false }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Sign Up|Create account)$/i }).click()
  await expect(page.getByRole('heading', { name: 'Your item' })).toBeVisible()
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Calls the API as the person who is signed in to this browser, past the screens. */
export async function callAs<R extends Route>(
  page: Page,
  route: R,
  body: Written<R['body']>,
): Promise<void> {
  const answer = await page.request.fetch(route.path, {
    method: route.method,
    headers: await identified(page),
    data: body,
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** The address of the person who is signed in to this browser. */
export async function addressOf(page: Page): Promise<string> {
  const { path, answer } = routes.currentUser
  const told = await page.request.get(path, { headers: await identified(page) })
  return answer.parse(await told.json()).email
}

async function identified(page: Page): Promise<Record<string, string>> {
  const minted = await page.request.get(identityRoutes.mintToken.path)
  const { token } = identityRoutes.mintToken.answer.parse(await minted.json())
  return { authorization: `Bearer ${token}` }
}

/** The one toast there is, with this text in it. */
export async function expectToast(page: Page, ...texts: string[]): Promise<void> {
  const toast = page.locator('.toast')
  for (const text of texts) await expect(toast).toContainText(text)
  await expect(toast).toHaveCount(1)
}

/** Why it was refused, where it was tried. */
export async function expectRefused(page: Page, ...texts: string[]): Promise<void> {
  const notice = page.getByRole('alert')
  for (const text of texts) await expect(notice).toContainText(text)
}

/** How far the page can be scrolled sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
