import type { Page } from '@playwright/test'
import { checkoutRoutes } from '#contract/checkout.ts'
import { PACKAGES, type PackageKey } from '#contract/credits.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { dollars } from '#contract/money.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { payWith, TEST_CARDS } from './cards.ts'
import { asInput, expectCredits } from './dashboard.ts'
import { addressOf, callAs, expect, expectRefused, test } from './fixtures.ts'
import { lamp } from './items.ts'

test('a declined card costs nothing, nor does a no to the bank; a yes pays, and leads back', async ({
  seller,
}) => {
  test.slow()
  const { name, credits, priceCents } = PACKAGES.popular
  const balance = SIGN_UP_CREDITS + credits
  await seller.getByRole('button', { name: 'Buy Credits' }).click()
  await seller.getByRole('dialog').getByRole('radio', { name }).check()
  await seller.getByRole('link', { name: 'Secure Checkout' }).click()
  await expect(seller).toHaveURL(`${PAGES.checkout}?package=popular`)
  await expect(summary(seller).getByText(`${balance} credits`)).toBeVisible()
  await expect(
    seller.getByRole('button', { name: `Complete Purchase - ${dollars(priceCents)}` }),
  ).toBeVisible()

  await payWith(seller, TEST_CARDS.declined)
  await expectRefused(seller, 'Payment Failed', 'Your card was declined.')
  const bank = seller.getByRole('dialog', { name: 'Your bank asks: is this you?' })
  await payWith(seller, TEST_CARDS.asksBank)
  await bank.getByRole('button', { name: 'Decline' }).click()
  await expectRefused(seller, 'Payment Failed')
  await seller.getByRole('button', { name: /^Complete Purchase/ }).click()
  await bank.getByRole('button', { name: 'Approve payment' }).click()
  await expect(seller.getByText('Payment Successful')).toBeVisible()
  await expect(summary(seller).getByText('Paid', { exact: true })).toBeVisible()
  await expect(seller).toHaveURL(PAGES.home)
  await expectCredits(seller, balance)
})

test(
  'credits arrive when the page is loaded anew while paying, and when the tab is closed after',
  { tag: '@all' },
  async ({ seller }) => {
    const confirm = '**/api/sandbox/payment-intents/*/confirm'
    const isPaid = Promise.withResolvers<void>()
    await seller.route(confirm, async (route) => {
      await route.fetch()
      isPaid.resolve()
    })
    await openCheckout(seller, 'starter')
    await payWith(seller, TEST_CARDS.works)
    await isPaid.promise
    await seller.reload()
    await expect(seller.getByText('Payment Successful')).toBeVisible()
    const balance = SIGN_UP_CREDITS + PACKAGES.starter.credits
    await expectCredits(seller, balance)

    await seller.unroute(confirm)
    await seller.route(`**${checkoutRoutes.addCredits.path}`, () => undefined)
    await openCheckout(seller, 'popular')
    const asked = seller.waitForRequest(`**${checkoutRoutes.addCredits.path}`)
    await payWith(seller, TEST_CARDS.works)
    await asked
    const other = await seller.context().newPage()
    await seller.close()
    await expect(async () => {
      await other.goto(PAGES.home)
      await expectCredits(other, balance + PACKAGES.popular.credits)
    }).toPass({ timeout: 60_000 })
  },
)

test(
  'a purchase is asked back after use: its credits go, and never below zero',
  { tag: '@all' },
  async ({ seller, server }) => {
    await openCheckout(seller, 'starter')
    await payWith(seller, TEST_CARDS.works)
    await expectCredits(seller, SIGN_UP_CREDITS + PACKAGES.starter.credits)
    const used = SIGN_UP_CREDITS + 3
    for (let count = 0; count < used; count += 1)
      await callAs(seller, routes.generateListing, asInput(lamp))
    await seller.getByTitle('Credit history').click()
    await expect(seller.getByText(`Listing generated, ${used} times`)).toBeVisible()
    await seller.getByRole('button', { name: 'Request refund' }).click()
    const asking = seller.getByRole('alertdialog', { name: 'Request a refund?' })
    await asking.getByRole('button', { name: 'Request refund' }).click()
    await expect(seller.getByRole('main').getByText('Refund requested')).toBeVisible()

    await refundAsTester(seller, server.log)
    await expect(async () => {
      await seller.reload()
      await expect(seller.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await seller.goto(PAGES.home)
    await expectCredits(seller, 0)
    await expect(seller.getByText('No credits remaining')).toBeVisible()
  },
)

async function openCheckout(page: Page, key: PackageKey): Promise<void> {
  await page.goto(`${PAGES.checkout}?package=${key}`)
  await expect(page.getByLabel('Card number')).toBeVisible()
}

function summary(page: Page) {
  return page.getByRole('region', { name: 'Order summary' })
}

/** Presses the button of the tester's page, as a bank would give money back. */
async function refundAsTester(seller: Page, log: string[]): Promise<void> {
  const address = log.map((line) => /Payments.*(http:\S+)/.exec(line)?.[1]).find(Boolean)
  const own = { hasText: await addressOf(seller) }
  const tester = await seller.context().newPage()
  await tester.goto(address ?? '')
  const payment = tester.getByRole('row').filter(own)
  await payment.getByRole('button', { name: 'Refund the rest' }).click()
  await tester.close()
}
