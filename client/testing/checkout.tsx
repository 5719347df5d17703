import { onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checkout } from '#client/pages/checkout.tsx'
import type { PaymentSession } from '#contract/checkout.ts'
import type { PublicConfiguration } from '#contract/configuration.ts'
import type { SandboxPaymentIntent } from '#contract/sandbox.ts'
import { type Answers, fakeApi } from './fake-api.ts'
import { renderScreen } from './render.tsx'
import { aUser } from './samples.ts'

export const payButton = page.getByRole('button', { name: /^Complete Purchase/ })
export const summary = page.getByRole('region', { name: 'Order summary' })

export function aSession(given: Partial<PaymentSession> = {}): PaymentSession {
  return {
    clientSecret: 'pi_1_secret_x',
    credits: 50,
    description: 'Growth: 50 credits',
    amount: 1999,
    ...given,
  }
}

export function aConfiguration(given: Partial<PublicConfiguration> = {}): PublicConfiguration {
  return {
    identity: { provider: 'embedded', hasGoogle: false },
    writer: 'composer',
    payments: 'sandbox',
    stripePublishableKey: null,
    mail: 'outbox',
    extensionUrl: 'https://example.com',
    supportEmail: 'help@listwright.test',
    ...given,
  }
}

export function anIntent(given: Partial<SandboxPaymentIntent> = {}): SandboxPaymentIntent {
  return { id: 'pi_1', status: 'succeeded', last_payment_error: null, next_action: null, ...given }
}

/** The checkout of a member with two credits, at a shop that takes test cards. */
export async function openCheckout({ path = '/checkout', ...more }: Answers & { path?: string }) {
  const api = fakeApi({
    currentUser: aUser({ credits: 2 }),
    configuration: aConfiguration(),
    createPaymentIntent: aSession(),
    ...more,
  })
  const screen = await renderScreen(<Checkout />, { path })
  // Gone before the address changes back, which would otherwise be another visit.
  onTestFinished(screen.unmount)
  return api
}

/** Types a card that the form lets through. */
export async function fillInCard(number = '4242424242424242') {
  await userEvent.fill(page.getByRole('textbox', { name: 'Card number' }), number)
  await userEvent.fill(page.getByRole('textbox', { name: 'Expiry' }), '1234')
  await userEvent.fill(page.getByRole('textbox', { name: 'CVC' }), '123')
}
