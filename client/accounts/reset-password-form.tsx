import { useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#client/api/use-api.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { identityRoutes, ResetPasswordBody } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { EntryForm } from './entry-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { NEW_PASSWORD } from './password-rules.ts'
import { useEntry } from './use-entry.ts'
import { useSecretOfAddress } from './use-secret-of-address.ts'

const NewPasswordBody = z.object({ password: ResetPasswordBody.shape.newPassword })

/** Chooses a new password with the secret of a mailed link. */
export function ResetPasswordForm() {
  const secret = useSecretOfAddress(PAGES.resetPassword)
  return secret === '' ? <NoSecret /> : <FormOfLink key={secret} secret={secret} />
}

function FormOfLink({ secret }: { secret: string }) {
  const api = useApi()
  const [isDone, setIsDone] = useState(false)
  const { field, state, refusal } = useEntry({
    schema: NewPasswordBody,
    initial: { password: '', confirmation: '' },
    ...NEW_PASSWORD,
    send: async ({ password }) => {
      const body = { token: secret, newPassword: password }
      await api.send(identityRoutes.resetPassword, { body })
      setIsDone(true)
    },
    failure: {
      title: 'Password Not Changed',
      otherwise: 'The password could not be changed. Please try again.',
    },
  })
  if (isDone) return <PasswordIsNew />
  return (
    <div className="grid gap-4">
      <EntryForm
        {...state}
        label="Choose a new password"
        submitLabel="Set the new password"
        busyLabel="Saving..."
      >
        <NewPasswordFields
          field={field}
          labels={{ password: 'New password', confirmation: 'Confirm new password' }}
        />
      </EntryForm>
      {refusal && <AskForNewLink />}
    </div>
  )
}

function PasswordIsNew() {
  return (
    <div className="grid gap-4">
      <Banner look="info" title="Your password is new" isLive>
        Every browser that was signed in to your account has been signed out.
      </Banner>
      {/* A page of its own: whoever was signed in here is so no longer. */}
      <Button look="primary" onClick={() => location.assign(PAGES.signIn)}>
        Sign In
      </Button>
    </div>
  )
}

function NoSecret() {
  return (
    <div className="grid gap-4">
      <Banner look="warning" title="This page needs the link from your mail">
        Please open the link once more, or ask for a new one. Your password was not changed.
      </Banner>
      <AskForNewLink />
    </div>
  )
}

function AskForNewLink() {
  return <ButtonLink href={PAGES.forgotPassword}>Ask for a new link</ButtonLink>
}
