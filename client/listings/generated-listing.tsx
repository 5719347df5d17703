import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from './alt-text-section.tsx'
import { DescriptionSection } from './description-section.tsx'
import { Explanation } from './explanation.tsx'
import { FactLine } from './fact-line.tsx'
import { HealthStrip } from './health-strip.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { FactLockContext } from './use-fact-lock.ts'
import { useOpenListing } from './use-open-listing.ts'

type GeneratedListingProps = {
  listing: Listing
  /** The content of the footer that is shown below the description. */
  footer: string | null
  onFooterChange: (footer: string | null) => void
}

/** The parts of a finished listing, each to copy and to edit, and what is checked of them. */
export function GeneratedListing({ listing, ...footer }: GeneratedListingProps) {
  const open = useOpenListing(listing)
  const { isShown: hasAltText, ...altText } = open.altText
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <TitleSection
        title={listing.generatedTitle}
        onSave={(generatedTitle) => open.save({ generatedTitle })}
        onDraft={open.draftTitle}
      />
      <DescriptionSection
        description={listing.generatedDescription}
        onSave={(generatedDescription) => open.save({ generatedDescription })}
        onDraft={open.draftDescription}
        {...footer}
      />
      <TagsSection
        listing={listing}
        onSave={(generatedTags) => open.save({ generatedTags })}
        onDraft={open.draftTags}
      />
      {hasAltText && <AltTextSection {...altText} />}
      {listing.generatedExplanation && <Explanation text={listing.generatedExplanation} />}
    </FactLockContext>
  )
}
