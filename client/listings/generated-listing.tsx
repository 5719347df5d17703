import { CharacterCounter } from '#client/ui/counter.tsx'
import { type Listing, LISTING } from '#contract/listings.ts'
import { DescriptionSection } from './description-section.tsx'
import { EditableSection } from './editable-section.tsx'
import { Explanation } from './explanation.tsx'
import { HealthStrip } from './health-strip.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { useSaveListing } from './use-save-listing.ts'

type GeneratedListingProps = {
  listing: Listing
  /** The content of the footer that is shown below the description. */
  footer: string | null
  onFooterChange: (footer: string | null) => void
}

/** The parts of a finished listing, each to copy, and where it is text, to edit. */
export function GeneratedListing({ listing, ...footer }: GeneratedListingProps) {
  const save = useSaveListing(listing)
  const { generatedAltText, generatedExplanation } = listing
  return (
    <>
      <HealthStrip listing={listing} />
      <TitleSection
        title={listing.generatedTitle}
        onSave={(generatedTitle) => save({ generatedTitle })}
      />
      <DescriptionSection
        description={listing.generatedDescription}
        onSave={(generatedDescription) => save({ generatedDescription })}
        {...footer}
      />
      <TagsSection tags={listing.generatedTags} />
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
    </>
  )
}
