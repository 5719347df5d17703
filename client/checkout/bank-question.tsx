import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

export type BankAnswer = 'approve' | 'decline'

type BankQuestionProps = { amount: string; onAnswer: ((answer: BankAnswer) => void) | null }

/** The 3-D Secure step of test mode: the bank asks whether it is really you. Leaving it says no. */
export function BankQuestion({ amount, onAnswer }: BankQuestionProps) {
  return (
    <Dialog
      isOpen={onAnswer !== null}
      onOpenChange={(isOpen) => !isOpen && onAnswer?.('decline')}
      title="Your bank asks: is this you?"
      description={`A real bank would send a code to your phone now. This is the test mode, so you decide how it ends. Amount: ${amount}.`}
      width="narrow"
      footer={
        <>
          <Button look="quiet" onClick={() => onAnswer?.('decline')}>
            Decline
          </Button>
          <Button look="primary" onClick={() => onAnswer?.('approve')}>
            Approve payment
          </Button>
        </>
      }
    />
  )
}
