import { TextQuote } from 'lucide-react'
import { useState } from 'react'
import { FooterPicker } from '#client/footers/footer-picker.tsx'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Footer } from '#contract/footers.ts'
import { LISTING } from '#contract/listings.ts'
import { EditableSection } from './editable-section.tsx'
import { MarkedText } from './marked-text.tsx'

type SavedDescriptionProps = {
  saved: string
  /** The footers below it, blank lines included. */
  added: string
  onAddedChange: (added: string) => void
  onSave: (text: string) => Promise<unknown>
  onDraft: (text: string | null) => void
}

/** The description of a listing in the history. A footer is saved only with an edit of the text. */
export function SavedDescription({ saved, added, ...on }: SavedDescriptionProps) {
  const { onAddedChange, onSave, onDraft } = on
  const displayed = `${saved}${added}`
  const [isPicking, setIsPicking] = useState(false)
  const add = ({ name, content }: Footer) => {
    onAddedChange(`${added}\n\n${content}`)
    showToast({ title: 'Footer Added', description: `“${name}” now stands below the description` })
  }
  const remove = () => {
    onAddedChange('')
    showToast({ title: 'Footer Removed', description: 'Description reset to original content' })
  }
  const save = async (text: string) => {
    await onSave(text)
    onAddedChange('')
  }
  return (
    <>
      <EditableSection
        heading="Description"
        text={saved}
        initial={displayed}
        copied={displayed}
        counter={<CharacterCounter length={displayed.length} />}
        max={LISTING.descriptionMax}
        isRequired
        className="max-w-[70ch]"
        onSave={save}
        onDraft={onDraft}
        tools={
          <>
            {added !== '' && (
              <Button look="quiet" size="small" onClick={remove}>
                Remove Footer
              </Button>
            )}
            <Button
              look="quiet"
              size="small"
              icon={<TextQuote aria-hidden="true" />}
              onClick={() => setIsPicking(true)}
            >
              Add Footer
            </Button>
          </>
        }
      >
        <MarkedText field="description" text={saved} />
        {added}
      </EditableSection>
      <FooterPicker isOpen={isPicking} onOpenChange={setIsPicking} onPick={add} />
    </>
  )
}
