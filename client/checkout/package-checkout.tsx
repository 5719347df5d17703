import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { type PackageKey, PACKAGES } from '#contract/credits.ts'
import { CardForm } from './card-form.tsx'
import { CheckoutSplit } from './checkout-split.tsx'
import { Guarantee } from './guarantee.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { usePaymentSession } from './use-payment-session.ts'
import { type Purchase, usePurchase } from './use-purchase.ts'

/** The steps at which the money has moved for certain. */
const PAID: Purchase['step'][] = ['uncredited', 'complete']

/** Buys one package. */
export function PackageCheckout({ packageKey }: { packageKey: PackageKey }) {
  const { data: user } = useCurrentUser()
  const { purchase, isLeaving, attempt, pay, retryCredits } = usePurchase()
  const isWanted = purchase.step === 'entering'
  const hasPaid = PAID.includes(purchase.step)
  const session = usePaymentSession({ attempt, packageKey, isWanted })
  return (
    <CheckoutSplit
      title={purchase.step === 'complete' ? thanksTo(user?.firstName) : 'Pay by card'}
      isPaid={purchase.step === 'complete'}
      order={
        <OrderSummary
          offer={PACKAGES[packageKey]}
          description={session.data?.description}
          balance={user?.credits}
          isPaying={purchase.step !== 'entering'}
          hasPaid={hasPaid}
        />
      }
      payment={
        <>
          <PaymentPanel
            purchase={purchase}
            isLeaving={isLeaving}
            bought={PACKAGES[packageKey].credits}
            onRetryCredits={(id) => void retryCredits(id)}
          >
            <CardForm
              session={session}
              isProcessing={purchase.step === 'processing'}
              refusal={purchase.step === 'entering' ? purchase.refusal : null}
              onPay={(confirm) => session.data && void pay(session.data, confirm)}
            />
          </PaymentPanel>
          <Guarantee hasPaid={hasPaid} />
        </>
      }
    />
  )
}

function thanksTo(firstName: string | null | undefined): string {
  return firstName ? `Thank you, ${firstName}.` : 'Thank you.'
}
