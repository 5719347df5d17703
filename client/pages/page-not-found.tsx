import { NotFoundNotice } from '#client/marketing/not-found-notice.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'
import { signInAddress } from './after-sign-in.ts'
import { usePageName } from './heading/page-heading.tsx'

const NAME = 'Page Not Found'

/** For members: an address that leads nowhere. */
export function PageNotFound() {
  usePageName(NAME)
  return (
    <NotFoundNotice>
      <ButtonLink href={PAGES.home} look="primary">
        Go to Dashboard
      </ButtonLink>
      <ButtonLink href={PAGES.pricing}>See pricing</ButtonLink>
    </NotFoundNotice>
  )
}

/** For visitors: the page is there once they have signed in. */
export function PageBehindSignIn() {
  usePageName(NAME)
  const here = location.pathname + location.search + location.hash
  return (
    <NotFoundNotice sentence="You are signed out. Sign in to see this page.">
      <ButtonLink href={signInAddress(here)} look="primary">
        Sign In
      </ButtonLink>
      <ButtonLink href={PAGES.pricing}>See pricing</ButtonLink>
    </NotFoundNotice>
  )
}
