import type { Page } from '@playwright/test'

/** Card numbers that the payment provider publishes for tests. */
export const TEST_CARDS = {
  works: '4242424242424242',
  declined: '4000000000000002',
  asksBank: '4000002500003155',
}

/** Fills in a card as a person types it, and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill('')
  await page.getByLabel('Card number').pressSequentially(number)
  await page.getByLabel('Expiry').fill('1234')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Complete Purchase/ }).click()
}
