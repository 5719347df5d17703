import type { PaymentSession } from '#contract/checkout.ts'

/** What became of a payment: where it stands at the provider, or the sentence of its refusal. */
export type CardOutcome = { paymentIntentId: string; status: string } | { error: string }

/** Pays with the card that is filled in. It never rejects: a failure is an outcome too. */
export type ConfirmCard = () => Promise<CardOutcome>

/** What every card form takes, whoever provides it. */
export type CardFormProps = {
  session: PaymentSession
  isProcessing: boolean
  onPay: (confirm: ConfirmCard) => void
}
