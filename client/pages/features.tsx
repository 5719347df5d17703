import { PAGES } from '#contract/pages.ts'
import { pageTitle, type Reader } from '#contract/site.ts'
import { CALLS } from '#client/marketing/calls.ts'
import { ClosingCall } from '#client/marketing/closing-call.tsx'
import { FeatureGrid } from '#client/marketing/feature-grid.tsx'
import { FeatureRows } from '#client/marketing/feature-rows.tsx'
import { PageHeading } from '#client/marketing/page-heading.tsx'
import { PricingSection } from '#client/marketing/pricing-section.tsx'
import { LISTING_FEATURES } from '#client/marketing/product-features.ts'
import type { PublicPage } from '#client/marketing/public-page.ts'
import { PublicScreen } from './public-screen.tsx'

export const features: PublicPage = {
  canonical: PAGES.features,
  title: pageTitle('Features'),
  description:
    'A title on a tape, up to 13 tags on a thread, checks in plain words, footers you write once and a history you can search: everything one credit does.',
  hasPrices: false,
  Screen: Features,
}

export function Features({ reader }: { reader: Reader }) {
  return (
    <PublicScreen current={PAGES.features} reader={reader}>
      <PageHeading
        title="Everything one credit does"
        lead="From a few honest sentences to a listing you can copy across, with nothing hidden on the way."
        call={CALLS[reader]}
      />
      <FeatureRows />
      <FeatureGrid title="In every listing" features={LISTING_FEATURES} />
      <PricingSection reader={reader} />
      <ClosingCall
        cloth={14}
        title="Try it on something you made"
        lead="One item and a handful of keywords are enough to begin."
        call={CALLS[reader]}
      />
    </PublicScreen>
  )
}
