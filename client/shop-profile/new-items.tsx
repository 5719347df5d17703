import { SlidersHorizontal } from 'lucide-react'
import { RadioCards, Segmented } from '#client/ui/choice.tsx'
import {
  DESCRIPTION_LENGTHS,
  LengthSchema,
  StyleSchema,
  WRITING_STYLES,
} from '#contract/listings.ts'
import type { ProfileTexts } from './profile-texts.ts'

type NewItemsProps = { texts: ProfileTexts; onChange: (texts: ProfileTexts) => void }

/** How a new item is written, unless it is changed there. */
export function NewItems({ texts, onChange }: NewItemsProps) {
  const choice = (name: Choice) => ({
    name,
    label: LABELS[name],
    value: texts[name],
    onChange: (value: string) => onChange({ ...texts, [name]: value }),
  })
  const chosen = inWords(texts)
  return (
    <details className="border-t border-line">
      <summary className="folded cursor-pointer">
        <SlidersHorizontal aria-hidden="true" />
        <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
          <b className="font-semibold">{chosen || 'Same as the last item'}</b>{' '}
          <span className="text-ink-3">
            {chosen ? 'your default' : 'style, length, emojis and lists'}
          </span>
        </p>
        <span className="text-small font-semibold text-green-text">
          Change<span className="sr-only"> default style and length</span>
        </span>
      </summary>
      <div className="grid gap-[18px] px-4 pt-1 pb-5 md:px-6">
        <p className="text-meta text-ink-3">
          A new item begins with these. Rows of a file, pasted listings and your programs get them
          where they name no other.
        </p>
        <RadioCards {...choice('writingStyle')} columns={2} options={STYLE_OPTIONS} />
        <Segmented {...choice('descriptionLength')} options={LENGTH_OPTIONS} />
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Segmented {...choice('includeEmojis')} options={SWITCH_OPTIONS} />
          <Segmented {...choice('includeBulletedLists')} options={SWITCH_OPTIONS} />
        </div>
      </div>
    </details>
  )
}

type Choice = keyof typeof LABELS

const LABELS = {
  writingStyle: 'Default style',
  descriptionLength: 'Default length',
  includeEmojis: 'Emojis',
  includeBulletedLists: 'Bulleted lists',
} as const

const AS_BEFORE = { value: '', label: 'Same as last' }
const STYLE_OPTIONS = [
  { value: '', label: 'Same as the last item' },
  ...StyleSchema.options.map((value) => ({ value, label: WRITING_STYLES[value].label })),
]
const LENGTH_OPTIONS = [
  AS_BEFORE,
  ...LengthSchema.options.map((value) => ({ value, label: DESCRIPTION_LENGTHS[value].label })),
]
const SWITCH_OPTIONS = [AS_BEFORE, { value: 'no', label: 'No' }, { value: 'yes', label: 'Yes' }]

/** What is chosen, or '' where nothing is. */
function inWords(texts: ProfileTexts): string {
  const style = StyleSchema.options.find((one) => one === texts.writingStyle)
  const length = LengthSchema.options.find((one) => one === texts.descriptionLength)
  const words = [
    style && WRITING_STYLES[style].label,
    length && DESCRIPTION_LENGTHS[length].label.toLowerCase(),
    answered(texts.includeEmojis, 'emojis'),
    answered(texts.includeBulletedLists, 'bulleted list'),
  ].filter((word) => word !== undefined)
  const [first = '', ...others] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')
}

function answered(answer: string, what: string): string | undefined {
  return answer === '' ? undefined : answer === 'yes' ? what : `no ${what}`
}
