import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from '#client/listing/alt-text-section.tsx'
import { appendedFooters, onDashboard } from '#client/listing/appended-footers.ts'
import { DescriptionSection } from '#client/listing/description-section.tsx'
import { Explanation } from '#client/listing/explanation.tsx'
import { FactLine } from '#client/listing/facts/fact-line.tsx'
import { HealthStrip } from '#client/listing/health/health-strip.tsx'
import { TagsSection } from '#client/listing/tags/tags-section.tsx'
import { TitleSection } from '#client/listing/title-section.tsx'
import { FactLockContext } from '#client/listing/facts/use-fact-lock.ts'
import { useOpenListing } from '#client/listing/use-open-listing.ts'
import { WrittenNote } from './writing/writer-note.tsx'

type GeneratedListingProps = {
  listing: Listing
  /** What stands below the description, line breaks included. */
  appended: string
  onAppendedChange: (appended: string) => void
}

/** The parts of a finished listing, each to copy and to edit, and what is checked of them. */
export function GeneratedListing({ listing, ...held }: GeneratedListingProps) {
  const footers = appendedFooters(onDashboard(listing), held)
  const { edits, ...open } = useOpenListing(listing, footers)
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <TitleSection
        listing={listing}
        edit={edits.generatedTitle}
        description={edits.generatedDescription.text}
      />
      <DescriptionSection edit={edits.generatedDescription} footers={footers} />
      <TagsSection listing={listing} edit={edits.generatedTags} />
      {open.hasAltText && <AltTextSection edit={edits.generatedAltText} />}
      {listing.generatedExplanation && (
        <Explanation text={listing.generatedExplanation}>
          <WrittenNote className="mt-3.5 text-meta text-ink-3" />
        </Explanation>
      )}
    </FactLockContext>
  )
}
