import { messageOf } from '#client/api/api-error.ts'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import type { AdminRefundRequest, Refund } from '#contract/checkout.ts'
import { dollars } from '#contract/money.ts'
import { useRefund } from './use-admin.ts'

type RefundDialogProps = { request: AdminRefundRequest | null; onClose: () => void }

/** Gives a purchase back, once the admin has read what that does. */
export function RefundDialog({ request, onClose }: RefundDialogProps) {
  const refund = useRefund()
  const giveBack = async ({ paymentIntentId }: AdminRefundRequest) => {
    await toasted(refund.mutateAsync(paymentIntentId), {
      done: (ordered) => ({ title: 'Refund started', description: outcomeOf(ordered) }),
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

function consequenceOf({ email, amount }: AdminRefundRequest): string {
  return `${email} gets ${dollars(amount)} back. Unused credits of this purchase are taken off the balance; used ones are written off. This cannot be undone.`
}

function outcomeOf({ status, creditsTakenBack, creditsWrittenOff }: Refund): string {
  if (status === 'pending') {
    return 'The payment provider is returning the money. The credits are then taken off the balance.'
  }
  return `${creditsTakenBack} credits removed, ${creditsWrittenOff} written off.`
}
