import { useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#client/api/use-api.ts'
import { Field, PasswordInput, TextInput } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toasts/toasts.ts'
import { AddressChange } from '#contract/addresses.ts'
import { identityRoutes } from '#contract/identity.ts'
import { EntryForm } from './entry-form.tsx'
import { useIsLinkInOutbox, useWhoHandsOver } from './link-in-outbox.tsx'
import { useSession } from './session.tsx'
import { useEntry } from './use-entry.ts'
import { wantsFreshSignIn } from './wants-fresh-sign-in.ts'

const Typed = z.extend(AddressChange, { password: z.string() })

type ChangeAddressFormProps = { email: string; hasPassword: boolean }

/** Asks for another address. It changes once the link in the mail to the new one is opened. */
export function ChangeAddressForm({ email, hasPassword }: ChangeAddressFormProps) {
  const api = useApi()
  const { confirm } = useSession()
  const words = useWords()
  const [isStale, setIsStale] = useState(false)
  const { field, state, reset, rest } = useEntry({
    schema: Typed,
    initial: { email: '', password: '' },
    send: async (typed): Promise<void> => {
      if (isStale) await confirm({ email, password: typed.password })
      try {
        await api.send(identityRoutes.changeAddress, { body: { email: typed.email } })
      } catch (error) {
        if (!wantsFreshSignIn(error) || isStale || !hasPassword) throw error
        setIsStale(true)
        rest()
        return
      }
      reset()
      rest()
      setIsStale(false)
      showToast(words.told(typed.email))
    },
    failure: {
      title: 'Address Not Changed',
      otherwise: 'The address could not be changed. Please try again.',
    },
  })
  return (
    <div className="pt-1 pb-4">
      <EntryForm {...state} label="Change email" submitLabel={words.label} busyLabel={words.busy}>
        <Field label="New email" hint={words.hint}>
          {(control) => (
            <TextInput
              {...control}
              {...field('email')}
              type="email"
              autoComplete="email"
              required
            />
          )}
        </Field>
        {isStale && (
          <Field label="Your password" hint="You signed in a while ago.">
            {(control) => (
              <PasswordInput
                {...control}
                {...field('password')}
                name="current-password"
                autoComplete="current-password"
                required
                ref={focusOnce}
              />
            )}
          </Field>
        )}
      </EntryForm>
    </div>
  )
}

/** What becomes of the link: it is mailed, or handed over where no mail is sent. */
function useWords() {
  const isInOutbox = useIsLinkInOutbox()
  const handsOver = useWhoHandsOver()
  if (!isInOutbox) return EMAILED
  return {
    label: 'Make the link',
    busy: 'Making the link...',
    hint: `This site sends no email: ask ${handsOver} for the link.`,
    told: () => ({
      title: 'Link ready',
      description: `Ask ${handsOver} for it. Nothing changes until you open it.`,
      isLasting: true,
    }),
  }
}

const EMAILED = {
  label: 'Send the link',
  busy: 'Sending...',
  hint: 'We’ll email a link there, and a notice to your old address.',
  told: (address: string) => ({
    title: 'Email sent',
    description: `Open the link we sent to ${address}. Nothing changes until you do.`,
  }),
}

// The question appears where nothing was; whoever pressed the button is to answer it.
function focusOnce(input: HTMLElement | null): void {
  input?.focus()
}
