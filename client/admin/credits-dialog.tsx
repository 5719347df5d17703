import { useId } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#client/editing/use-form.ts'
import { toasted } from '#client/ui/toasted.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { type AdminUser, CREDITS_MAX, CreditsBody, INVALID_CREDITS } from '#contract/admin.ts'
import { useSetCredits } from './use-admin.ts'

type CreditsDialogProps = { user: AdminUser | null; onClose: () => void }

/** Sets the credits of the selected user; success clears the selection. */
export function CreditsDialog({ user, onClose }: CreditsDialogProps) {
  const formId = useId()
  const setting = useSetCredits()
  const { isPending } = setting
  const failure = setting.error?.message
  const update = async (selected: AdminUser, credits: number) => {
    const isUpdated = await toasted(setting.mutateAsync({ user: selected, credits }), {
      done: {
        title: 'Credits Updated',
        description: `${selected.email} now has ${wholeNumber(credits)} credits.`,
      },
      failed: 'Failed to update credits',
    })
    if (isUpdated) onClose()
  }
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
      <CreditsForm id={formId} send={async (credits) => user && update(user, credits)} />
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

const AMOUNTS = `A whole number from 0 to ${wholeNumber(CREDITS_MAX)}.`

type CreditsFormProps = { id: string; send: (credits: number) => Promise<unknown> }

function CreditsForm({ id, send }: CreditsFormProps) {
  const { field, submit } = useForm({
    schema: TypedCredits,
    initial: { credits: '' },
    send: async ({ credits }) => credits !== null && send(credits),
    refuse: ({ sentence }) =>
      showToast({ title: 'Invalid Input', description: sentence, look: 'destructive' }),
  })
  return (
    <form id={id} onSubmit={submit}>
      <Field label="New amount of credits" hint={AMOUNTS}>
        {(control) => (
          <TextInput {...control} {...field('credits')} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
    </form>
  )
}

// "1e3" and "12.5" are no whole numbers. An empty field asks for nothing.
const Digits = z.string().check(z.trim(), z.regex(/^\d*$/, INVALID_CREDITS))

const TypedCredits = z.object({
  credits: z.pipe(
    z.pipe(
      Digits,
      z.transform((digits) => (digits === '' ? null : Number(digits))),
    ),
    z.nullable(CreditsBody.shape.credits),
  ),
})
