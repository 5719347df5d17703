import { Lock } from 'lucide-react'
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
  const { pathname, search, hash } = location
  const what = BEHIND_SIGN_IN.get(pathname)
  return (
    <NotFoundNotice
      sentence={
        <>
          {what && `This is where ${what}. `}You are signed out: if this page is yours, sign in to
          see it. You come straight back here.
        </>
      }
      inHole={<Lock strokeWidth={1.7} className="size-9" />}
    >
      <ButtonLink href={signInAddress(pathname + search + hash)} look="primary">
        Sign In
      </ButtonLink>
      <ButtonLink href={PAGES.home} look="quiet">
        Go to the home page
      </ButtonLink>
    </NotFoundNotice>
  )
}

/** What stands on the pages that sellers keep a link to. */
const BEHIND_SIGN_IN: ReadonlyMap<string, string> = new Map([
  [PAGES.history, 'a seller’s finished listings are kept'],
  [PAGES.footers, 'a seller’s footers are kept'],
  [PAGES.checkout, 'credits are paid for'],
  [PAGES.credits, 'a seller’s credits and receipts are kept'],
])
