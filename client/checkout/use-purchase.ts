import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { logError } from '#client/browser/log.ts'
import { ApiError } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { countedCredits } from '#client/accounts/counted-credits.ts'
import { receiptAddress } from '#client/credits/receipt-address.ts'
import { refreshBalance } from '#client/credits/use-credit-entries.ts'
import { showToast, type Toast } from '#client/ui/toasts/toasts.ts'
import { checkoutRoutes } from '#contract/checkout.ts'
import { REFUND_DAYS } from '#contract/credits.ts'
import { PAGES } from '#contract/pages.ts'
import type { PROBLEMS } from '#contract/problems.ts'
import type { PaymentSession } from '#contract/checkout.ts'
import type { CardOutcome, CardRefusal, ConfirmCard } from './card.ts'
import {
  forgetPayment,
  intentIdOf,
  keepPayment,
  paymentUnderWay,
  type PaymentUnderWay,
} from './payment-under-way.ts'
import { returnedPayment, withoutReturn } from './returned-payment.ts'

/** How long the buyer sees that it worked, before the dashboard opens by itself. */
const HOME_AFTER_MS = 2000

/** Where a purchase stands. Once the money has moved, there is no way back to entering a card. */
export type Purchase =
  | { step: 'entering'; refusal: string | null }
  | { step: 'processing' }
  | { step: 'crediting' }
  | { step: 'pending' }
  | { step: 'uncredited'; paymentIntentId: string }
  | { step: 'complete'; credits: number; paymentIntentId: string }

/** Pays, and has the credits added. */
export function usePurchase() {
  const api = useApi()
  const cache = useQueryClient()
  const [underWay] = useState(paymentUnderWay)
  const [attempt, setAttempt] = useState(() => underWay?.attempt ?? crypto.randomUUID())
  const [returned] = useState(() => returnedPayment(location.search) ?? unheardOf(underWay))
  const [purchase, setPurchase] = useState<Purchase>(returned ? { step: 'crediting' } : FIRST_TRY)

  const fail = ({ error, isMarked = false, isUnheard = false, isDeclined }: CardRefusal) => {
    if (!isUnheard) forgetPayment()
    const refusal = isDeclined ? `${error} ${UNCHARGED}` : error
    setPurchase({ step: 'entering', refusal: isMarked ? null : refusal })
  }
  const addCredits = async (paymentIntentId: string, isCertain: boolean) => {
    try {
      const { credits } = await api.send(checkoutRoutes.addCredits, { body: { paymentIntentId } })
      forgetPayment()
      setPurchase({ step: 'complete', credits, paymentIntentId })
    } catch (error) {
      if (!isCertain && error instanceof ApiError && error.status < 500) {
        const isIncomplete = error.code === INCOMPLETE
        // What is still on its way must not be paid beside; what is canceled cannot be paid any more.
        if (!isIncomplete) setAttempt(crypto.randomUUID())
        return fail({ error: isIncomplete ? UNHEARD : error.detail })
      }
      logError('Error adding credits', error)
      setPurchase({ step: 'uncredited', paymentIntentId })
    }
  }
  const conclude = async (outcome: CardOutcome, isCertain: boolean) => {
    if ('error' in outcome) fail(outcome)
    else if (outcome.status === 'succeeded')
      await addCredits(outcome.paymentIntentId, isCertain && outcome.isCertain !== false)
    else {
      forgetPayment()
      setPurchase({ step: 'pending' })
    }
    // After a refusal too: if only its answer was lost, the credits come by themselves.
    refreshBalance(cache)
  }
  const pay = async (session: PaymentSession, confirm: ConfirmCard) => {
    keepPayment({ attempt, paymentIntentId: intentIdOf(session) })
    setPurchase({ step: 'processing' })
    await conclude(await confirm(), true)
  }
  const retryCredits = async (paymentIntentId: string) => {
    setPurchase({ step: 'crediting' })
    await addCredits(paymentIntentId, true)
    refreshBalance(cache)
  }
  // Anyone can write an address, so there the server's no counts for more.
  useReturn(returned, (outcome) => conclude(outcome, false))
  const isLeaving = useWayHome(purchase)
  return { purchase, isLeaving, attempt, pay, retryCredits }
}

const INCOMPLETE = 'payment_not_complete' satisfies keyof typeof PROBLEMS

const UNCHARGED = 'Nothing was charged.'

const UNHEARD =
  'This page was reloaded while you were paying, and that payment is not complete yet. Trying again here does not charge you twice.'

/** What was being paid when the page was loaded anew: the server knows what became of it. */
function unheardOf(payment: PaymentUnderWay | null): CardOutcome | null {
  return payment && { paymentIntentId: payment.paymentIntentId, status: 'succeeded' }
}

const FIRST_TRY: Purchase = { step: 'entering', refusal: null }

type Conclude = (outcome: CardOutcome) => Promise<void>

/** Goes on where the bank has sent the buyer back to us. */
function useReturn(returned: CardOutcome | null, conclude: Conclude): void {
  const [path, navigate] = useLocation()
  const goOn = useEffectEvent((outcome: CardOutcome) => {
    navigate(path + withoutReturn(location.search), { replace: true })
    void conclude(outcome)
  })
  // The address is the browser's, and it is put right once.
  useEffect(() => {
    if (returned) goOn(returned)
  }, [returned])
}

/** Whoever touches the page has seen it, and leaves it when they like; else it goes home by itself. */
function useWayHome(purchase: Purchase): boolean {
  const [, navigate] = useLocation()
  const [isStaying, setIsStaying] = useState(false)
  const isComplete = purchase.step === 'complete'
  const goHome = useEffectEvent(() => {
    navigate(PAGES.home)
    if (isComplete) showToast(paidToast(purchase, navigate))
  })
  // The clock and the hand on the page are outside: leaving the page first must stop both.
  useEffect(() => {
    if (!isComplete || isStaying) return undefined
    const leaving = new AbortController()
    const stay = () => setIsStaying(true)
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stay, { signal: leaving.signal })
    const timer = setTimeout(() => goHome(), HOME_AFTER_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isComplete, isStaying])
  return !isStaying
}

/** Whoever looked away for those seconds finds on the dashboard what was paid. */
function paidToast({ credits, paymentIntentId }: Paid, navigate: (to: string) => void): Toast {
  return {
    title: 'Payment Successful',
    description: `You have ${countedCredits(credits)} now. Full refund within the first ${REFUND_DAYS} days.`,
    action: { label: 'See the receipt', onPress: () => navigate(receiptAddress(paymentIntentId)) },
    isLasting: true,
  }
}

type Paid = Extract<Purchase, { step: 'complete' }>

const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'wheel'] as const
