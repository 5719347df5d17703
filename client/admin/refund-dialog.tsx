import { messageOf } from '#client/api/api-error.ts'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { toasted } from '#client/ui/toasted.ts'
import type { AdminRefundRequest, Refund } from '#contract/checkout.ts'
import { dollars } from '#contract/money.ts'
import { useRefund } from './use-admin.ts'

type RefundDialogProps = { request: AdminRefundRequest | null; onClose: () => void }

/** Gives a purchase back, once the admin has read what that does. */
export function RefundDialog({ request, onClose }: RefundDialogProps) {
  const refund = useRefund()
  const giveBack = async ({ paymentIntentId }: AdminRefundRequest) => {
    await toasted(refund.mutateAsync(paymentIntentId), {
      done: (ordered) => ({ title: 'Refund ordered', description: outcomeOf(ordered) }),
      failed: (error) => messageOf(error, 'Failed to refund'),
    })
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Refund this purchase?"
      sentence={request ? consequenceOf(request) : ''}
      confirmLabel="Refund"
      isBusy={refund.isPending}
      onConfirm={() => request && void giveBack(request)}
    />
  )
}

function consequenceOf({ email, amount, credits }: AdminRefundRequest): string {
  return `${email} gets ${dollars(amount)} back. The ${credits} credits of this purchase leave the balance as far as they are still there; credits that were used are written off. This cannot be undone.`
}

function outcomeOf({ status, creditsTakenBack, creditsWrittenOff }: Refund): string {
  if (status === 'pending') {
    return 'The payment provider is giving the money back. The credits leave the balance then.'
  }
  return `${creditsTakenBack} credits taken back, ${creditsWrittenOff} written off.`
}
