import { useState } from 'react'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { type Listing, LISTING } from '#contract/listings.ts'
import { EditableSection } from './editable-section.tsx'
import { Explanation } from './explanation.tsx'
import { HealthStrip } from './health-strip.tsx'
import { ListingActions } from './listing-actions.tsx'
import { SavedDescription } from './saved-description.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { useSaveListing } from './use-save-listing.ts'

/** An opened listing: its texts, its tags beside them, and below what can be done with all of it. */
export function ListingCardBody({ listing }: { listing: Listing }) {
  const save = useSaveListing(listing)
  const [displayed, setDisplayed] = useState<string | null>(null)
  const { generatedTitle, generatedDescription, generatedAltText, generatedExplanation } = listing
  const description = displayed ?? generatedDescription
  return (
    <>
      <HealthStrip listing={listing} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="min-w-0">
          <TitleSection title={generatedTitle} onSave={(text) => save({ generatedTitle: text })} />
          <SavedDescription
            saved={generatedDescription}
            displayed={description}
            onDisplay={setDisplayed}
            onSave={(text) => save({ generatedDescription: text })}
          />
          {generatedAltText && (
            <EditableSection
              heading="Image Alt Text"
              text={generatedAltText}
              counter={<CharacterCounter length={generatedAltText.length} />}
              max={LISTING.altTextMax}
              className="max-w-[66ch]"
              onSave={(text) => save({ generatedAltText: text })}
            />
          )}
          {generatedExplanation && <Explanation text={generatedExplanation} />}
        </div>
        <div className="min-w-0 border-line-soft lg:border-l">
          <TagsSection tags={listing.generatedTags} />
        </div>
      </div>
      <ListingActions listing={listing} description={description} />
    </>
  )
}
