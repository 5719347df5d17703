import { useState } from 'react'
import { ApiError, sentenceOr } from '#client/api/api-error.ts'
import type { Api } from '#client/api/client.ts'
import { useApi } from '#client/api/use-api.ts'
import type { PaymentSession } from '#contract/checkout.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { type SandboxCard, type SandboxPaymentIntent, sandboxRoutes } from '#contract/sandbox.ts'
import type { BankAnswer } from './bank-question.tsx'
import type { CardOutcome, CardRefusal } from './card.ts'
import { intentIdOf } from './payment-under-way.ts'

const detailOf = sentenceOr(PROBLEMS.internal.detail)

const OVER = 'payment_over' satisfies keyof typeof PROBLEMS

const NOT_TWICE = 'Trying again here does not charge you twice.'

type AnswerBank = (answer: BankAnswer) => void

/** Pays with a test card. While the bank asks its question, `answerBank` takes the answer. */
export function useSandboxPayment(session: PaymentSession) {
  const api = useApi()
  const [answerBank, setAnswerBank] = useState<AnswerBank | null>(null)

  const askBank = async () => {
    const answer = await new Promise<BankAnswer>((resolve) => setAnswerBank(() => resolve))
    setAnswerBank(null)
    return answer
  }
  const pay = async (card: SandboxCard): Promise<CardOutcome> => {
    try {
      const payment = paymentAt(api, session)
      const intent = await payment.confirm(card)
      if (intent.status !== 'requires_action') return outcomeOf(intent)
      return outcomeOf(await payment.authenticate(await askBank()))
    } catch (error) {
      // The answer of a try before was lost: the card was charged, or the payment is canceled.
      if (error instanceof ApiError && error.code === OVER)
        return { paymentIntentId: intentIdOf(session), status: 'succeeded', isCertain: false }
      return refusalOf(error)
    }
  }
  return { pay, answerBank }
}

// Unless the server has refused, only its answer may be lost, and the card may have been charged.
function refusalOf(error: unknown): CardRefusal {
  if (error instanceof ApiError && error.status < 500) return { error: detailOf(error) }
  return { error: `${detailOf(error)} ${NOT_TWICE}`, isUnheard: true }
}

function paymentAt(api: Api, session: PaymentSession) {
  const { clientSecret } = session
  const params = { id: intentIdOf(session) }
  return {
    confirm: (card: SandboxCard) =>
      api.send(sandboxRoutes.confirmSandboxPayment, { params, body: { clientSecret, card } }),
    authenticate: (answer: BankAnswer) =>
      api.send(sandboxRoutes.authenticateSandboxPayment, {
        params,
        body: { clientSecret, answer },
      }),
  }
}

function outcomeOf(intent: SandboxPaymentIntent): CardOutcome {
  const refusal = intent.last_payment_error
  const isRefused = intent.status === 'requires_payment_method' && refusal !== null
  return isRefused
    ? { error: refusal.message, isDeclined: true }
    : { paymentIntentId: intent.id, status: intent.status }
}
