import type { SandboxCard } from '#contract/sandbox.ts'
import type {
  SandboxCardError,
  SandboxCardOnFile,
  SandboxWaitingCard,
} from '#server/sandbox/tables.ts'

/** What the bank does once the money is taken. */
export type AfterPaying = 'dispute' | 'inquiry' | 'fraud-warning'

/** What the bank behind a card answers. */
export type Outcome =
  | { kind: 'paid'; card: SandboxCardOnFile; afterwards: 'nothing' | AfterPaying }
  | { kind: 'asks'; waiting: SandboxWaitingCard }
  | { kind: 'declined'; card: SandboxCardOnFile; error: SandboxCardError }
  /** So wrong that no bank was asked. */
  | { kind: 'unreadable'; error: SandboxCardError }

/** The published test cards behave as they do at Stripe; every other card is refused. */
export function outcomeOf(card: SandboxCard, now: Date): Outcome {
  const unreadable = whatIsUnreadable(card, now)
  if (unreadable !== null) return { kind: 'unreadable', error: unreadable }
  const onFile = cardOnFile(card)
  const answer = BANKS.get(card.number) ?? declines(NOT_A_TEST_CARD)
  return answer(onFile)
}

type Bank = (card: SandboxCardOnFile) => Outcome

const pays: Bank = (card) => ({ kind: 'paid', card, afterwards: 'nothing' })
const paysAnd =
  (afterwards: AfterPaying): Bank =>
  (card) => ({ kind: 'paid', card, afterwards })
const declines =
  (error: SandboxCardError): Bank =>
  (card) => ({ kind: 'declined', card, error })
const asks =
  (failure: SandboxCardError | null): Bank =>
  (card) => ({ kind: 'asks', waiting: { card, failure } })

const DECLINED = 'Your card was declined.'
const GENERIC = cardDeclined('generic_decline', DECLINED)
const NOT_A_TEST_CARD = cardDeclined(
  'test_mode_live_card',
  'Your card was declined. No real card can be used here: please take a test card.',
)
const PROCESSING = cardError(
  'processing_error',
  'An error occurred while processing your card. Please try again in a moment.',
)

/** What a person who turns down the bank's question reads. */
export const NOT_AUTHENTICATED = cardError(
  'payment_intent_authentication_failure',
  'We could not authenticate your card. Please try again or use another card.',
)

const BANKS = new Map<string, Bank>([
  ['4242424242424242', pays],
  ['4000056655665556', pays],
  ['5555555555554444', pays],
  ['2223003122003222', pays],
  ['378282246310005', pays],
  ['6011111111111117', pays],
  ['4000000000000259', paysAnd('dispute')],
  ['4000000000001976', paysAnd('inquiry')],
  ['4000000000005423', paysAnd('fraud-warning')],
  ['4000002500003155', asks(null)],
  ['4000002760003184', asks(null)],
  ['4000008400001629', asks(GENERIC)],
  ['4000000000000002', declines(GENERIC)],
  [
    '4000000000009995',
    declines(cardDeclined('insufficient_funds', 'Your card has insufficient funds.')),
  ],
  ['4000000000009987', declines(cardDeclined('lost_card', DECLINED))],
  ['4000000000009979', declines(cardDeclined('stolen_card', DECLINED))],
  ['4000000000006975', declines(cardDeclined('card_velocity_exceeded', DECLINED))],
  ['4100000000000019', declines(cardDeclined('fraudulent', DECLINED))],
  ['4000000000000069', declines(cardError('expired_card', 'Your card has expired.'))],
  [
    '4000000000000127',
    declines(cardError('incorrect_cvc', "Your card's security code is incorrect.")),
  ],
  ['4000000000000119', declines(PROCESSING)],
])

function whatIsUnreadable(card: SandboxCard, now: Date): SandboxCardError | null {
  const { number, expMonth, expYear, cvc } = card
  if (number.length < 12 || !passesLuhn(number))
    return cardError('incorrect_number', 'Your card number is incorrect.')
  if (expMonth < 1 || expMonth > 12)
    return cardError('invalid_expiry_month', "Your card's expiration month is invalid.")
  const year = now.getUTCFullYear()
  if (expYear < year || expYear > year + 50)
    return cardError('invalid_expiry_year', "Your card's expiration year is invalid.")
  if (expYear === year && expMonth < now.getUTCMonth() + 1)
    return cardError('invalid_expiry_month', "Your card's expiration month is invalid.")
  if (cvc.length !== (brandOf(number) === 'amex' ? 4 : 3))
    return cardError('invalid_cvc', "Your card's security code is invalid.")
  return null
}

function cardOnFile({ number, expMonth, expYear }: SandboxCard): SandboxCardOnFile {
  return { brand: brandOf(number), last4: number.slice(-4), expMonth, expYear }
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return number.startsWith('6') ? 'discover' : 'unknown'
}

/** The check digit every card number ends with. */
function passesLuhn(number: string): boolean {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = digit * (place % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function cardDeclined(declineCode: string, message: string): SandboxCardError {
  return { code: 'card_declined', declineCode, message }
}

function cardError(code: string, message: string): SandboxCardError {
  return { code, declineCode: null, message }
}
