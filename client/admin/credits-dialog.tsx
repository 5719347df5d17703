import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { useForm } from '#client/editing/use-form.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, TextInput } from '#client/ui/field.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { type AdminUser, CREDITS_MAX, CreditsBody, INVALID_CREDITS } from '#contract/admin.ts'
import { useSetCredits } from './use-admin.ts'

type CreditsDialogProps = { user: AdminUser | null; onClose: () => void }

/** Sets the credits of the selected user; success clears the selection. */
export function CreditsDialog({ user, onClose }: CreditsDialogProps) {
  const formId = useId()
  const setting = useSetCredits()
  const { isPending } = setting
  const [invalid, setInvalid] = useState<string | null>(null)
  const failure = invalid
    ? { title: 'Invalid Input', sentence: invalid }
    : setting.error && { title: FAILED, sentence: setting.error.message }
  const close = () => {
    setInvalid(null)
    setting.reset()
    onClose()
  }
  const update = async (selected: AdminUser, credits: number) => {
    setInvalid(null)
    const isUpdated = await toasted(setting.mutateAsync({ user: selected, credits }), {
      done: {
        title: 'Credits Updated',
        description: `${selected.email} now has ${wholeNumber(credits)} credits.`,
      },
    })
    if (isUpdated) close()
  }
  return (
    <Dialog
      isOpen={user !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Update credits"
      failure={failure}
      width="narrow"
      description={user && <Balance user={user} />}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            Cancel
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isPending}>
            {isPending ? 'Saving...' : 'Update credits'}
          </Button>
        </>
      }
    >
      <CreditsForm
        id={formId}
        send={async (credits) => user && update(user, credits)}
        onInvalid={setInvalid}
      />
    </Dialog>
  )
}

const FAILED = 'Failed to update credits'

function Balance({ user: { email, credits } }: { user: AdminUser }) {
  return (
    <p className="wrap-anywhere">
      <strong>{email}</strong> has {wholeNumber(credits)} {credits === 1 ? 'credit' : 'credits'}.
      The change appears in their credit history, and with your name under Admin activity.
    </p>
  )
}

const AMOUNTS = `A whole number from 0 to ${wholeNumber(CREDITS_MAX)}.`

type CreditsFormProps = {
  id: string
  send: (credits: number) => Promise<unknown>
  onInvalid: (sentence: string) => void
}

function CreditsForm({ id, send, onInvalid }: CreditsFormProps) {
  const { field, submit } = useForm({
    schema: TypedCredits,
    initial: { credits: '' },
    send: async ({ credits }) => credits !== null && send(credits),
    refuse: ({ sentence }) => onInvalid(sentence),
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
