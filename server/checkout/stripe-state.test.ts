import { describe, expect, it } from 'vitest'
import { disputeOf } from './stripe-state.ts'
import { json, providerAt } from './testing/provider-at.ts'

describe('the money of a disputed payment', () => {
  it.each([
    ['is ours when the shop has won', ['won'], 'none'],
    [
      'is ours while the bank only asks',
      ['warning_needs_response', 'warning_under_review'],
      'none',
    ],
    ['is in doubt when a dispute opens', ['needs_response'], 'open'],
    ['is in doubt while the bank decides', ['won', 'under_review'], 'open'],
    ['is in doubt in a state that is new to us', ['something_new'], 'open'],
    ['is gone when the shop has lost', ['won', 'lost'], 'lost'],
    ['is ours without any dispute', [], 'none'],
  ])('%s', (_what, statuses, expected) => {
    expect(disputeOf(statuses)).toBe(expected)
  })
})

describe('a payment', () => {
  const intent = {
    id: 'pi_1',
    object: 'payment_intent',
    status: 'succeeded',
    livemode: false,
    amount_received: 1999,
    currency: 'usd',
    metadata: { userId: 'ana', paymentId: 'pay_1' },
    latest_charge: { object: 'charge', amount_refunded: 500, disputed: false },
  }
  const look = async (changed: object, secretKey?: string) => {
    const service = json(200, JSON.stringify({ ...intent, ...changed }))
    return (await providerAt(service, secretKey)).look('pi_1')
  }

  it('is read as it is now', async () => {
    expect(await look({})).toMatchObject({
      status: 'succeeded',
      receivedCents: 1999,
      refundedCents: 500,
      currency: 'usd',
      order: { userId: 'ana', paymentId: 'pay_1' },
    })
  })

  it.each(['requires_action', 'requires_payment_method', 'requires_capture', 'something_new'])(
    'is open while its status is %s',
    async (status) => {
      expect(await look({ status })).toMatchObject({ status: 'open' })
    },
  )

  it('of a test account does not count in a live one, nor the other way round', async () => {
    expect(await look({}, 'sk_live_1')).toBeNull()
    expect(await look({ livemode: true })).toBeNull()
    expect(await look({ livemode: true }, 'rk_live_1')).toMatchObject({ status: 'succeeded' })
  })

  it('without our names in it has no order', async () => {
    expect(await look({ metadata: {} })).toMatchObject({ order: null })
  })
})
