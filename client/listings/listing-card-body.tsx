import { useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from './alt-text-section.tsx'
import { Explanation } from './explanation.tsx'
import { FactLine } from './fact-line.tsx'
import { HealthStrip } from './health-strip.tsx'
import { ListingActions } from './listing-actions.tsx'
import { SavedDescription } from './saved-description.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { FactLockContext } from './use-fact-lock.ts'
import { useOpenListing } from './use-open-listing.ts'

/** An opened listing: its texts, its tags beside them, and below what can be done with all of it. */
export function ListingCardBody({ listing }: { listing: Listing }) {
  const open = useOpenListing(listing)
  const [addedFooters, setAddedFooters] = useState('')
  const { generatedTitle, generatedDescription, generatedExplanation } = listing
  const { isShown: hasAltText, ...altText } = open.altText
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="min-w-0">
          <TitleSection
            title={generatedTitle}
            onSave={(text) => open.save({ generatedTitle: text })}
            onDraft={open.draftTitle}
          />
          <SavedDescription
            saved={generatedDescription}
            added={addedFooters}
            onAddedChange={setAddedFooters}
            onSave={(text) => open.save({ generatedDescription: text })}
            onDraft={open.draftDescription}
          />
          {hasAltText && <AltTextSection {...altText} />}
          {generatedExplanation && <Explanation text={generatedExplanation} />}
        </div>
        <div className="min-w-0 border-line-soft lg:border-l">
          <TagsSection
            listing={listing}
            onSave={(generatedTags) => open.save({ generatedTags })}
            onDraft={open.draftTags}
          />
        </div>
      </div>
      <ListingActions listing={listing} description={`${generatedDescription}${addedFooters}`} />
    </FactLockContext>
  )
}
