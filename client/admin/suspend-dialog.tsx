import { useId } from 'react'
import * as z from 'zod/mini'
import { messageOf } from '#client/api/api-error.ts'
import { useForm } from '#client/editing/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import type { Failure } from '#client/ui/dialog-sheet.tsx'
import { ConfirmDialog, Dialog } from '#client/ui/dialog.tsx'
import { Field, TextArea } from '#client/ui/field.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { type AdminUser, SUSPENSION_REASON } from '#contract/admin.ts'
import { requiredText } from '#contract/text.ts'
import { useSetSuspension } from './use-admin.ts'

type SuspendDialogProps = { user: AdminUser | null; onClose: () => void }

/** Suspends an account, with a reason that its holder reads; or lifts that. */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const setting = useSetSuspension()
  const close = () => {
    setting.reset()
    onClose()
  }
  const set = async (reason: string | null) => {
    if (user === null) return
    const isSet = await toasted(setting.mutateAsync({ user, reason }), {
      done: {
        title: reason === null ? 'Suspension lifted' : 'Account suspended',
        description: user.email,
      },
    })
    if (isSet) close()
  }
  const failure = setting.error && {
    sentence: messageOf(setting.error, 'Failed to update the account'),
  }
  if (user !== null && user.suspension !== null) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        title="Lift this suspension?"
        sentence={`${user.email} was suspended: ${user.suspension.reason} They can use their account again right away.`}
        confirmLabel="Lift suspension"
        isBusy={setting.isPending}
        failure={failure}
        onConfirm={() => void set(null)}
      />
    )
  }
  return (
    <ReasonDialog
      user={user}
      onClose={close}
      isBusy={setting.isPending}
      failure={failure}
      onReason={set}
    />
  )
}

type ReasonDialogProps = SuspendDialogProps & {
  isBusy: boolean
  failure: Failure
  onReason: (reason: string) => Promise<void>
}

const Reason = z.object({
  reason: requiredText({ label: 'A reason', max: SUSPENSION_REASON.max }),
})

function ReasonDialog({ user, onClose, isBusy, failure, onReason }: ReasonDialogProps) {
  const formId = useId()
  const { values, errors, field, submit } = useForm({
    schema: Reason,
    initial: { reason: '' },
    send: ({ reason }) => onReason(reason),
  })
  return (
    <Dialog
      isOpen={user !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Suspend this account?"
      failure={failure}
      description={
        <p className="wrap-anywhere">
          <strong>{user?.email}</strong> will be signed out and cannot write or buy. Credits and
          listings stay, and you can lift the suspension later.
        </p>
      }
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="destructive" type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? 'Saving...' : 'Suspend'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field
          label="Reason, shown to them"
          isRequired
          error={errors['reason']}
          counter={<CharacterCounter length={values.reason.length} max={SUSPENSION_REASON.max} />}
        >
          {(control) => (
            <TextArea
              {...control}
              {...field('reason')}
              required
              maxLength={SUSPENSION_REASON.max}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
