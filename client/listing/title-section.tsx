import type { Edit } from '#client/editing/use-edit.ts'
import { MarkedText } from '#client/listing/facts/marked-text.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { LISTING, type Listing } from '#contract/listings.ts'
import { shortTitleOf } from '#marketplace/health.ts'
import type { HealthListing } from '#marketplace/health/check.ts'
import { TITLE } from '#marketplace/rules.ts'
import { BuyerView } from './buyer-view.tsx'
import { EditableSection } from './editable-section.tsx'
import { TitleTape } from './title-tape.tsx'

type TitleSectionProps = {
  listing: Listing
  edit: Edit<string>
  /** As it would be with what stands in the open editors. */
  typed: HealthListing
}

/** The title; below it the tape, and what a buyer sees of it, both of which move with each key. */
export function TitleSection({ listing, edit, typed }: TitleSectionProps) {
  return (
    <EditableSection
      listing={listing}
      part="title"
      heading="Title"
      edit={edit}
      counter={<CharacterCounter length={edit.saved.length} max={LISTING.titleMax} />}
      max={LISTING.titleMax}
      className="text-[1.0625rem] leading-[1.4] font-semibold text-pretty md:text-[1.1875rem] md:leading-[1.42]"
      below={
        <>
          <div className="mt-1.5">
            <TitleTape length={edit.text.length} short={shortTitleOf(typed)} />
          </div>
          <BuyerView title={edit.text} description={typed.generatedDescription} listing={listing} />
        </>
      }
    >
      <MarkedText field="title" text={edit.saved} leadLength={wholeWordsIn(edit.saved)} />
    </EditableSection>
  )
}

/** As much of it as a phone shows, to the end of a word. */
function wholeWordsIn(title: string): number {
  if (title.length <= TITLE.frontMax) return title.length
  const end = title.lastIndexOf(' ', TITLE.frontMax)
  return end > 0 ? end : TITLE.frontMax
}
