import { type SubmitEvent, useId, useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { type AdminUser, CreditsBody, INVALID_CREDITS } from '#contract/admin.ts'
import { useSetCredits } from './use-admin.ts'

type CreditsDialogProps = { user: AdminUser | null; onClose: () => void }

/** Sets the credits of the selected user; success clears the selection. */
export function CreditsDialog({ user, onClose }: CreditsDialogProps) {
  const formId = useId()
  const { update, isPending, failure } = useUpdate(user, onClose)
  return (
    <Dialog
      isOpen={user !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Update credits"
      width="narrow"
      description={user && <Balance user={user} />}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isPending}>
            {isPending ? 'Saving...' : 'Update credits'}
          </Button>
        </>
      }
    >
      <CreditsForm id={formId} onSubmit={update} />
      {failure && (
        <div className="mt-4">
          <Banner look="error" isLive>
            {failure}
          </Banner>
        </div>
      )}
    </Dialog>
  )
}

function Balance({ user: { email, credits } }: { user: AdminUser }) {
  return (
    <p className="wrap-anywhere">
      <strong>{email}</strong> has {wholeNumber(credits)} {credits === 1 ? 'credit' : 'credits'}.
      The change is one line in their credit history.
    </p>
  )
}

function CreditsForm({ id, onSubmit }: { id: string; onSubmit: (text: string) => void }) {
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit(text)
  }
  return (
    <form id={id} onSubmit={submit}>
      <Field label="New amount of credits">
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </form>
  )
}

function useUpdate(user: AdminUser | null, onUpdated: () => void) {
  const setting = useSetCredits()
  const update = (text: string) => {
    if (user === null || text.trim() === '') return
    const credits = creditsIn(text)
    if (credits === null) {
      showToast({ title: 'Invalid Input', description: INVALID_CREDITS, look: 'destructive' })
      return
    }
    setting.mutate(
      { user, credits },
      {
        onSuccess: () => {
          showToast({
            title: 'Credits Updated',
            description: `${user.email} now has ${wholeNumber(credits)} credits.`,
          })
          onUpdated()
        },
        onError: () =>
          showToast({
            title: 'Error',
            description: 'Failed to update credits',
            look: 'destructive',
          }),
      },
    )
  }
  return { update, isPending: setting.isPending, failure: setting.error?.message }
}

/** The whole number that was typed, or null: "1e3" and "12.5" are none. */
function creditsIn(text: string): number | null {
  if (!/^\d+$/.test(text.trim())) return null
  const parsed = CreditsBody.safeParse({ credits: Number(text) })
  return parsed.success ? parsed.data.credits : null
}
