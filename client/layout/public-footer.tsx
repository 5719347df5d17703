import { PAGES } from '#contract/pages.ts'
import { REFUND_DAYS } from '#contract/credits.ts'
import { SUPPORT_PLACEHOLDER } from '#contract/site.ts'
import { HomeLink, type Reader } from './public-header.tsx'

const LINK = 'inline-flex min-h-6 items-center hover:underline hover:underline-offset-3'

/** The foot of the public pages. */
export function PublicFooter({ reader }: { reader: Reader }) {
  return (
    <footer className="on-press border-t border-press-line">
      <div className="page-wrap flex flex-wrap items-center gap-x-11 gap-y-5 py-8 text-small text-on-press-2 md:py-11">
        <div className="basis-full text-on-press lg:basis-auto">
          <HomeLink reader={reader} />
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-11 gap-y-3">
          <a className={LINK} href={PAGES.features}>
            Features
          </a>
          <a className={LINK} href={PAGES.pricing}>
            Pricing
          </a>
          <a className={LINK} href={PAGES.keywordSaver}>
            KeywordSaver
          </a>
          {reader === 'visitor' ? (
            <a className={LINK} href={PAGES.signIn}>
              Sign In
            </a>
          ) : (
            <a className={LINK} href={PAGES.home}>
              Dashboard
            </a>
          )}
          <a className={LINK} href={PAGES.terms}>
            Terms
          </a>
          <a className={LINK} href={PAGES.privacy}>
            Privacy
          </a>
          <a className={LINK} href={`mailto:${SUPPORT_PLACEHOLDER}`}>
            {SUPPORT_PLACEHOLDER}
          </a>
        </nav>
        <p className="basis-full lg:ml-auto lg:basis-auto">
          Credits never expire. Full refund within {REFUND_DAYS} days.
        </p>
      </div>
    </footer>
  )
}
