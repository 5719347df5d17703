import { checkoutRoutes, PaymentSession } from '#contract/checkout.ts'
import { sandboxRoutes, WORKING_TEST_CARD } from '#contract/sandbox.ts'
import { send } from './send.ts'

type Buyer = { token: string }
type Payment = { id: string; clientSecret: string }

/** Opens a payment for ten credits, or answers null where that was refused. */
export async function openPayment(origin: string, { token }: Buyer): Promise<Payment | null> {
  const body = { package: 'starter' } as const
  const opened = await send(origin, checkoutRoutes.createPaymentIntent, { token, body })
  if (opened?.status !== 200) return null
  const { clientSecret } = PaymentSession.parse(opened.body)
  const [id = ''] = clientSecret.split('_secret')
  return { id, clientSecret }
}

/** Types the card that works into the sandbox's form. */
export async function pay(origin: string, { id, clientSecret }: Payment): Promise<void> {
  const card = { number: WORKING_TEST_CARD, expMonth: 12, expYear: 2040, cvc: '123' }
  const body = { clientSecret, card }
  await send(origin, sandboxRoutes.confirmSandboxPayment, { params: { id }, body })
}

/** Buys ten credits, and answers the payment once its credits are acknowledged, else null. */
export async function buy(origin: string, buyer: Buyer): Promise<string | null> {
  const payment = await openPayment(origin, buyer)
  if (payment === null) return null
  await pay(origin, payment)
  const body = { paymentIntentId: payment.id }
  const added = await send(origin, checkoutRoutes.addCredits, { token: buyer.token, body })
  return added?.status === 200 ? payment.id : null
}
