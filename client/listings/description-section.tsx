import { TextQuote } from 'lucide-react'
import { useState } from 'react'
import { FooterPicker } from '#client/footers/footer-picker.tsx'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { showToast } from '#client/ui/toasts.ts'
import type { Footer } from '#contract/footers.ts'
import { LISTING } from '#contract/listings.ts'
import { descriptionWithFooter } from './description-with-footer.ts'
import { EditableSection } from './editable-section.tsx'
import { MarkedText } from './marked-text.tsx'

type DescriptionSectionProps = {
  description: string
  onSave: (description: string) => Promise<unknown>
  onDraft: (description: string | null) => void
  footer: string | null
  onFooterChange: (footer: string | null) => void
}

/** The description, and below it a footer that is shown and copied along but never saved. */
export function DescriptionSection({ description, ...props }: DescriptionSectionProps) {
  const { onSave, onDraft, footer, onFooterChange } = props
  const [isPicking, setIsPicking] = useState(false)
  const displayed = descriptionWithFooter(description, footer)
  const add = ({ name, content }: Footer) => {
    onFooterChange(content)
    showToast({ title: 'Footer Added', description: `${name} now stands below the description` })
  }
  const remove = () => {
    onFooterChange(null)
    showToast({ title: 'Footer Removed', description: 'Description reset to original AI output' })
  }
  return (
    <>
      <EditableSection
        heading="Description"
        text={description}
        copied={displayed}
        counter={<CharacterCounter length={displayed.length} />}
        max={LISTING.descriptionMax}
        isRequired
        className="max-w-[70ch]"
        onSave={onSave}
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
        below={footer !== null && <AddedFooter content={footer} onRemove={remove} />}
      >
        <MarkedText field="description" text={description} />
      </EditableSection>
      <FooterPicker isOpen={isPicking} onOpenChange={setIsPicking} onPick={add} />
    </>
  )
}

function AddedFooter({ content, onRemove }: { content: string; onRemove: () => void }) {
  return (
    <div className="mt-3 grid max-w-[70ch] justify-items-start gap-1.5 rounded-md border border-dashed border-line-control bg-kraft px-4 py-3">
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {content}
      </p>
      <Button look="quiet" size="small" className="-ml-3" onClick={onRemove}>
        Remove Footer
      </Button>
    </div>
  )
}
