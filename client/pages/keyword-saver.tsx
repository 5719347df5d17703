import { PAGES } from '#contract/pages.ts'
import { pageTitle, type Reader } from '#contract/site.ts'
import { CALLS } from '#client/marketing/calls.ts'
import { ClosingCall } from '#client/marketing/closing-call.tsx'
import { EXTENSION_FEATURES } from '#client/marketing/extension-features.ts'
import { ExtensionHero } from '#client/marketing/extension-hero.tsx'
import { ExtensionPairing } from '#client/marketing/extension-pairing.tsx'
import { ExtensionSteps } from '#client/marketing/extension-steps.tsx'
import { FeatureGrid } from '#client/marketing/feature-grid.tsx'
import type { PublicPage } from '#client/marketing/public-page.ts'
import { PublicScreen } from './public-screen.tsx'

export const keywordSaver: PublicPage = {
  canonical: PAGES.keywordSaver,
  title: pageTitle('KeywordSaver'),
  description:
    'KeywordSaver is a free browser extension for keyword research: it saves search suggestions, highlighted text and product pages. No sign-up.',
  hasPrices: false,
  Screen: KeywordSaver,
}

export function KeywordSaver({ reader }: { reader: Reader }) {
  return (
    <PublicScreen current={PAGES.keywordSaver} reader={reader}>
      <ExtensionHero />
      <FeatureGrid title="A notebook for words, in your browser" features={EXTENSION_FEATURES} />
      <ExtensionSteps />
      <ExtensionPairing />
      <ClosingCall
        cloth={6}
        title="Bring your list to the bench"
        lead="Paste it into Listwright, star what matters most, and get a finished listing to edit."
        call={CALLS[reader]}
      />
    </PublicScreen>
  )
}
