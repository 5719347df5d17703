import { memo, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { listingHash } from '#contract/pages.ts'
import { ListingCardBody } from './listing-card-body.tsx'
import { ListingCardHead } from './listing-card-head.tsx'

const HIGHLIGHT_MS = 3000

type ListingCardProps = {
  listing: Listing
  /** Whether the page's address names this listing. */
  isTarget: boolean
  onToggle?: (id: string, isExpanded: boolean) => void
}

/** One listing of the history: a row, and once opened everything that belongs to it. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, isTarget, onToggle } = props
  const [isExpanded, setIsExpanded] = useState(isTarget)
  const toggle = () => {
    setIsExpanded(!isExpanded)
    onToggle?.(listing.id, !isExpanded)
  }
  const card = useRef<HTMLElement>(null)
  const isHighlighted = useArrival({ card, isTarget, onArrival: () => setIsExpanded(true) })
  const bodyId = `${listing.id}-body`
  return (
    <section
      ref={card}
      id={listingHash(listing.id).slice(1)}
      aria-label={listing.listingTitle || UNTITLED}
      data-highlighted={isHighlighted || undefined}
      className={classNames(
        'rounded-lg outline-3 -outline-offset-3 transition-[outline-color] duration-500',
        isHighlighted ? 'outline-weld' : 'outline-transparent',
      )}
    >
      <ListingCardHead
        listing={listing}
        bodyId={bodyId}
        isExpanded={isExpanded}
        onToggle={toggle}
      />
      {isExpanded && (
        <div id={bodyId}>
          <ListingCardBody listing={listing} />
        </div>
      )}
    </section>
  )
})

type Arrival = { card: RefObject<HTMLElement | null>; isTarget: boolean; onArrival: () => void }

/** Brings a listing into view when the address comes to name it. Says for how long it is marked. */
function useArrival({ card, isTarget, onArrival }: Arrival): boolean {
  const [wasTarget, setWasTarget] = useState(isTarget)
  const [isHighlighted, setIsHighlighted] = useState(isTarget)
  if (isTarget !== wasTarget) {
    setWasTarget(isTarget)
    setIsHighlighted(isTarget)
    if (isTarget) onArrival()
  }

  // Scroll and focus are the browser's; the clock takes the mark away.
  useEffect(() => {
    if (!isTarget) return undefined
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.querySelector('h2')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setIsHighlighted(false), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [card, isTarget])

  return isHighlighted
}
