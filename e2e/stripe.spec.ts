import type { Page, Request } from '@playwright/test'
import { checkoutRoutes } from '#contract/checkout.ts'
import { PACKAGES } from '#contract/credits.ts'
import { PAGES } from '#contract/pages.ts'
import { expect, expectRefused, test as base } from './fixtures.ts'
import { openShop, type Shop } from '../scripts/testing/server.ts'
import { blockStripeScript, confirmedWith, openedWith, serveStripeScript } from './stripe.ts'

const PUBLISHABLE_KEY = 'pk_test_listwright'

/** A shop with Stripe's keys. What our server would ask Stripe is answered before it gets there. */
const test = base.extend<object, { server: Shop }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const server = await openShop({
        STRIPE_SECRET_KEY: 'sk_test_listwright',
        STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        STRIPE_WEBHOOK_SECRET: 'whsec_listwright',
        STRIPE_API_BASE: 'http://127.0.0.1:9',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.use({ expectedFaults: /ERR_FAILED|^Error loading the script of the card form/ })

test('a card is taken by Stripe’s own form, which nobody fetches who does not pay', async ({
  seller,
}) => {
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url()).hostname)
  seller.on('request', note)
  for (const path of [PAGES.home, PAGES.history, PAGES.pricing, PAGES.credits])
    await seller.goto(path, { waitUntil: 'networkidle' })
  expect(new Set(asked)).toEqual(new Set(['localhost']))
  seller.off('request', note)

  await blockStripeScript(seller)
  await answerCheckout(seller)
  await seller.goto(`${PAGES.checkout}?package=starter`)
  await expect(seller.getByText('The card form could not be loaded')).toBeVisible()
  await serveStripeScript(seller)
  await seller.getByRole('button', { name: 'Try again' }).click()
  await expect(seller.getByLabel('Card number')).toBeVisible()
  expect(await openedWith(seller)).toMatchObject({
    clientSecret: 'pi_1_secret_x',
    appearance: { variables: { colorPrimary: '#155b3f' } },
    fonts: [{ family: 'Figtree', src: expect.stringMatching(/^url\(http.*\.woff2\)$/) }],
  })

  await pay(seller, '4000 0000 0000 0002')
  await expectRefused(seller, 'Payment Failed', 'Your card was declined.')

  await pay(seller, '4242 4242 4242 4242')
  await expect(seller.getByText('Payment Successful')).toBeVisible()
  expect(await confirmedWith(seller)).toMatchObject({
    key: PUBLISHABLE_KEY,
    redirect: 'if_required',
    confirmParams: { return_url: seller.url() },
  })
  await expect(seller).toHaveURL(PAGES.home)
})

async function answerCheckout(page: Page): Promise<void> {
  const { credits, priceCents } = PACKAGES.starter
  await page.route(`**${checkoutRoutes.createPaymentIntent.path}`, (route) =>
    route.fulfill({
      json: {
        clientSecret: 'pi_1_secret_x',
        credits,
        description: 'Starter: 10 listing credits',
        amount: priceCents,
      },
    }),
  )
  await page.route(`**${checkoutRoutes.addCredits.path}`, (route) =>
    route.fulfill({ json: { credits: 20, added: credits } }),
  )
}

async function pay(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByRole('button', { name: 'Complete Purchase - $4.99' }).click()
}
