import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rememberPackage } from '#client/credits/chosen-package.ts'
import {
  aConfiguration,
  aSession,
  openCheckout,
  payButton,
  summary,
} from '#client/testing/checkout.tsx'
import { refusal } from '#client/testing/fake-api.ts'
import { PROBLEMS } from '#contract/problems.ts'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1280, 900)
})

it('sells Growth when nobody has chosen', async () => {
  const server = await openCheckout({})
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Growth pack, 50 credits')
  await expect.element(payButton).toHaveTextContent('Complete Purchase - $19.99')
  expect(server.callsOf('createPaymentIntent').map(({ body }) => body)).toEqual([
    { package: 'popular' },
  ])
  expect(document.title).toMatch(/^Checkout/)
})

it('sums up credits, description, amount and the balance now and after', async () => {
  await openCheckout({ path: '/checkout?package=popular' })
  for (const text of ['50 credits', 'Growth: 50 credits', '2 credits', '52 credits', '$0.40'])
    await expect.element(summary.getByText(text, { exact: true })).toBeVisible()
  await expect.element(summary.getByText('$19.99').first()).toBeVisible()
  await expect.element(page.getByText(/^Your payment information is encrypted/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Back to Dashboard' }))
    .toHaveAttribute('href', '/')
})

it.each([
  ['starter', '$4.99'],
  ['popular', '$19.99'],
  ['business', '$29.99'],
])('sells %s when the address names it', async (key, price) => {
  const server = await openCheckout({ path: `/checkout?package=${key}` })
  await expect.element(summary.getByText(price).first()).toBeVisible()
  await expect.poll(() => server.callsOf('createPaymentIntent')).toHaveLength(1)
  expect(server.calls.find(({ name }) => name === 'createPaymentIntent')?.body).toEqual({
    package: key,
  })
})

it('sells the package that was clicked on the way here, for this visit', async () => {
  rememberPackage('business')
  await openCheckout({})
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Pro pack, 100 credits')
  await expect.poll(() => history.state).toBe('business')
  expect(sessionStorage).toHaveLength(0)
  expect(location.pathname + location.search).toBe('/checkout')
})

it('lets the address win over what was clicked earlier', async () => {
  rememberPackage('business')
  await openCheckout({ path: '/checkout?package=starter' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Starter pack, 10 credits')
  await expect.poll(() => sessionStorage.length).toBe(0)
})

it('names the three packages when the address names none of them', async () => {
  const server = await openCheckout({ path: '/checkout?package=gold' })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Package not found')
  const choices = page.getByRole('listitem').getByRole('link').elements()
  expect(choices.map((choice) => choice.getAttribute('href'))).toEqual([
    '/checkout?package=starter',
    '/checkout?package=popular',
    '/checkout?package=business',
  ])
  expect(server.callsOf('createPaymentIntent')).toHaveLength(0)
})

it('leads to the other packages', async () => {
  await openCheckout({ path: '/checkout?package=popular' })
  await expect
    .element(page.getByRole('link', { name: '10 for $4.99' }))
    .toHaveAttribute('href', '/checkout?package=starter')
  await expect
    .element(page.getByRole('link', { name: '100 for $29.99' }))
    .toHaveAttribute('href', '/checkout?package=business')
})

it('folds the summary into a line on a phone, so that one can pay without scrolling', async () => {
  await page.viewport(390, 844)
  await openCheckout({})
  await expect.element(payButton).toBeVisible()
  expect(payButton.element().getBoundingClientRect().bottom).toBeLessThan(844)
  await expect.element(summary.getByText('$19.99').first()).toBeVisible()
  await expect.element(summary.getByText('After this purchase')).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'See what you get' }))
  await expect.element(summary.getByText('After this purchase')).toBeVisible()
})

it('shows a spinner while the payment session is created', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aSession>>()
  await openCheckout({ createPaymentIntent: () => promise })
  await expect.element(page.getByText('Creating your payment session')).toBeInTheDocument()
  expect(payButton.elements()).toHaveLength(0)
  resolve(aSession())
  await expect.element(payButton).toBeVisible()
})

it('says on the page why there is no session, logs it, and tries again with the same key', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const server = await openCheckout({ createPaymentIntent: refusal('payment_service_unavailable') })
  await expect.element(page.getByText('The payment could not be prepared')).toBeVisible()
  await expect
    .element(page.getByText(/does not answer right now.*You were not charged/))
    .toBeVisible()
  expect(log).toHaveBeenCalledWith('Error creating payment session', expect.anything())
  log.mockClear()
  expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .elements(),
  ).toEqual([])

  server.answer({ createPaymentIntent: aSession() })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(payButton).toBeVisible()
  const keys = server
    .callsOf('createPaymentIntent')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/popular$/)
  expect(new Set(keys).size).toBe(1)
})

it('says so where nothing is sold', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await openCheckout({
    configuration: aConfiguration({ payments: 'off' }),
    createPaymentIntent: refusal('payments_off'),
  })
  await expect.element(page.getByText(PROBLEMS.payments_off.detail)).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(0)
  log.mockClear()
})
