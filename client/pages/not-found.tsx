import { PAGES } from '#contract/pages.ts'
import { pageTitle, type Reader } from '#contract/site.ts'
import { CALLS } from '#client/marketing/calls.ts'
import { NotFoundNotice } from '#client/marketing/not-found-notice.tsx'
import type { PublicPage } from '#client/marketing/public-page.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PublicScreen } from './public-screen.tsx'

export const notFound: PublicPage = {
  canonical: null,
  title: pageTitle('Page Not Found'),
  description: 'There is no page at this address.',
  hasPrices: false,
  Screen: NotFound,
}

export function NotFound({ reader }: { reader: Reader }) {
  return (
    <PublicScreen current={PAGES.home} reader={reader}>
      <div className="page-wrap">
        <NotFoundNotice>
          <ButtonLink look="primary" href={PAGES.home}>
            {reader === 'member' ? CALLS.member.label : 'Go to the home page'}
          </ButtonLink>
          <ButtonLink href={PAGES.pricing}>See pricing</ButtonLink>
        </NotFoundNotice>
      </div>
    </PublicScreen>
  )
}
