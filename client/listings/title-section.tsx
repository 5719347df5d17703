import { Search } from 'lucide-react'
import { useState } from 'react'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { Tape } from '#client/ui/tape.tsx'
import { LISTING } from '#contract/listings.ts'
import { TITLE } from '#marketplace/rules.ts'
import { EditableSection, type EditedText } from './editable-section.tsx'
import { MarkedText } from './marked-text.tsx'

export function TitleSection({ saved, onSave, onDraft, draftName }: EditedText) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string | null) => {
    setTyped(text)
    onDraft(text)
  }
  return (
    <EditableSection
      heading="Title"
      saved={saved}
      draftName={draftName}
      counter={<CharacterCounter length={saved.length} max={LISTING.titleMax} />}
      max={LISTING.titleMax}
      isRequired
      className="text-[1.1875rem] leading-[1.42] font-semibold"
      onDraft={type}
      onSave={(text) => onSave(onOneLine(text))}
      below={<TitleTape length={(typed ?? saved).length} />}
    >
      <MarkedText field="title" text={saved} leadLength={TITLE.frontMax} />
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

// The marketplace's title field is a single line.
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
