import type { PaymentSession } from '#contract/checkout.ts'

/**
 * What became of a payment: where it stands at the provider, or the sentence of its refusal. Where it
 * is not certain, the server's no to its credits counts for more.
 */
export type CardOutcome =
  | { paymentIntentId: string; status: string; isCertain?: false }
  | CardRefusal

export type CardRefusal = {
  error: string
  /** Where the form itself shows the sentence, beside the field it is about. */
  isMarked?: boolean
  /** Where nobody answered: the card may have been charged, and the page may be about to go. */
  isUnheard?: boolean
  /** Where the card was declined, so that no money has moved. */
  isDeclined?: boolean
}

/** Pays with the card that is filled in. It never rejects: a failure is an outcome too. */
export type ConfirmCard = () => Promise<CardOutcome>

/** What every card form takes, whoever provides it. */
export type CardFormProps = {
  session: PaymentSession
  isProcessing: boolean
  /** Why the last try failed, until the next one. */
  refusal: string | null
  onPay: (confirm: ConfirmCard) => void
}
