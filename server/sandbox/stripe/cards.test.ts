import { describe, expect, it } from 'vitest'
import { aCard, CARDS } from '#server/testing/cards.ts'
import { outcomeOf } from './cards.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const errorWith = (wanted: Parameters<typeof aCard>[0]) => {
  const outcome = outcomeOf(aCard(wanted), NOW)
  return 'error' in outcome ? [outcome.kind, outcome.error.code, outcome.error.declineCode] : []
}

it.each([
  ['4242424242424242', 'visa'],
  ['4000056655665556', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['6011111111111117', 'discover'],
])('pays with %s (%s) and keeps no more of it than its end', (number, brand) => {
  expect(outcomeOf(aCard({ number }), NOW)).toEqual({
    kind: 'paid',
    card: { brand, last4: number.slice(-4), expMonth: 12, expYear: 2040 },
    afterwards: 'nothing',
  })
})

it('asks for four digits on the back of an American Express card', () => {
  const number = '378282246310005'
  expect(outcomeOf(aCard({ number, cvc: '1234' }), NOW).kind).toBe('paid')
  expect(errorWith({ number, cvc: '123' })).toEqual(['unreadable', 'invalid_cvc', null])
})

it.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
  ['4100000000000019', 'card_declined', 'fraudulent'],
  ['4000000000000069', 'expired_card', null],
  ['4000000000000127', 'incorrect_cvc', null],
  ['4000000000000119', 'processing_error', null],
])('declines %s: %s, %s', (number, code, declineCode) => {
  expect(errorWith({ number })).toEqual(['declined', code, declineCode])
})

it('takes no real card, whoever types one', () => {
  expect(errorWith({ number: '4111111111111111' })).toEqual([
    'declined',
    'card_declined',
    'test_mode_live_card',
  ])
})

describe('refuses without asking a bank', () => {
  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ number: '42' }, 'incorrect_number'],
    [{ expMonth: 0 }, 'invalid_expiry_month'],
    [{ expMonth: 13 }, 'invalid_expiry_month'],
    [{ expYear: 2025 }, 'invalid_expiry_year'],
    [{ expYear: 2077 }, 'invalid_expiry_year'],
    [{ expYear: 2026, expMonth: 10 }, 'invalid_expiry_month'],
    [{ cvc: '' }, 'invalid_cvc'],
    [{ cvc: '12' }, 'invalid_cvc'],
  ])('%o: %s', (wanted, code) => {
    expect(errorWith(wanted)).toEqual(['unreadable', code, null])
  })
})

it('takes a card until the end of its last month', () => {
  expect(outcomeOf(aCard({ expYear: 2026, expMonth: 11 }), NOW).kind).toBe('paid')
})

it.each([
  [CARDS.asks, null],
  [CARDS.asksAlways, null],
  [CARDS.asksThenDeclines, 'card_declined'],
])('lets the bank of %s ask first', (number, code) => {
  const outcome = outcomeOf(aCard({ number }), NOW)
  expect(outcome).toMatchObject({ kind: 'asks', waiting: { failure: code && { code } } })
})
