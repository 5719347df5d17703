import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { checkoutRoutes } from '#contract/checkout.ts'
import { PACKAGE_KEYS, PACKAGES, type PackageKey, SIGN_UP_CREDITS } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { PAGES } from '#contract/pages.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { routes } from '#contract/routes.ts'
import { payWith, TEST_CARDS } from './cards.ts'
import { asInput, expectCredits } from './dashboard.ts'
import { callAs, expect, expectToast, overflow, test } from './fixtures.ts'
import { lamp } from './items.ts'

for (const key of PACKAGE_KEYS) {
  const { name, credits, priceCents } = PACKAGES[key]
  test(`a seller buys ${credits} credits and is back at the bench`, async ({ seller }) => {
    await seller.getByRole('button', { name: 'Buy Credits' }).click()
    await seller.getByRole('dialog').getByRole('radio', { name }).check()
    await seller.getByRole('link', { name: 'Secure Checkout' }).click()
    await expect(seller).toHaveURL(`${PAGES.checkout}?package=${key}`)
    await expect(summary(seller).getByText(`${SIGN_UP_CREDITS + credits} credits`)).toBeVisible()
    await expect(
      seller.getByRole('button', { name: `Complete Purchase - ${dollars(priceCents)}` }),
    ).toBeVisible()
    await payWith(seller, TEST_CARDS.works)
    await expectToast(seller, 'Payment Successful')
    await expect(summary(seller).getByText('Paid', { exact: true })).toBeVisible()
    await expect(seller).toHaveURL(PAGES.home)
    await expectCredits(seller, SIGN_UP_CREDITS + credits)
  })
}

test('a seller gets the package that was clicked on the pricing page', async ({ seller }) => {
  await seller.goto(PAGES.pricing)
  await seller.getByRole('link', { name: 'Add Credits' }).last().click()
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Pro pack')
  await seller.reload()
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Pro pack')
  expect(new URL(seller.url()).search).toBe('')
  await seller.goto(PAGES.home)
  await seller.goto(PAGES.checkout)
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Growth pack')
})

test('a declined card costs nothing, and another one pays', async ({ seller }) => {
  await openCheckout(seller, 'starter')
  await payWith(seller, TEST_CARDS.declined)
  await expectToast(seller, 'Payment Failed', 'Your card was declined.')
  await payWith(seller, TEST_CARDS.works)
  await expectCredits(seller, SIGN_UP_CREDITS + PACKAGES.starter.credits)
})

test('the bank asks first: a no costs nothing, a yes pays', async ({ seller }) => {
  await openCheckout(seller, 'starter')
  const bank = seller.getByRole('dialog', { name: 'Your bank asks: is this you?' })
  await payWith(seller, TEST_CARDS.asksBank)
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expectToast(seller, 'Payment Failed')
  await seller.getByRole('button', { name: /^Complete Purchase/ }).click()
  await bank.getByRole('button', { name: 'Approve payment' }).click()
  await expectCredits(seller, SIGN_UP_CREDITS + PACKAGES.starter.credits)
})

test('credits arrive by themselves when the tab was closed after paying', async ({ seller }) => {
  await seller.route(`**${checkoutRoutes.addCredits.path}`, () => undefined)
  await openCheckout(seller, 'popular')
  const asked = seller.waitForRequest(`**${checkoutRoutes.addCredits.path}`)
  await payWith(seller, TEST_CARDS.works)
  await asked
  const other = await seller.context().newPage()
  await seller.close()
  await expect(async () => {
    await other.goto(PAGES.home)
    await expectCredits(other, SIGN_UP_CREDITS + PACKAGES.popular.credits)
  }).toPass({ timeout: 20_000 })
})

test.describe('when a call fails', () => {
  test.use({ expectedFaults: /status of 503|^Error (adding credits|creating payment session)/ })

  test('a payment without its credits says so, and adds them on demand', async ({ seller }) => {
    await failOnce(seller, checkoutRoutes.addCredits.path)
    await openCheckout(seller, 'starter')
    await payWith(seller, TEST_CARDS.works)
    await expectToast(
      seller,
      'Payment Processed',
      'Payment successful, but there was an issue adding credits. Please contact support.',
    )
    await seller.getByRole('button', { name: 'Add credits now' }).click()
    await expectCredits(seller, SIGN_UP_CREDITS + PACKAGES.starter.credits)
  })

  test('a session that could not be created is tried again', async ({ seller }) => {
    await failOnce(seller, checkoutRoutes.createPaymentIntent.path)
    await seller.goto(`${PAGES.checkout}?package=starter`)
    await expect(seller.getByText('The payment could not be prepared')).toBeVisible()
    await seller.getByRole('button', { name: 'Try again' }).click()
    await expect(seller.getByRole('button', { name: 'Complete Purchase - $4.99' })).toBeVisible()
  })
})

test('a purchase is asked back after use: its credits go, and never below zero', async ({
  seller,
  server,
}) => {
  await openCheckout(seller, 'starter')
  await payWith(seller, TEST_CARDS.works)
  await expectCredits(seller, SIGN_UP_CREDITS + PACKAGES.starter.credits)
  for (let used = 0; used < SIGN_UP_CREDITS + 3; used += 1)
    await callAs(seller, routes.generateListing, asInput(lamp))
  await seller.getByRole('link', { name: 'Credit history' }).click()
  await expect(seller.getByText('Listing generated')).toHaveCount(SIGN_UP_CREDITS + 3)
  await seller.getByRole('button', { name: 'Request refund' }).click()
  const asking = seller.getByRole('alertdialog', { name: 'Request a refund?' })
  await asking.getByRole('button', { name: 'Request refund' }).click()
  await expect(seller.getByRole('main').getByText('Refund requested')).toBeVisible()

  await refundAsTester(seller.context(), server.log)
  await expect(async () => {
    await seller.reload()
    await expect(seller.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await seller.goto(PAGES.home)
  await expectCredits(seller, 0)
  await expect(seller.getByText('No credits remaining')).toBeVisible()
})

test('paying and the credit history can be used by everyone, on every screen', async ({
  seller,
}) => {
  test.slow()
  await seller.goto(PAGES.checkout)
  await expectAccessible(seller, seller.getByLabel('Card number'))
  await seller.goto(PAGES.credits)
  await expectAccessible(seller, seller.getByText('Welcome bonus'))
})

async function openCheckout(page: Page, key: PackageKey): Promise<void> {
  await page.goto(`${PAGES.checkout}?package=${key}`)
  await expect(page.getByLabel('Card number')).toBeVisible()
}

function summary(page: Page) {
  return page.getByRole('region', { name: 'Order summary' })
}

async function expectAccessible(page: Page, landmark: Locator): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.reload()
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(landmark).toBeVisible()
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    }
  }
}

async function failOnce(page: Page, path: string): Promise<void> {
  const { status, title, detail } = PROBLEMS.payment_service_unavailable
  const code = 'payment_service_unavailable'
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title, status, detail, code },
      }),
    { times: 1 },
  )
}

/** Presses the button of the tester's page, as a bank would give money back. */
async function refundAsTester(context: BrowserContext, log: string[]): Promise<void> {
  const address = log.map((line) => /Payments.*(http:\S+)/.exec(line)?.[1]).find(Boolean)
  const tester = await context.newPage()
  await tester.goto(address ?? '')
  await tester.getByRole('button', { name: 'Refund the rest' }).first().click()
  await tester.close()
}
