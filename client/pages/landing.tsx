import { PAGES } from '#contract/pages.ts'
import { type Reader, SITE_TITLE } from '#contract/site.ts'
import { QuiltBand } from '#client/art/quilt.tsx'
import { Anatomy } from '#client/marketing/anatomy.tsx'
import { CALLS } from '#client/marketing/calls.ts'
import { ClosingCall } from '#client/marketing/closing-call.tsx'
import { ExtensionLabel } from '#client/marketing/extension-label.tsx'
import { FeatureGrid } from '#client/marketing/feature-grid.tsx'
import { Hero } from '#client/marketing/hero.tsx'
import { PricingSection } from '#client/marketing/pricing-section.tsx'
import { Promises } from '#client/marketing/promises.tsx'
import { PRODUCT_FEATURES } from '#client/marketing/product-features.ts'
import type { PublicPage } from '#client/marketing/public-page.ts'
import { Steps } from '#client/marketing/steps.tsx'
import { PublicScreen } from './public-screen.tsx'

export const landing: PublicPage = {
  canonical: PAGES.home,
  title: SITE_TITLE,
  description:
    'Describe what you made and add your keywords. Listwright turns your words into the title, description, up to 13 tags and alt text of your listing.',
  hasPrices: true,
  Screen: Landing,
}

export function Landing({ reader }: { reader: Reader }) {
  return (
    <PublicScreen current={PAGES.home} reader={reader}>
      <Hero reader={reader} />
      <QuiltBand rows={1} />
      <Steps />
      <Anatomy />
      <Promises />
      <FeatureGrid title="Built for the person behind the bench" features={PRODUCT_FEATURES} />
      <PricingSection reader={reader} />
      <ExtensionLabel />
      <ClosingCall
        cloth={40}
        title="Your next listing is one credit away"
        lead="Bring one item and the words people use for it."
        call={CALLS[reader]}
      />
    </PublicScreen>
  )
}
