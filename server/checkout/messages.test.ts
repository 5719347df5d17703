import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WEBHOOK_PATH } from '#contract/checkout.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { sign } from '#server/sandbox/stripe/delivery.ts'
import { type Buyers, buyersOf } from './testing/buyers.ts'
import { stripeProvider } from './stripe.ts'

let world: Buyers
let secret: string
beforeAll(async () => {
  world = await buyersOf()
  secret = world.shop.payments.sandbox?.webhookSecret ?? ''
})
afterAll(async () => {
  expect(await brokenInvariants(world.shop.db)).toEqual([])
  await world.shop.close()
})

const now = (shiftSeconds = 0) => new Date(world.shop.clock.now().getTime() + shiftSeconds * 1000)
const signed = (body: string, shiftSeconds = 0) => sign({ body, secret, now: now(shiftSeconds) })

const post = async (body: string | Buffer, headers: Record<string, string | string[]>) => {
  const message = { 'content-type': 'application/json', ...headers }
  const { statusCode } = await world.shop.app.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    headers: message,
    payload: body,
  })
  return statusCode
}

const anEvent = (id: string, object: object = { object: 'payment_intent', id: 'pi_unknown' }) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object },
  })

describe('a message whose signature is in doubt is refused, and leaves no trace', () => {
  const body = anEvent('evt_doubtful')
  it.each<[string, () => string | string[] | null]>([
    ['missing', () => null],
    ['empty', () => ''],
    ['nonsense', () => 'nonsense'],
    ['without a time', () => signed(body).replace(/^t=\d+,/, '')],
    ['without a signature', () => signed(body).replace(/,v1=.*/, '')],
    ['of another scheme', () => signed(body).replace('v1=', 'v0=')],
    ['of another secret', () => sign({ body, secret: 'whsec_other', now: now() })],
    ['301 seconds old', () => signed(body, -301)],
    ['301 seconds ahead', () => signed(body, 301)],
    ['ahead, then believable', () => `${signed(body, 400)},${signed(body)}`],
    ['sent twice', () => [signed(body), 'nonsense']],
    ['with its time changed', () => signed(body).replace(/^t=\d+/, `t=${now(1).getTime()}`)],
  ])('%s', async (_what, header) => {
    const value = header()
    expect(await post(body, value === null ? {} : { 'stripe-signature': value })).toBe(400)
  })

  it.each([
    ['with one byte changed', (text: string) => text.replace('succeeded', 'Succeeded')],
    ['written anew', (text: string) => JSON.stringify(JSON.parse(text), null, 2)],
    ['empty', () => ''],
  ])('%s', async (_what, change) => {
    expect(await post(change(body), { 'stripe-signature': signed(body) })).toBe(400)
  })

  it('larger than any real message', async () => {
    const large = 'x'.repeat(256 * 1024 + 1)
    expect(await post(large, { 'stripe-signature': signed(large) })).toBe(413)
  })

  it('signed, but not an event', async () => {
    for (const text of ['{}', '[]', 'null', '"text"', 'not json', '{"id":7}'])
      expect(await post(text, { 'stripe-signature': signed(text) })).toBe(400)
  })

  afterAll(async () => {
    const traces = world.shop.db.selectFrom('webhookEvents').select('id')
    expect(await traces.where('id', '=', 'evt_doubtful').execute()).toEqual([])
  })
})

describe('a message that is signed', () => {
  it('is taken within five minutes, again and again', async () => {
    const body = anEvent('evt_again')
    for (const shift of [-299, 0, 0, 299])
      expect(await post(body, { 'stripe-signature': signed(body, shift) })).toBe(200)
  })

  it('is taken when one of several signatures is ours, as while a secret is changed', async () => {
    const body = anEvent('evt_rolled')
    const [time, ours] = signed(body).split(',')
    const header = `${time},v1=${'0'.repeat(64)},${ours}`
    expect(await post(body, { 'stripe-signature': header })).toBe(200)
  })

  it('is taken with the old and the new secret, while both are configured', async () => {
    const account = { name: 'stripe', secretKey: 'sk_test_1', publishableKey: null } as const
    const provider = stripeProvider({ ...account, webhookSecrets: ['whsec_new', 'whsec_old'] }, now)
    const body = anEvent('evt_both')
    for (const one of ['whsec_new', 'whsec_old']) {
      const signature = sign({ body, secret: one, now: now() })
      const notice = await provider.readNotice({ body: Buffer.from(body), signature })
      expect(notice).toMatchObject({ eventId: 'evt_both', intentId: 'pi_unknown' })
    }
  })

  it('is only a reason to look: what it claims of a payment is not believed', async () => {
    const ana = await world.someone()
    const paymentIntentId = await world.buy(ana, { isClaimed: false })
    await world.shop.payments.reconcile()
    const claim = { object: 'charge', payment_intent: paymentIntentId, amount_refunded: 1999 }
    const body = anEvent('evt_claims_a_refund', claim)
    expect(await post(body, { 'stripe-signature': signed(body) })).toBe(200)
    expect(await ana.credits()).toBe(60)
  })

  it('of a live account is not about a payment of a test account', async () => {
    const ana = await world.someone()
    const id = await world.buy(ana)
    const event = anEvent('evt_live', { object: 'payment_intent', id })
    const body = event.replace('"livemode":false', '"livemode":true')
    expect(await post(body, { 'stripe-signature': signed(body) })).toBe(200)
    const { outcome } = await world.shop.db
      .selectFrom('webhookEvents')
      .select('outcome')
      .where('id', '=', 'evt_live')
      .executeTakeFirstOrThrow()
    expect(outcome).toBe('not about a payment')
  })
})
