import { useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from '#client/listing/alt-text-section.tsx'
import { appendedFooters, IN_HISTORY } from '#client/listing/appended-footers.ts'
import { DescriptionSection } from '#client/listing/description-section.tsx'
import { Explanation } from '#client/listing/explanation.tsx'
import { FactLine } from '#client/listing/facts/fact-line.tsx'
import { HealthStrip } from '#client/listing/health/health-strip.tsx'
import { ListingActions } from '#client/listing/listing-actions.tsx'
import { TagsSection } from '#client/listing/tags/tags-section.tsx'
import { TitleSection } from '#client/listing/title-section.tsx'
import { FactLockContext } from '#client/listing/facts/use-fact-lock.ts'
import { useOpenListing } from '#client/listing/use-open-listing.ts'

/** An opened listing: its texts, its tags beside them, and below what can be done with all of it. */
export function ListingCardBody({ listing }: { listing: Listing }) {
  const [appended, setAppended] = useState('')
  const footers = appendedFooters(IN_HISTORY, { appended, onAppendedChange: setAppended })
  const { edits, ...open } = useOpenListing(listing, footers)
  const { generatedDescription, generatedExplanation } = listing
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="min-w-0 lg:flex lg:flex-col">
          <TitleSection
            listing={listing}
            edit={edits.generatedTitle}
            description={edits.generatedDescription.text}
          />
          <DescriptionSection edit={edits.generatedDescription} footers={footers} />
          {open.hasAltText && <AltTextSection edit={edits.generatedAltText} />}
          {generatedExplanation && <Explanation text={generatedExplanation} />}
        </div>
        <div className="min-w-0 border-line-soft lg:border-l">
          <TagsSection listing={listing} edit={edits.generatedTags} />
        </div>
      </div>
      <ListingActions listing={listing} description={`${generatedDescription}${appended}`} />
    </FactLockContext>
  )
}
