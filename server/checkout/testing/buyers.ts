import { checkoutRoutes } from '#contract/checkout.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { anAdmin } from '#server/testing/admins.ts'
import type { TestAction } from '#server/sandbox/stripe/page.ts'
import { aCard, CARDS } from '#server/testing/cards.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import { intentIdOf } from './a-till.ts'

type Purchase = { number?: string; isClaimed?: boolean }

export type Buyers = {
  shop: TestApp
  someone(): Promise<Caller>
  anAdmin(): Promise<Caller>
  /** Pays as the card form does; answers the name of the payment. */
  pay(clientSecret: string, number?: string): Promise<string>
  /** Opens and pays a Growth package, and claims its credits unless told otherwise. */
  buy(buyer: Caller, purchase?: Purchase): Promise<string>
  /** What somebody else does with the same account at the provider. */
  stripeCall(path: string, body: string): Promise<{ client_secret: string }>
  /** What a bank or a cardholder does with a payment, without anybody hearing of it yet. */
  bankDoes(action: TestAction, paymentIntentId: string): Promise<void>
}

/** The whole server with the sandbox, and people who buy there. */
export async function buyersOf(environment: Record<string, string> = {}): Promise<Buyers> {
  const shop = await testApp({ sellsCredits: true, environment })
  let people = 0
  const someone = () => {
    people += 1
    return shop.signIn(`person-${people}@example.com`)
  }
  const pay: Buyers['pay'] = async (clientSecret, number = CARDS.pays) => {
    const id = intentIdOf(clientSecret)
    const body = { clientSecret, card: aCard({ number }) }
    await shop.visitor.call(sandboxRoutes.confirmSandboxPayment, { params: { id }, body })
    return id
  }
  return {
    shop,
    someone,
    pay,
    anAdmin: () => {
      people += 1
      return anAdmin(shop, `admin-${people}@example.com`)
    },
    buy: async (buyer, { number, isClaimed = true } = {}) => {
      const opened = await buyer.call(checkoutRoutes.createPaymentIntent, { body: {} })
      const paymentIntentId = await pay(opened.answer().clientSecret, number)
      if (isClaimed) await buyer.call(checkoutRoutes.addCredits, { body: { paymentIntentId } })
      return paymentIntentId
    },
    bankDoes: async (action, paymentIntentId) => {
      const address = `${shop.payments.sandbox?.address}/payments/${paymentIntentId}/${action}`
      await fetch(address, { method: 'POST', redirect: 'manual' })
    },
    stripeCall: async (path, body) => {
      const { sandbox } = shop.payments
      const answer = await fetch(`${sandbox?.address ?? ''}/v1/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox?.secretKey ?? ''}` },
        body,
      })
      return JSON.parse(await answer.text())
    },
  }
}

export async function idOf(caller: Caller): Promise<string> {
  return (await caller.call(routes.currentUser)).answer().id
}
