import { ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'
import { AccessNotice } from './access-notice.tsx'
import { signInAddress } from './after-sign-in.ts'

/** What a visitor finds at the admin panel's address. */
export function AccessRequired() {
  return (
    <AccessNotice
      name="Access Required"
      sentence="Please sign in with an admin account to open this page."
    >
      <ButtonLink look="primary" href={signInAddress(PAGES.admin)}>
        Sign In
      </ButtonLink>
    </AccessNotice>
  )
}
