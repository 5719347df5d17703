import {
  lazy,
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSteady } from '#client/ui/use-steady.ts'
import { classNames } from '#client/ui/class-names.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { listingHash } from '#contract/pages.ts'
import { ListingCardBody } from './listing-card-body.tsx'
import { type CardView, ListingCardHead } from './listing-card-head.tsx'

const importCopying = () => import('#client/listing/placing/field-by-field.tsx')
const FieldByField = lazy(async () => ({ default: (await importCopying()).FieldByField }))

const HIGHLIGHT_MS = 3000

type ListingCardProps = {
  listing: Listing
  /** Whether the page's address names this listing. */
  isTarget: boolean
  /** Another has its name and its day. */
  showsTime?: boolean
  onToggle?: (id: string, isExpanded: boolean) => void
}

/** One listing of the history: a row, and once opened everything that belongs to it. */
export const ListingCard = memo(function ListingCard(props: ListingCardProps) {
  const { listing, isTarget, showsTime = false, onToggle } = props
  const [view, setView] = useState<CardView>(isTarget ? 'parts' : 'closed')
  // The head answers a press at once; what it opens is drawn when there is time.
  const drawn = useDeferredValue(view)
  const [appended, setAppended] = useState('')
  const card = useRef<HTMLElement>(null)
  const bringToTop = useBroughtToTop(card, drawn)
  const show = (next: CardView) => {
    setView(next)
    if (view === 'closed') bringToTop()
    onToggle?.(listing.id, next !== 'closed')
  }
  const isHighlighted = useArrival({ card, isTarget, onArrival: () => setView('parts') })
  const bodyId = `${listing.id}-body`
  const placed = useMemo(
    () => ({ listing, description: `${listing.generatedDescription}${appended}` }),
    [listing, appended],
  )
  const copyFields = useSteady(() => show('fields'))
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
        placed={placed}
        bodyId={bodyId}
        view={view}
        showsTime={showsTime}
        onView={show}
        onCopyFields={copyFields}
      />
      {drawn !== 'closed' && (
        <div id={bodyId}>
          {drawn === 'parts' && (
            <ListingCardBody
              placed={placed}
              appended={appended}
              onAppendedChange={setAppended}
              onCopyFields={copyFields}
            />
          )}
          {drawn === 'fields' && (
            <Suspense fallback={<div className="min-h-96" />}>
              <FieldByField placed={placed} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
})

const PHONE = '(width < 48rem)'

/** On a phone what a press has opened begins at the top: there it fills more than the screen. */
function useBroughtToTop(card: RefObject<HTMLElement | null>, drawn: CardView) {
  const wasOpened = useRef(false)
  // Scrolling is the browser's, once what was opened is drawn.
  useEffect(() => {
    if (!wasOpened.current || drawn === 'closed') return
    wasOpened.current = false
    if (matchMedia(PHONE).matches) card.current?.scrollIntoView({ block: 'start' })
  }, [card, drawn])
  return () => {
    wasOpened.current = true
  }
}

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
