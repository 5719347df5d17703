import { type Page, test as base } from '@playwright/test'
import { PAGES } from '#contract/pages.ts'
import { Server } from './server.ts'

type WorkerFixtures = { server: Server }
type Fixtures = { seller: Page; faultless: void }

/** Every story runs against a real server, and fails on any console error or refused content. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const server = await Server.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  faultless: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`page: ${error.message}`))
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],

  /** A browser in which a new seller has just signed up. */
  seller: async ({ page }, use) => {
    await signUp(page, newAddress())
    await use(page)
  },
})

export const { expect } = base

export const PASSWORD = 'walnut-and-oil'

let people = 0

export function newAddress(): string {
  people += 1
  return `maker-${process.pid}-${people}@example.com`
}

export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(PAGES.signUp)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: false }).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Sign Up|Create account)$/i }).click()
  await expect(page.getByRole('heading', { name: 'Your item' })).toBeVisible()
}
