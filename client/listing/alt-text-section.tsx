import type { Edit } from '#client/editing/use-edit.ts'
import { MarkedText } from '#client/listing/facts/marked-text.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { LISTING, type Listing } from '#contract/listings.ts'
import { EditableSection } from './editable-section.tsx'

type AltTextSectionProps = { listing: Listing; edit: Edit<string> }

export function AltTextSection({ listing, edit }: AltTextSectionProps) {
  return (
    <EditableSection
      listing={listing}
      part="altText"
      heading="Image Alt Text"
      edit={edit}
      counter={<CharacterCounter length={edit.saved.length} />}
      max={LISTING.altTextMax}
      className="max-w-[66ch]"
    >
      <MarkedText field="altText" text={edit.saved} />
    </EditableSection>
  )
}
