import { sentenceOr } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { Button } from '#client/ui/button.tsx'
import { identityRoutes } from '#contract/identity.ts'
import { RefusalNotice } from './entry-form.tsx'
import { useAttempt } from './use-attempt.ts'

export type AddressAnswer = 'mine' | 'not-mine'

type AnswerForAddressProps = { token: string; onAnswered: (answer: AddressAnswer) => void }

/** The two answers to whether the address of a mail is one's own. */
export function AnswerForAddress({ token, onAnswered }: AnswerForAddressProps) {
  const api = useApi()
  const { isBusy, refusal, attempt } = useAttempt()
  const answer = (given: AddressAnswer) =>
    void attempt({
      task: async () => {
        await api.send(identityRoutes.answerForAddress, {
          body: { token, isMine: given === 'mine' },
        })
        onAnswered(given)
      },
      failure: {
        title: 'Not Confirmed',
        sentenceOf: sentenceOr('Your answer could not be saved. Please try again.'),
      },
    })
  return (
    <div className="grid gap-4">
      <RefusalNotice refusal={refusal} />
      <Button look="primary" isBusy={isBusy} onClick={() => answer('mine')}>
        Yes, this address is mine
      </Button>
      <Button disabled={isBusy} onClick={() => answer('not-mine')}>
        No, this wasn’t me
      </Button>
    </div>
  )
}
