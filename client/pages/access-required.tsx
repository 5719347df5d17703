import { AccessNotice } from '#client/admin/access-notice.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'
import { signInAddress } from './after-sign-in.ts'
import { PageHeading } from './heading/page-heading.tsx'

/** What a visitor finds at the admin panel's address. */
export function AccessRequired() {
  return (
    <AccessNotice
      heading={<PageHeading name="Access Required" />}
      sentence="Please sign in with an admin account to open this page."
      action={
        <ButtonLink look="primary" href={signInAddress(PAGES.admin)}>
          Sign In
        </ButtonLink>
      }
    />
  )
}
