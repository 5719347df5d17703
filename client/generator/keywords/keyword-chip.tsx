import { Star, X } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import { Tooltip } from '#client/ui/tooltip.tsx'
import { isShort } from '#contract/keywords.ts'

type KeywordChipProps = {
  keyword: string
  isStarred: boolean
  onToggleStar: () => void
  onEdit: () => void
  onRemove: () => void
}

/** On a phone it is pressed from the edge of the row above to that of the row below. */
const PART =
  'grid min-h-[30px] w-[27px] max-md:-my-1 max-md:min-h-11 flex-none place-items-center rounded-[5px] text-ink-3 hover:bg-sunk hover:text-ink'

/** One keyword: star it, press it to edit, or take it out. */
export function KeywordChip({ keyword, isStarred, ...events }: KeywordChipProps) {
  const { onToggleStar, onEdit, onRemove } = events
  return (
    <li
      className={classNames(
        'inline-flex max-w-full items-center rounded-sm border text-small transition-opacity starting:opacity-0',
        isStarred ? 'border-weld-line bg-weld-tint font-semibold' : 'border-line bg-paper',
      )}
    >
      <Tooltip label={isStarred ? 'This is a focus keyword' : 'Make this a focus keyword'}>
        <button
          type="button"
          aria-pressed={isStarred}
          aria-label={`Focus keyword: ${keyword}`}
          data-part="star"
          data-keyword={keyword}
          onClick={onToggleStar}
          className={classNames(PART, 'max-md:w-8')}
        >
          <Star
            aria-hidden="true"
            strokeWidth={1.9}
            className={classNames('size-4', isStarred && 'fill-weld text-weld-text')}
          />
        </button>
      </Tooltip>
      <button
        type="button"
        aria-label={`Edit keyword: ${keyword}`}
        data-part="text"
        data-keyword={keyword}
        onClick={onEdit}
        dir="auto"
        className="min-h-[30px] min-w-6 rounded-[5px] text-left wrap-anywhere max-md:-my-1 max-md:min-h-11"
      >
        {keyword}
      </button>
      {!isShort(keyword) && <LengthBadge length={keyword.length} />}
      <button
        type="button"
        aria-label={`Remove keyword: ${keyword}`}
        data-part="remove"
        data-keyword={keyword}
        onClick={onRemove}
        className={classNames(PART, 'max-md:w-8')}
      >
        <X aria-hidden="true" strokeWidth={1.9} className="size-4" />
      </button>
    </li>
  )
}

function LengthBadge({ length }: { length: number }) {
  return (
    <Tooltip label="Too long for a tag">
      <span className="ml-1.5 rounded-xs bg-weld-tint px-1 text-tick font-semibold text-weld-text">
        {length}
        <span className="sr-only"> characters, too long for a tag</span>
      </span>
    </Tooltip>
  )
}
