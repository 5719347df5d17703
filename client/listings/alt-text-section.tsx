import { useRef } from 'react'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { LISTING } from '#contract/listings.ts'
import { EditableSection, type EditedText } from './editable-section.tsx'
import { MarkedText } from './marked-text.tsx'

type AltTextSectionProps = EditedText & {
  /** What a first alt text begins with. */
  suggestion?: string
  /** A first alt text was not written after all. */
  onGiveUp: () => void
}

/** The alt text; without a saved one, the section stands only while it is written. */
export function AltTextSection({ saved, suggestion, draftName, ...on }: AltTextSectionProps) {
  const isSaved = useRef(saved !== '')
  const save = async (text: string) => {
    await on.onSave(text)
    isSaved.current = text.trim() !== ''
  }
  const draft = (text: string | null) => {
    on.onDraft(text)
    if (text === null && !isSaved.current) on.onGiveUp()
  }
  return (
    <EditableSection
      heading="Image Alt Text"
      saved={saved}
      draftName={draftName}
      initial={saved === '' ? suggestion : saved}
      startsEditing={saved === ''}
      counter={<CharacterCounter length={saved.length} />}
      max={LISTING.altTextMax}
      className="max-w-[66ch]"
      onSave={save}
      onDraft={draft}
    >
      <MarkedText field="altText" text={saved} />
    </EditableSection>
  )
}
