import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { aCard, CARDS } from '#server/testing/cards.ts'
import { until } from '#server/testing/outcome.ts'
import { aSandbox, type OpenSandbox } from './testing/a-sandbox.ts'

let world: OpenSandbox
beforeAll(async () => {
  world = await aSandbox()
})
afterAll(async () => {
  expect(world.errors).toEqual([])
  await world.close()
})

const confirm = (key: { id: string; clientSecret: string }, number: string) =>
  world.sandbox.confirm({ ...key, card: aCard({ number }) })

/** Leaves a payment at its bank's question. */
const ask = async (number: string) => {
  const key = await world.open()
  expect(await confirm(key, number)).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  })
  return key
}
const answer = (key: { id: string; clientSecret: string }, reply: 'approve' | 'decline') =>
  world.sandbox.authenticate({ ...key, answer: reply })

describe('a payment', () => {
  it('can be tried again after its card was declined', async () => {
    const key = await world.open()
    expect(await confirm(key, CARDS.declines)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
    })
    expect(await confirm(key, CARDS.pays)).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    })
  })

  it('is made once, however many tries arrive together', async () => {
    const key = await world.open()
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => confirm(key, CARDS.pays)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const taken = world.db
      .selectFrom('sandbox.charges')
      .selectAll()
      .where('paymentIntentId', '=', key.id)
    expect(await taken.execute()).toHaveLength(1)
  })

  it('opens to its own secret only', async () => {
    const [one, other] = [await world.open(), await world.open()]
    const wrong = { id: one.id, clientSecret: other.clientSecret }
    await expect(confirm(wrong, CARDS.pays)).rejects.toMatchObject({ status: 404 })
  })

  it('is over once it is canceled', async () => {
    const key = await world.open()
    await world.stripe.paymentIntents.cancel(key.id)
    await expect(confirm(key, CARDS.pays)).rejects.toThrow('status of canceled')
    await expect(world.stripe.paymentIntents.cancel(key.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
  })
})

describe('the 3-D Secure step', () => {
  it.each([CARDS.asks, CARDS.asksAlways])('pays with %s when the person approves', async (card) => {
    expect(await answer(await ask(card), 'approve')).toMatchObject({ status: 'succeeded' })
  })

  it('asks for another try when the person declines', async () => {
    const key = await ask(CARDS.asks)
    expect(await answer(key, 'decline')).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    expect(await confirm(key, CARDS.pays)).toMatchObject({ status: 'succeeded' })
  })

  it('does not bind the bank', async () => {
    expect(await answer(await ask(CARDS.asksThenDeclines), 'approve')).toMatchObject({
      last_payment_error: { code: 'card_declined' },
    })
  })

  it('has no answer before its question', async () => {
    await expect(answer(await world.open(), 'approve')).rejects.toThrow('cannot authenticate')
  })
})

describe("the tester's page", () => {
  it('refunds, and opens and decides a dispute', async () => {
    const id = await world.payWith(CARDS.pays)
    const press = (action: string) => world.send('POST', `/payments/${id}/${action}`)
    const state = async () => {
      const expand = ['latest_charge']
      const { latest_charge: charge } = await world.stripe.paymentIntents.retrieve(id, { expand })
      const [dispute] = (await world.stripe.disputes.list({ payment_intent: id })).data
      const refunded = typeof charge === 'object' ? charge?.amount_refunded : null
      return [refunded, dispute?.status]
    }
    expect((await press('refund-part')).status).toBe(303)
    expect(await state()).toEqual([666, undefined])
    await press('dispute')
    expect(await state()).toEqual([666, 'needs_response'])
    expect((await press('refund')).status).toBe(400)
    await press('dispute-won')
    await press('refund')
    expect(await state()).toEqual([1999, 'won'])
    expect((await world.send('GET', '/')).body['text']).toContain(id)
  })

  it('cannot be used by another site that is open in the same browser', async () => {
    const id = await world.payWith(CARDS.pays)
    const path = `/payments/${id}/refund`
    const foreign = await world.send('POST', path, { headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
  })
})

it('says each thing more than once, signed, and again until it is heard', async () => {
  const heard: { body: string; signature: string }[] = []
  let isDeaf = true
  const talking = await aSandbox(async (message) => {
    heard.push(message)
    return isDeaf ? 500 : 200
  })
  onTestFinished(() => talking.close())
  await talking.payWith(CARDS.disputes)
  await until(async () => heard.length >= 4)
  isDeaf = false
  const makeDue = () =>
    talking.db
      .updateTable('sandbox.messages')
      .set({ dueAt: new Date(0) })
      .execute()
  const isOver = async () => {
    await makeDue()
    await talking.sandbox.deliver()
    const open = talking.db.selectFrom('sandbox.messages').where('acknowledged', '<', 2)
    return (await open.select('id').execute()).length === 0
  }
  await until(isOver)

  const events = heard.map(({ body, signature }) =>
    talking.stripe.webhooks.constructEvent(body, signature, talking.sandbox.webhookSecret),
  )
  const times = Map.groupBy(events, ({ id }) => id)
  expect([...times.values()].every((repeats) => repeats.length >= 3)).toBe(true)
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'charge.dispute.created',
    ]),
  )
})
