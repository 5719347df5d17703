import { Search } from 'lucide-react'
import type { Edit } from '#client/editing/use-edit.ts'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Tape } from '#client/ui/tape.tsx'
import { LISTING } from '#contract/listings.ts'
import { TITLE } from '#marketplace/rules.ts'
import { EditableSection } from './editable-section.tsx'
import { MarkedText } from '#client/listing/facts/marked-text.tsx'

/** The title, and below it the tape that moves with each key. */
export function TitleSection({ edit }: { edit: Edit<string> }) {
  return (
    <EditableSection
      heading="Title"
      edit={edit}
      counter={<CharacterCounter length={edit.saved.length} max={LISTING.titleMax} />}
      max={LISTING.titleMax}
      className="text-[1.1875rem] leading-[1.42] font-semibold"
      below={<TitleTape length={edit.text.length} />}
    >
      <MarkedText field="title" text={edit.saved} leadLength={TITLE.frontMax} />
    </EditableSection>
  )
}

function TitleTape({ length }: { length: number }) {
  return (
    <>
      <div className="mt-3.5">
        <Tape length={length} max={LISTING.titleMax} label="Title length" />
      </div>
      <p className="mt-2.5 flex items-center gap-2 text-meta text-ink-2">
        <Search aria-hidden="true" strokeWidth={1.9} className="size-4 flex-none" />
        Search results cut long titles. The underlined start does the most work.
      </p>
    </>
  )
}
