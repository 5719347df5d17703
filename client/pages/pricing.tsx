import {
  FREE_PLAN_CREDITS,
  SIGN_UP_CREDITS,
  WELCOME_BONUS_CREDITS,
} from '#contract/opening-credits.ts'
import { PAGES } from '#contract/pages.ts'
import { pageTitle, type Reader } from '#contract/site.ts'
import { PRICING_CALLS } from '#client/marketing/calls.ts'
import { ClosingCall } from '#client/marketing/closing-call.tsx'
import { Faq } from '#client/marketing/faq.tsx'
import { Guarantee } from '#client/marketing/guarantee.tsx'
import { PackageCards } from '#client/marketing/package-cards.tsx'
import { PageHeading } from '#client/marketing/page-heading.tsx'
import { PRICING_LEAD, PRICING_TITLE } from '#client/marketing/pricing-words.ts'
import type { PublicPage } from '#client/marketing/public-page.ts'
import { PublicScreen } from './public-screen.tsx'

export const pricing: PublicPage = {
  canonical: PAGES.pricing,
  title: pageTitle('Pricing'),
  description: PRICING_LEAD,
  hasPrices: true,
  Screen: Pricing,
}

const CLOSING: Record<Reader, { title: string; lead: string }> = {
  visitor: {
    title: `Your first ${SIGN_UP_CREDITS} credits are free`,
    lead: `${FREE_PLAN_CREDITS} free credits, and a welcome bonus of ${WELCOME_BONUS_CREDITS} more when you sign up. No card needed.`,
  },
  member: {
    title: 'Your next listing is one credit away',
    lead: 'Your bench is as you left it.',
  },
}

export function Pricing({ reader }: { reader: Reader }) {
  return (
    <PublicScreen current={PAGES.pricing} reader={reader}>
      <PageHeading title={PRICING_TITLE} lead={PRICING_LEAD} />
      <div className="page-wrap">
        <PackageCards reader={reader} headingLevel={2} />
        <Guarantee />
        <Faq />
      </div>
      <ClosingCall cloth={22} {...CLOSING[reader]} call={PRICING_CALLS[reader]} />
    </PublicScreen>
  )
}
