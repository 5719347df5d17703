import { createContext, type ReactNode, use, useState } from 'react'
import * as z from 'zod/mini'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { FRESH_SIGN_IN_MINUTES } from '#contract/me.ts'
import { EntryForm } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { useEntry } from './use-entry.ts'
import { wantsFreshSignIn } from './wants-fresh-sign-in.ts'

type Freshly = <Answer>(task: () => Promise<Answer>) => Promise<Answer>

const FreshlyContext = createContext<Freshly>((task) => task())

/** Runs a call; where the server wants a fresh sign-in, asks for it and runs the call once more. */
export function useFreshSignIn(): Freshly {
  return use(FreshlyContext)
}

type Question = { answer: (isProven: boolean) => void }

/** Asks who is there on behalf of everything below that needs a fresh sign-in. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const freshly: Freshly = async (task) => {
    try {
      return await task()
    } catch (error) {
      if (!wantsFreshSignIn(error)) throw error
      const isProven = await new Promise<boolean>((answer) => setQuestion({ answer }))
      setQuestion(null)
      if (!isProven) throw error
      return task()
    }
  }
  return (
    <FreshlyContext value={freshly}>
      {children}
      <Dialog
        isOpen={question !== null}
        onOpenChange={(isOpen) => !isOpen && question?.answer(false)}
        title="Confirm it’s you"
        width="narrow"
        description={`You signed in more than ${FRESH_SIGN_IN_MINUTES} minutes ago. Nothing has been changed yet.`}
      >
        {question && <Proof onProven={() => question.answer(true)} />}
      </Dialog>
    </FreshlyContext>
  )
}

const Typed = z.object({ password: z.string() })

function Proof({ onProven }: { onProven: () => void }) {
  const { state: session, confirm, signOut } = useSession()
  const user = session.status === 'signedIn' ? session.user : null
  const { field, state } = useEntry({
    schema: Typed,
    initial: { password: '' },
    send: async ({ password }) => {
      await confirm({ email: user?.email ?? '', password })
      onProven()
    },
    failure: { title: 'Not Confirmed', otherwise: 'That did not work. Please try again.' },
  })
  if (user?.hasPassword !== true) {
    return (
      <Banner
        look="error"
        title="Please sign in once more"
        action={<Button onClick={() => void signOut()}>Sign out now</Button>}
        isLive
      >
        Sign out, sign in again, then try again.
      </Banner>
    )
  }
  return (
    <EntryForm {...state} label="Confirm" submitLabel="Confirm" busyLabel="Confirming...">
      <input type="text" name="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field label="Your password">
        {(control) => (
          <PasswordInput
            {...control}
            {...field('password')}
            name="current-password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
    </EntryForm>
  )
}
