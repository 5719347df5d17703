import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#client/ui/button.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { KeywordChip } from './keyword-chip.tsx'
import {
  inDisplayOrder,
  type KeywordList,
  withRemoved,
  withRenamed,
  withStarToggled,
} from './keyword-list.ts'

const importEditor = () => import('./keyword-chip-editor.tsx')
const KeywordChipEditor = lazy(async () => ({
  default: (await importEditor()).KeywordChipEditor,
}))

/** More keywords than this are folded away until asked for. */
export const CHIPS_SHOWN = 9

type KeywordChipsProps = {
  list: KeywordList
  isExpanded: boolean
  onExpandedChange: (isExpanded: boolean) => void
  onChange: (list: KeywordList) => void
  /** The last chip has gone, and with it the place of the focus. */
  onEmptied: () => void
}

/** The keywords of the item, focus keywords first. */
export function KeywordChips({ list, isExpanded, onExpandedChange, ...events }: KeywordChipsProps) {
  const { chips, editing, setEditing, rename, renameOnly, remove, toggleStar } = useChips(
    list,
    events,
  )
  const ordered = inDisplayOrder(list)
  const hidden = ordered.length - CHIPS_SHOWN
  if (ordered.length === 0) return null
  return (
    <ul ref={chips} aria-label="Keywords" className="flex flex-wrap gap-1.5">
      {(isExpanded ? ordered : ordered.slice(0, CHIPS_SHOWN)).map((keyword) =>
        keyword === editing ? (
          <Suspense key={keyword}>
            <KeywordChipEditor
              keyword={keyword}
              onSave={(to) => rename(keyword, to)}
              onCancel={() => rename(keyword, keyword)}
              onLeave={(to) => renameOnly(keyword, to)}
            />
          </Suspense>
        ) : (
          <KeywordChip
            key={keyword}
            keyword={keyword}
            isStarred={list.starredKeywords.includes(keyword)}
            onToggleStar={() => toggleStar(keyword)}
            onEdit={() => setEditing(keyword)}
            onRemove={() => remove(keyword)}
          />
        ),
      )}
      {hidden > 0 && (
        <li>
          <Button
            look="quiet"
            size="small"
            aria-expanded={isExpanded}
            onClick={() => onExpandedChange(!isExpanded)}
          >
            {isExpanded ? 'Show fewer' : `Show ${hidden} more`}
          </Button>
        </li>
      )}
    </ul>
  )
}

type ChipEvents = Pick<KeywordChipsProps, 'onChange' | 'onEmptied'>

// Chips come, go and move, and the focus would be lost with them: each change says where it goes.
function useChips(list: KeywordList, { onChange, onEmptied }: ChipEvents) {
  const [editing, setEditing] = useState<string | null>(null)
  const chips = useRef<HTMLUListElement>(null)
  useLatePart(editing !== null, importEditor)

  const buttons = (part: 'star' | 'text' | 'remove') => [
    ...(chips.current?.querySelectorAll<HTMLElement>(`[data-part=${part}]`) ?? []),
  ]
  const focus = (part: 'star' | 'text', keyword: string) =>
    buttons(part)
      .find((button) => button.dataset['keyword'] === keyword)
      ?.focus()

  const renameOnly = (from: string, to: string) => {
    setEditing(null)
    if (to !== from) onChange(withRenamed(list, from, to))
  }

  return {
    chips,
    editing,
    setEditing,
    rename: (from: string, to: string) => {
      flushSync(() => renameOnly(from, to))
      const [name = from] = splitKeywords(to)
      focus('text', name)
    },
    renameOnly,
    remove: (keyword: string) => {
      const removers = buttons('remove')
      const place = removers.findIndex((button) => button.dataset['keyword'] === keyword)
      const neighbour = removers[place + 1] ?? removers[place - 1]
      if (neighbour) neighbour.focus()
      else onEmptied()
      onChange(withRemoved(list, keyword))
    },
    toggleStar: (keyword: string) => {
      flushSync(() => onChange(withStarToggled(list, keyword)))
      focus('star', keyword)
    },
  }
}
