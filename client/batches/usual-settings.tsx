import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { RadioCards, Segmented, SwitchRow } from '#client/ui/choice.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { UsualSettings } from '#contract/shop-profile/usual-settings.ts'
import {
  DESCRIPTION_LENGTHS,
  type DescriptionLength,
  WRITING_STYLES,
  type WritingStyle,
} from '#contract/listings.ts'

type UsualSettingsRowProps = { usual: UsualSettings; onChange: (usual: UsualSettings) => void }

const STYLES: readonly WritingStyle[] = ['friendly', 'professional', 'whimsical', 'minimalist']
const LENGTHS: readonly DescriptionLength[] = ['short', 'medium', 'long']

/** What holds for every row that does not say otherwise. */
export function UsualSettingsRow({ usual, onChange }: UsualSettingsRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const change = (changed: Partial<UsualSettings>) => onChange({ ...usual, ...changed })
  return (
    <div className="flex items-center gap-3 border-t border-line-soft px-4 py-1.5 md:px-6">
      <SlidersHorizontal aria-hidden="true" className="size-[18px] flex-none text-ink-2" />
      <p className="min-w-0 flex-1 text-small">
        <b className="font-semibold">{saidOf(usual)}</b>{' '}
        <span className="text-ink-2">unless a row says otherwise</span>
      </p>
      <Button
        look="quiet"
        size="small"
        className="-mr-3 max-md:min-h-11"
        aria-label="Change the settings for all rows"
        onClick={() => setIsOpen(true)}
      >
        Change
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Unless a row says otherwise"
        footer={
          <Button look="primary" onClick={() => setIsOpen(false)}>
            Done
          </Button>
        }
      >
        <div className="grid gap-5">
          <RadioCards
            label="Writing Style"
            name="batch-style"
            columns={2}
            value={usual.writingStyle}
            onChange={(writingStyle) => change({ writingStyle })}
            options={STYLES.map((value) => ({ value, label: WRITING_STYLES[value].label }))}
          />
          <Segmented
            label="Description Length"
            name="batch-length"
            value={usual.descriptionLength}
            onChange={(descriptionLength) => change({ descriptionLength })}
            options={LENGTHS.map((value) => ({
              value,
              label: DESCRIPTION_LENGTHS[value].label,
              note: `up to ${DESCRIPTION_LENGTHS[value].wordsMax} words`,
            }))}
          />
          <div>
            <SwitchRow
              label="Include Emojis"
              isOn={usual.includeEmojis}
              onChange={(includeEmojis) => change({ includeEmojis })}
            />
            <SwitchRow
              label="Include Bulleted Lists"
              isOn={usual.includeBulletedLists}
              onChange={(includeBulletedLists) => change({ includeBulletedLists })}
            />
          </div>
        </div>
      </Dialog>
    </div>
  )
}

/** "Friendly & Casual, medium, bulleted list". */
function saidOf(usual: UsualSettings): string {
  const parts = [
    WRITING_STYLES[usual.writingStyle].label,
    DESCRIPTION_LENGTHS[usual.descriptionLength].label.toLowerCase(),
    usual.includeBulletedLists && 'bulleted list',
    usual.includeEmojis && 'emojis',
  ]
  return parts.filter(Boolean).join(', ')
}
