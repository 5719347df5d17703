import { useId } from 'react'
import * as z from 'zod/mini'
import { messageOf } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { useForm } from '#client/editing/use-form.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { type AdminRefundRequest, checkoutRoutes, DECLINE_REASON } from '#contract/checkout.ts'
import { useDeclineRefund } from './use-admin.ts'

type DeclineDialogProps = { request: AdminRefundRequest | null; onClose: () => void }

/** Declines a refund request. The person reads the reason, so there has to be one. */
export function DeclineDialog({ request, onClose }: DeclineDialogProps) {
  const formId = useId()
  const declining = useDeclineRefund()
  const { isPending } = declining
  const close = () => {
    declining.reset()
    onClose()
  }
  const decline = async ({ email, paymentIntentId }: AdminRefundRequest, reason: string) => {
    const isDeclined = await toasted(declining.mutateAsync({ paymentIntentId, reason }), {
      done: { title: 'Refund declined', description: `${email} is told why.` },
    })
    if (isDeclined) close()
  }
  return (
    <Dialog
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Decline this request?"
      failure={
        declining.error && { sentence: messageOf(declining.error, 'Failed to decline the request') }
      }
      description={
        <p className="wrap-anywhere">
          The money was already returned by a dispute or another refund.{' '}
          <strong>{request?.email}</strong> sees your reason in their credit history.
        </p>
      }
      footer={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button look="destructive" type="submit" form={formId} isBusy={isPending}>
            {isPending ? 'Saving...' : 'Decline'}
          </Button>
        </>
      }
    >
      <ReasonForm id={formId} send={async (reason) => request && decline(request, reason)} />
    </Dialog>
  )
}

type ReasonFormProps = { id: string; send: (reason: string) => Promise<unknown> }

function ReasonForm({ id, send }: ReasonFormProps) {
  const { values, errors, field, submit } = useForm({
    schema: Reason,
    initial: { reason: '' },
    send: ({ reason }) => send(reason),
  })
  return (
    <form id={id} onSubmit={submit}>
      <Field
        label="Reason"
        isRequired
        error={errors['reason']}
        counter={<CharacterCounter length={values.reason.length} max={DECLINE_REASON.max} />}
      >
        {(control) => (
          <TextArea {...control} {...field('reason')} required maxLength={DECLINE_REASON.max} />
        )}
      </Field>
    </form>
  )
}

const Reason = z.pick(checkoutRoutes.declineRefund.body, { reason: true })
