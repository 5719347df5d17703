import type { Page } from '@playwright/test'

/** Where Stripe's own script comes from, whatever release the library asks for. */
const SCRIPT = 'https://js.stripe.com/**'

export async function serveStripeScript(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.fulfill({ path: 'e2e/stripe-script.js' }))
}

export async function blockStripeScript(page: Page): Promise<void> {
  await page.route(SCRIPT, (route) => route.abort())
}

/** What the card form was opened with. */
export async function openedWith(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('body').getAttribute('data-stripe-options')) ?? 'null')
}

/** What the card form was told when the person paid. */
export async function confirmedWith(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('body').getAttribute('data-stripe-confirmed')) ?? 'null')
}
