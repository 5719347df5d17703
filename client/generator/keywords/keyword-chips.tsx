import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsPhone } from '#client/browser/phone.ts'
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
export function useChipsShown(): number {
  return useIsPhone() ? 4 : 9
}

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
  const shown = useChipsShown()
  const hidden = ordered.length - shown
  if (ordered.length === 0) return null
  return (
    <ul ref={chips} aria-label="Keywords" className="flex flex-wrap gap-1.5 max-md:gap-y-2">
      {(isExpanded ? ordered : ordered.slice(0, shown)).map((keyword) =>
        keyword === editing ? (
          <Suspense key={keyword}>
            <KeywordChipEditor
              keyword={keyword}
              onSave={(to) => rename(keyword, to)}
              onCancel={() => rename(keyword, keyword)}
              onLeave={(to) => renameOnly(keyword, to)}
              onRemove={() => remove(keyword)}
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
  const focus = (part: 'star' | 'text' | 'remove', keyword: string) =>
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
      // Where a chip has no cross of its own, it is removed from its editor.
      const part = keyword === editing ? 'text' : 'remove'
      const ordered = inDisplayOrder(list)
      const place = ordered.indexOf(keyword)
      const shown = buttons(part).map((button) => button.dataset['keyword'])
      const neighbour = [ordered[place + 1], ordered[place - 1]].find((one) => shown.includes(one))
      setEditing(null)
      if (ordered.length === 1) onEmptied()
      else if (neighbour !== undefined) focus(part, neighbour)
      onChange(withRemoved(list, keyword))
    },
    toggleStar: (keyword: string) => {
      flushSync(() => onChange(withStarToggled(list, keyword)))
      focus('star', keyword)
    },
  }
}
