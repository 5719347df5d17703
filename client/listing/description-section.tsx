import { TextQuote } from 'lucide-react'
import { useState } from 'react'
import type { Edit } from '#client/editing/use-edit.ts'
import { FooterPicker } from '#client/footers/footer-picker.tsx'
import { MarkedText } from '#client/listing/facts/marked-text.tsx'
import { Button } from '#client/ui/button.tsx'
import { CharacterCounter } from '#client/ui/counter.tsx'
import { LISTING, type Listing } from '#contract/listings.ts'
import type { AppendedFooters } from './appended-footers.ts'
import { EditableSection } from './editable-section.tsx'

type DescriptionSectionProps = { listing: Listing; edit: Edit<string>; footers: AppendedFooters }

/** The description, and below it the footers that were picked for it. */
export function DescriptionSection({ listing, edit, footers }: DescriptionSectionProps) {
  const [isPicking, setIsPicking] = useState(false)
  const pick = () => setIsPicking(true)
  const displayed = `${edit.saved}${footers.text}`
  return (
    <>
      <EditableSection
        listing={listing}
        part="description"
        heading="Description"
        edit={edit}
        initial={footers.isEditedAlong ? displayed : edit.saved}
        copied={displayed}
        counter={<CharacterCounter length={displayed.length} />}
        max={LISTING.descriptionMax}
        className="max-w-[70ch]"
        tools={<AddFooter className="max-md:hidden" onPress={pick} />}
        below={
          <>
            {footers.reason && <p className="mt-2 text-meta text-ink-3">{footers.reason}</p>}
            <div className="mt-1.5 -ml-3 flex flex-wrap">
              {edit.phase === 'reading' && (
                <AddFooter className="min-h-11 md:hidden" onPress={pick} />
              )}
              {footers.text !== '' && (
                <Button
                  look="quiet"
                  size="small"
                  className="max-md:min-h-11"
                  onClick={footers.remove}
                >
                  Remove Footer
                </Button>
              )}
            </div>
          </>
        }
      >
        <MarkedText field="description" text={edit.saved} />
        <FooterSlip text={footers.text} />
      </EditableSection>
      <FooterPicker isOpen={isPicking} onOpenChange={setIsPicking} onPick={footers.add} />
    </>
  )
}

type AddFooterProps = { className: string; onPress: () => void }

/** Among the tools where there is room; on a phone it stands where the footer goes. */
function AddFooter({ className, onPress }: AddFooterProps) {
  return (
    <Button
      look="quiet"
      size="small"
      icon={<TextQuote aria-hidden="true" />}
      className={className}
      onClick={onPress}
    >
      Add Footer
    </Button>
  )
}

/** A slip of kraft paper that lies under the text: it is not saved. What parts the two is told by its place. */
function FooterSlip({ text }: { text: string }) {
  const words = text.trimStart()
  if (words === '') return null
  return (
    <>
      <span className="paragraph-gap">{text.slice(0, text.length - words.length)}</span>
      <span className="footer-slip">{words}</span>
    </>
  )
}
