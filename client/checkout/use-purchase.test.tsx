import { describe, expect, it, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import {
  anIntent,
  fillInCard,
  openCheckout,
  payButton,
  summary,
} from '#client/testing/checkout.tsx'
import { type Answers, refusal } from '#client/testing/fake-api.ts'
import { aUser } from '#client/testing/samples.ts'
import { shownToast } from '#client/testing/shown-toast.ts'
import { PROBLEMS } from '#contract/problems.ts'

const bank = page.getByRole('dialog', { name: 'Your bank asks: is this you?' })
const declined = anIntent({
  status: 'requires_payment_method',
  last_payment_error: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
})

const keysOf = (server: Awaited<ReturnType<typeof openCheckout>>) =>
  server.callsOf('createPaymentIntent').map(({ headers }) => headers.get('idempotency-key'))

async function pay() {
  await fillInCard()
  await userEvent.click(payButton)
}

it('says what became of the money when the answer is lost', async () => {
  await openCheckout({ confirmSandboxPayment: refusal('internal') })
  await pay()
  await expectSaid('Payment Failed', /Trying again here does not charge you twice\./)
  await expect.element(payButton).toBeEnabled()
})

it('finds the payment whose answer was lost when one tries again', async () => {
  const server = await openCheckout({
    confirmSandboxPayment: refusal('payment_over'),
    addCredits: { credits: 52, added: 50 },
  })
  await pay()
  await expectSaid('Payment Successful', /credits have been added/)
  expect(server.callsOf('addCredits')[0]?.body).toEqual({ paymentIntentId: 'pi_1' })
})

it('starts anew where the payment of a try before is canceled', async () => {
  const server = await openCheckout({
    confirmSandboxPayment: refusal('payment_over'),
    addCredits: refusal('payment_canceled'),
  })
  await pay()
  await expectSaid('Payment Failed', PROBLEMS.payment_canceled.detail)
  await expect.element(payButton).toBeEnabled()
  await expect.poll(() => server.callsOf('createPaymentIntent')).toHaveLength(2)
  expect(new Set(keysOf(server)).size).toBe(2)
})

const loadAnewWhilePaying = async (answers: Answers) => {
  const first = await openCheckout({
    confirmSandboxPayment: () => new Promise<never>(() => undefined),
  })
  await pay()
  await expect.poll(() => first.callsOf('confirmSandboxPayment')).toHaveLength(1)
  await cleanup()
  return { first, second: await openCheckout(answers) }
}

describe('a page that is loaded anew while the card is being charged', () => {
  it('finds the payment again', async () => {
    const { second } = await loadAnewWhilePaying({ addCredits: { credits: 52, added: 50 } })
    await expectSaid('Payment Successful', /credits have been added/)
    expect(second.callsOf('addCredits').map(({ body }) => body)).toEqual([
      { paymentIntentId: 'pi_1' },
    ])
    expect(second.callsOf('createPaymentIntent')).toEqual([])
  })

  it('lets one try the same payment again where it is not complete', async () => {
    const { first, second } = await loadAnewWhilePaying({
      addCredits: refusal('payment_not_complete'),
    })
    await expectSaid('Payment Failed', /Trying again here does not charge you twice\./)
    await expect.element(payButton).toBeEnabled()
    expect(keysOf(second)).toEqual(keysOf(first))
  })
})

it('pays, adds the credits, refreshes the balance and goes to the dashboard after 2 seconds', async () => {
  const server = await openCheckout({
    confirmSandboxPayment: anIntent(),
    addCredits: () => {
      server.answer({ currentUser: aUser({ credits: 52 }) })
      return { credits: 52, added: 50 }
    },
  })
  await pay()
  await expectSaid('Payment Successful', /credits have been added/)
  const paidAt = performance.now()
  expect(
    server.callsOf('confirmSandboxPayment').map(({ params, body }) => ({ params, body })),
  ).toEqual([
    {
      params: { id: 'pi_1' },
      body: {
        clientSecret: 'pi_1_secret_x',
        card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' },
      },
    },
  ])
  expect(server.callsOf('addCredits')[0]?.body).toEqual({ paymentIntentId: 'pi_1' })
  await expect.element(summary.getByText('Paid', { exact: true })).toBeVisible()
  await expect.element(summary.getByText('52 credits')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Thank you, Mara.' })).toBeVisible()
  await expect
    .element(page.getByText('Your 50 credits have been added. They never expire.'))
    .toBeVisible()
  expect(location.pathname).toBe('/checkout')
  await expect.poll(() => location.pathname, { timeout: 20_000 }).toBe('/')
  expect(performance.now() - paidAt).toBeGreaterThan(1500)
  await expect
    .element(shownToast())
    .toMatchTextContent(/Payment Successful\s*You have \d+ credits now/)
  await expect.element(page.getByRole('button', { name: 'See the receipt' })).toBeVisible()
})

it('stays until it is left once the page was touched', async () => {
  await openCheckout({ confirmSandboxPayment: anIntent(), addCredits: { credits: 52, added: 50 } })
  await pay()
  await expect
    .element(page.getByText('The dashboard opens automatically in 2 seconds.'))
    .toBeVisible()
  await userEvent.keyboard('{Shift}')
  await expect.element(page.getByText('This page stays open until you leave it.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Write the next listing' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See the receipt' }))
    .toHaveAttribute('href', '/receipt?payment=pi_1')
})

it('cannot be pressed twice, and the package cannot be changed, while it works', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof declined>()
  const server = await openCheckout({ confirmSandboxPayment: () => promise })
  await pay()
  const processing = page.getByRole('button', { name: 'Processing...' })
  await expect.element(processing).toBeDisabled()
  expect(page.getByText('Need a different amount?').elements()).toHaveLength(0)
  resolve(declined)
  await expect.element(payButton).toBeEnabled()
  expect(server.callsOf('confirmSandboxPayment')).toHaveLength(1)
})

it('says why the card was refused, and keeps it for another try', async () => {
  const server = await openCheckout({ confirmSandboxPayment: declined })
  await pay()
  await expectSaid('Payment Failed', 'Your card has insufficient funds. Nothing was charged.')
  await expect.element(page.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect.element(payButton).toBeEnabled()
  expect(server.callsOf('addCredits')).toHaveLength(0)
})

it('marks what is missing in the card before anything is sent', async () => {
  const server = await openCheckout({})
  await userEvent.click(payButton)
  await expect.element(page.getByLabelText('Card number')).toHaveFocus()
  await expect.element(page.getByText('Enter the whole card number.')).toBeVisible()
  await expect.element(page.getByLabelText('Card number')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByLabelText('CVC')).toHaveAttribute('aria-invalid', 'true')
  expect(server.callsOf('confirmSandboxPayment')).toHaveLength(0)
})

it.each([
  ['Approve payment', 'approve', 'Payment Successful'],
  ['Decline', 'decline', 'Payment Failed'],
])('lets the bank ask first: %s', async (press, answer, title) => {
  const server = await openCheckout({
    confirmSandboxPayment: anIntent({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    }),
    authenticateSandboxPayment: answer === 'approve' ? anIntent() : declined,
    addCredits: { credits: 52, added: 50 },
  })
  await pay()
  await expect.element(bank).toHaveAccessibleDescription(/Amount: \$19\.99/)
  await userEvent.click(bank.getByRole('button', { name: press }))
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  expect(server.callsOf('authenticateSandboxPayment')[0]?.body).toEqual({
    clientSecret: 'pi_1_secret_x',
    answer,
  })
})

it('takes leaving the bank’s question for a no', async () => {
  const server = await openCheckout({
    confirmSandboxPayment: anIntent({ status: 'requires_action' }),
    authenticateSandboxPayment: declined,
  })
  await pay()
  await expect.element(bank).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  expect(server.callsOf('authenticateSandboxPayment')[0]?.body).toMatchObject({ answer: 'decline' })
})

it('says so when the money has moved and the credits have not, and adds them on demand', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const server = await openCheckout({
    confirmSandboxPayment: anIntent(),
    addCredits: refusal('payment_service_unavailable'),
  })
  await pay()
  await expectSaid(
    'Payment Processed',
    'Payment successful, but there was an issue adding credits. Please contact support.',
  )
  expect(payButton.elements()).toHaveLength(0)
  expect(summary.getByText('After this purchase').elements()).toHaveLength(0)
  await expect.element(page.getByText('pi_1')).toBeVisible()
  expect(log).toHaveBeenCalledWith('Error adding credits', expect.anything())
  log.mockClear()

  server.answer({ addCredits: { credits: 52, added: 50 } })
  await userEvent.click(page.getByRole('button', { name: 'Add credits now' }))
  await expectSaid('Payment Successful', /credits have been added/)
})

it('asks for patience while the provider has not decided', async () => {
  await openCheckout({ confirmSandboxPayment: anIntent({ status: 'processing' }) })
  await pay()
  await expect.element(page.getByText('Your payment is being processed')).toBeVisible()
  expect(payButton.elements()).toHaveLength(0)
})

it('adds the credits of a payment that comes back from the bank’s own page', async () => {
  const server = await openCheckout({
    path: '/checkout?package=starter&payment_intent=pi_9&payment_intent_client_secret=s&redirect_status=succeeded',
    addCredits: { credits: 12, added: 10 },
  })
  await expectSaid('Payment Successful', /credits have been added/)
  expect(server.callsOf('addCredits')[0]?.body).toEqual({ paymentIntentId: 'pi_9' })
  expect(server.callsOf('createPaymentIntent')).toHaveLength(0)
  expect(location.search).toBe('?package=starter')
})

it('starts anew when the bank’s own page has refused', async () => {
  const server = await openCheckout({
    path: '/checkout?package=starter&payment_intent=pi_9&redirect_status=failed',
  })
  await expectSaid('Payment Failed', /did not approve/)
  await expect.element(payButton).toBeVisible()
  expect(server.callsOf('addCredits')).toHaveLength(0)
})

it('believes our server, not the address, that somebody paid', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await openCheckout({
    path: '/checkout?payment_intent=pi_of_nobody&redirect_status=succeeded',
    addCredits: refusal('payment_not_found'),
  })
  await expectSaid('Payment Failed', PROBLEMS.payment_not_found.detail)
  await expect.element(payButton).toBeVisible()
  expect(summary.getByText('Paid', { exact: true }).elements()).toHaveLength(0)
  log.mockClear()
})

/** On the page itself: of a purchase there is always a place to say it. */
async function expectSaid(title: string, sentence: string | RegExp): Promise<void> {
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  await expect.element(page.getByText(sentence)).toBeVisible()
}
