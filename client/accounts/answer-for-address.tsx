import { useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { useAttempt } from './use-attempt.ts'
import { useSecretOfAddress } from './use-secret-of-address.ts'

/** Says with the secret of a mailed link whether the address is one's own. */
export function AnswerForAddress() {
  const token = useSecretOfAddress(PAGES.confirmAddress)
  return token === '' ? <NoSecret /> : <Question key={token} token={token} />
}

function Question({ token }: { token: string }) {
  const api = useApi()
  const { isBusy, refusal, attempt } = useAttempt()
  const [answered, setAnswered] = useState<'mine' | 'not-mine' | null>(null)
  const answer = (isMine: boolean) =>
    void attempt({
      task: async () => {
        await api.send(identityRoutes.answerForAddress, { body: { token, isMine } })
        setAnswered(isMine ? 'mine' : 'not-mine')
      },
      failure: {
        title: 'Not Confirmed',
        sentenceOf: sentenceOr('Your answer could not be saved. Please try again.'),
      },
    })
  if (answered === 'mine') return <Confirmed />
  if (answered === 'not-mine') return <Freed />
  return (
    <div className="grid gap-4">
      {refusal && (
        <Banner look="error" title={refusal.title}>
          {refusal.sentence}
        </Banner>
      )}
      <Button look="primary" isBusy={isBusy} onClick={() => answer(true)}>
        Yes, this address is mine
      </Button>
      <Button disabled={isBusy} onClick={() => answer(false)}>
        No, I did not ask for this
      </Button>
    </div>
  )
}

function Confirmed() {
  return (
    <div className="grid gap-4">
      <Banner look="info" title="Your address is confirmed" isLive>
        You sign in with it, and our mail reaches you there.
      </Banner>
      {/* A page of its own, which asks anew who is signed in. */}
      <Button look="primary" onClick={() => location.assign(PAGES.home)}>
        Go to Listwright
      </Button>
    </div>
  )
}

function Freed() {
  return (
    <Banner look="info" title="Thank you. Your address is free" isLive>
      No account uses it, and you can sign up with it at any time.
    </Banner>
  )
}

function NoSecret() {
  return (
    <div className="grid gap-4">
      <Banner look="warning" title="This page needs the link from your mail">
        Please open the link once more. Your account sends you a new one.
      </Banner>
      <ButtonLink href={PAGES.home}>Go to Listwright</ButtonLink>
    </div>
  )
}
