import { useApi } from '#client/api/use-api.ts'
import { messageOf } from '#client/api/api-error.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { isFreedAddress } from '#contract/addresses.ts'
import { identityRoutes } from '#contract/identity.ts'
import { useConfiguration } from './use-configuration.ts'

type OwnAddressProps = { user: CurrentUser; canConfirm: boolean }

/** The address of the account, and whether anybody has shown that it is theirs. */
export function OwnAddress({ user: { email, isEmailConfirmed }, canConfirm }: OwnAddressProps) {
  if (isFreedAddress(email)) {
    return <p>None. The address you entered belongs to someone else. Please change it to yours.</p>
  }
  return (
    <>
      <p className="font-semibold wrap-anywhere">{email}</p>
      {!isEmailConfirmed && canConfirm && <Unconfirmed email={email} />}
    </>
  )
}

/** Where no mail is sent there is nothing to open, and of it nothing is said. */
function Unconfirmed({ email }: { email: string }) {
  const api = useApi()
  if (useConfiguration()?.mail !== 'smtp') return null
  const send = () =>
    toasted(api.send(identityRoutes.sendConfirmation, {}), {
      done: { title: 'Email sent', description: `Check the inbox of ${email}.` },
      failed: (error) => messageOf(error, 'Failed to send the email'),
    })
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className="text-weld-text">Not confirmed yet: please open the link in our email.</span>
      <button type="button" className="text-link" onClick={() => void send()}>
        Send it again
      </button>
    </p>
  )
}
