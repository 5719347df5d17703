import { TextQuote } from 'lucide-react'
import { useState } from 'react'
import { FooterPicker } from '#client/footers/footer-picker.tsx'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Footer } from '#contract/footers.ts'
import { LISTING } from '#contract/listings.ts'
import type { Appending } from './appended-footers.ts'
import { EditableSection, type EditedText } from './editable-section.tsx'
import { MarkedText } from './marked-text.tsx'

type DescriptionSectionProps = EditedText & {
  rules: Appending
  /** What stands below the saved text, line breaks included. */
  appended: string
  onAppendedChange: (appended: string) => void
}

/** The description, and below it the footers that were picked for it. */
export function DescriptionSection({ saved, rules, appended, ...props }: DescriptionSectionProps) {
  const { onAppendedChange, onSave, onDraft, draftName } = props
  const [isPicking, setIsPicking] = useState(false)
  const displayed = `${saved}${appended}`
  const add = ({ name, content }: Footer) => {
    onAppendedChange(rules.append(appended, content))
    showToast({ title: 'Footer Added', description: `“${name}” now stands below the description` })
  }
  const remove = () => {
    onAppendedChange('')
    showToast({ title: 'Footer Removed', description: rules.removed })
  }
  const save = async (text: string) => {
    await onSave(text)
    if (rules.isEditedAlong) onAppendedChange('')
  }
  return (
    <>
      <EditableSection
        heading="Description"
        saved={saved}
        draftName={draftName}
        initial={rules.isEditedAlong ? displayed : saved}
        copied={displayed}
        counter={<CharacterCounter length={displayed.length} />}
        max={LISTING.descriptionMax}
        isRequired
        className="max-w-[70ch]"
        onSave={save}
        onDraft={onDraft}
        tools={
          <Button
            look="quiet"
            size="small"
            icon={<TextQuote aria-hidden="true" />}
            onClick={() => setIsPicking(true)}
          >
            Add Footer
          </Button>
        }
        below={
          appended !== '' && (
            <Button look="quiet" size="small" className="mt-1.5 -ml-3" onClick={remove}>
              Remove Footer
            </Button>
          )
        }
      >
        <MarkedText field="description" text={saved} />
        {/* Tinted like a slip of paper that lies upon the text: it is not saved. */}
        <span className="bg-kraft box-decoration-clone">{appended}</span>
      </EditableSection>
      <FooterPicker isOpen={isPicking} onOpenChange={setIsPicking} onPick={add} />
    </>
  )
}
