import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { Listing } from '#contract/listings.ts'
import { listingHash } from '#contract/pages.ts'
import { ListingCard } from './listing-card.tsx'
import { sameNameAndDay } from './same-name-and-day.ts'
import { usePlaceOfDeleted } from './use-place-of-deleted.ts'
import { useTopOf } from './use-top-of.ts'

/** How high a closed card is, about; each row is measured once it is drawn. */
const ROW_PX = 65
/** Drawn beyond the screen's edges, so that the Tab key always finds the next card. */
const SPARE_ROWS = 5
/** So many are drawn at once: the browser then finds and prints all of a small shop's. */
const WHOLE_MAX = 30
/** The next page is asked for when this many rows are left. */
const NEAR_END_ROWS = 20

type ListingRowsProps = {
  listings: Listing[]
  /** How many rows the whole list has, or null while nobody knows. */
  total: number | null
  /** The hash of the page's address. */
  target: string
  onNearEnd: () => void
}

/** The rows of a long list: only those in sight are drawn, and those that somebody works in. */
export const ListingRows = memo(function ListingRows(props: ListingRowsProps) {
  const { listings, total, target, onNearEnd } = props
  const [list, setList] = useState<HTMLElement | null>(null)
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const top = useTopOf(list)
  const named = listings.find(({ id }) => listingHash(id) === target)?.id
  // It opens as it comes, without anybody's press.
  if (named !== undefined && !held.has(named)) setHeld(changed(named, true))
  const alike = useMemo(() => sameNameAndDay(listings), [listings])
  const heir = usePlaceOfDeleted(listings, held)
  // oxlint-disable-next-line react/incompatible-library -- Nothing here is memoized by a compiler.
  const rows = useWindowVirtualizer({
    count: listings.length,
    estimateSize: () => ROW_PX,
    overscan: listings.length <= WHOLE_MAX ? WHOLE_MAX : SPARE_ROWS,
    scrollMargin: top,
    getItemKey: (index) => listings[index]?.id ?? index,
    rangeExtractor: (range) => {
      const kept = listings.flatMap(({ id }, index) => (held.has(id) || id === heir ? index : []))
      return drawnRows(range, [...kept, ...focusedRow(list)])
    },
    useFlushSync: false,
  })
  const hold = useCallback((id: string, isOpen: boolean) => setHeld(changed(id, isOpen)), [])

  const lastDrawn = rows.getVirtualItems().at(-1)?.index ?? 0
  const isNearEnd = lastDrawn >= listings.length - NEAR_END_ROWS
  // Scrolling is the browser's; the server is asked for what comes next.
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, onNearEnd])

  return (
    <ul
      ref={setList}
      className={classNames(
        'relative',
        listings.length > 0 && 'rounded-lg bg-sheet shadow-e1 forced-colors:border',
      )}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const listing = listings[index]
        return (
          listing && (
            <li
              key={listing.id}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              className={classNames('absolute inset-x-0', index > 0 && 'border-t border-line-soft')}
              style={{ top: start - top }}
            >
              <ListingCard
                listing={listing}
                isTarget={listing.id === named}
                showsTime={alike.has(listing.id)}
                onToggle={hold}
              />
            </li>
          )
        )
      })}
    </ul>
  )
})

function drawnRows(range: Range, kept: number[]): number[] {
  const drawn = new Set([...defaultRangeExtractor(range), ...kept])
  return [...drawn].filter((index) => index < range.count).toSorted((one, other) => one - other)
}

/** Scrolled out of sight, it still has the focus, and the next key goes there. */
function focusedRow(list: HTMLElement | null): number[] {
  const row = document.activeElement?.closest('li[data-index]')
  return row instanceof HTMLElement && list?.contains(row) ? [Number(row.dataset['index'])] : []
}

function changed(id: string, isHeld: boolean) {
  return (held: ReadonlySet<string>): ReadonlySet<string> => {
    const next = new Set(held)
    if (isHeld) next.add(id)
    else next.delete(id)
    return next
  }
}
