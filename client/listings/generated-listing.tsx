import { CardFooter } from '#client/ui/card.tsx'
import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from './alt-text-section.tsx'
import { ON_DASHBOARD } from './appended-footers.ts'
import { DescriptionSection } from './description-section.tsx'
import { Explanation } from './explanation.tsx'
import { FactLine } from './fact-line.tsx'
import { HealthStrip } from './health-strip.tsx'
import { MarketplaceCopy } from './marketplace-copy.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { FactLockContext } from './use-fact-lock.ts'
import { useOpenListing } from './use-open-listing.ts'

type GeneratedListingProps = {
  listing: Listing
  /** What stands below the description, line breaks included. */
  appended: string
  onAppendedChange: (appended: string) => void
}

/** The parts of a finished listing, each to copy and to edit, and what is checked of them. */
export function GeneratedListing({ listing, ...appending }: GeneratedListingProps) {
  const open = useOpenListing(listing)
  const displayed = `${listing.generatedDescription}${appending.appended}`
  const { isShown: hasAltText, ...altText } = open.altText
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <TitleSection {...open.title} />
      <DescriptionSection {...open.description} {...appending} rules={ON_DASHBOARD} />
      <TagsSection {...open.tags} />
      {hasAltText && <AltTextSection {...altText} />}
      {listing.generatedExplanation && <Explanation text={listing.generatedExplanation} />}
      <CardFooter>
        <MarketplaceCopy listing={{ ...listing, generatedDescription: displayed }} />
      </CardFooter>
    </FactLockContext>
  )
}
