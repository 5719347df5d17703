import { AnswerForAddress } from '#client/accounts/answer-for-address.tsx'
import { EntryScreen } from './entry-screen.tsx'

export function ConfirmAddress() {
  return (
    <EntryScreen
      name="Is this address yours?"
      lead="You opened the link from our mail. Please say whether the address it went to belongs to you."
    >
      <AnswerForAddress />
    </EntryScreen>
  )
}
