import { type SubmitEvent, useId, useState } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { type AdminRefundRequest, DECLINE_REASON } from '#contract/checkout.ts'
import { useDeclineRefund } from './use-admin.ts'

type DeclineDialogProps = { request: AdminRefundRequest | null; onClose: () => void }

/** Declines a refund request. The person reads the reason, so there has to be one. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const formId = useId()
  const { decline, isPending } = useDecline(request, onClose)
  return (
    <Dialog
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Decline this request?"
      description={
        <p className="wrap-anywhere">
          <strong>{request?.email}</strong> keeps the {request?.credits} credits and reads your
          reason in their credit history.
        </p>
      }
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="destructive" type="submit" form={formId} isBusy={isPending}>
            {isPending ? 'Saving...' : 'Decline'}
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} onSubmit={decline} />
    </Dialog>
  )
}

function ReasonForm({ id, onSubmit }: { id: string; onSubmit: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(reason)
  }
  return (
    <form id={id} onSubmit={submit}>
      <Field
        label="Reason"
        isRequired
        counter={<CharacterCounter length={reason.length} max={DECLINE_REASON.max} />}
      >
        {(control) => (
          <TextArea
            {...control}
            required
            maxLength={DECLINE_REASON.max}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </form>
  )
}

function useDecline(request: AdminRefundRequest | null, onDeclined: () => void) {
  const declining = useDeclineRefund()
  const decline = (reason: string) => {
    if (request === null) return
    declining.mutate(
      { paymentIntentId: request.paymentIntentId, reason },
      {
        onSuccess: () => {
          showToast({ title: 'Refund declined', description: `${request.email} reads why.` })
          onDeclined()
        },
        onError: (error) =>
          showToast({
            title: 'Error',
            description: messageOf(error, 'Failed to decline the request'),
            look: 'destructive',
          }),
      },
    )
  }
  return { decline, isPending: declining.isPending }
}
