import { useState } from 'react'
import { type AddressAnswer, AnswerForAddress } from '#client/accounts/answer-for-address.tsx'
import { useSecretOfAddress } from '#client/accounts/use-secret-of-address.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { DoneSeal } from '#client/ui/done-seal.tsx'
import { EntryScreen } from './entry-screen.tsx'

/** Says with the secret of a mailed link whether the address is one's own. */
export function ConfirmAddress() {
  const token = useSecretOfAddress(PAGES.confirmAddress)
  return token === '' ? <WithoutLink /> : <Question key={token} token={token} />
}

function Question({ token }: { token: string }) {
  const [answer, setAnswer] = useState<AddressAnswer | null>(null)
  switch (answer) {
    case null:
      return (
        <EntryScreen
          name="Is this address yours?"
          lead="You opened the link from our email. Does the address it was sent to belong to you?"
        >
          <AnswerForAddress token={token} onAnswered={setAnswer} />
        </EntryScreen>
      )
    case 'mine':
      return (
        <AnswerScreen
          name="Your address is confirmed"
          lead="You sign in with it, and our emails reach you there."
        >
          <DoneSeal className="order-first -mb-3" />
          {/* A page of its own, which asks anew who is signed in. */}
          <Button look="primary" onClick={() => location.assign(PAGES.home)}>
            Go to Listwright
          </Button>
        </AnswerScreen>
      )
    case 'not-mine':
      return (
        <AnswerScreen
          name="Your address is free"
          lead="Thank you. No account uses it, and you can sign up with it at any time."
        >
          <DoneSeal className="order-first -mb-3" />
          <ButtonLink href={PAGES.home}>See what Listwright does</ButtonLink>
        </AnswerScreen>
      )
    default:
      return answer satisfies never
  }
}

function WithoutLink() {
  return (
    <EntryScreen
      name="Open the link again"
      lead="This page needs the link from our email. Please open it once more; your account sends you a new one."
    >
      <ButtonLink look="primary" href={PAGES.home}>
        Go to Listwright
      </ButtonLink>
    </EntryScreen>
  )
}
