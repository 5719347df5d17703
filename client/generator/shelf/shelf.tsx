import { memo, type ReactNode, useId } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'

type ShelfProps = {
  label: string
  /** What leads on from the last peg. */
  more?: ReactNode
  children: ReactNode
}

/** What an item can begin with, each on a peg. */
export function Shelf({ label, more, children }: ShelfProps) {
  const id = useId()
  return (
    <div className="shelf">
      <p id={id} className="shelf-label">
        {label}
      </p>
      <ul aria-labelledby={id} className="shelf-pegs">
        {children}
      </ul>
      {more}
    </div>
  )
}

type PegProps = {
  name: string
  seed: string
  isOn?: boolean
  /** It has come while this page was open. */
  isFresh?: boolean
  onPress: () => void
}

export function Peg({ name, seed, isOn = false, isFresh = false, onPress }: PegProps) {
  return (
    <li className={isFresh ? 'peg-fresh flex-none' : 'flex-none'}>
      <button type="button" aria-pressed={isOn} title={name} className="peg" onClick={onPress}>
        <QuiltSwatch seed={seed} size={36} className="rounded-[5px]" />
        <span className="peg-name">{name}</span>
      </button>
    </li>
  )
}

type OwnShelfProps = {
  listings: readonly Listing[]
  /** The listing whose details the form holds. */
  usedId: string | undefined
  /** The one that was written in this visit. */
  freshId: string | undefined
  onPick: (listing: Listing) => void
}

/** The seller's own listings: one press fills the form with the details of one. */
export const OwnShelf = memo(function OwnShelf(props: OwnShelfProps) {
  const { listings, usedId, freshId, onPick } = props
  return (
    <Shelf
      label="Start from one of yours"
      more={
        <a href={PAGES.history} className="shelf-more text-link">
          All<span className="sr-only"> listings</span>
        </a>
      }
    >
      {kinds(listings).map((listing) => (
        <Peg
          key={listing.id}
          name={listing.listingTitle || UNTITLED}
          seed={listing.listingTitle.trim().toLowerCase() || listing.id}
          isOn={listing.id === usedId}
          isFresh={listing.id === freshId}
          onPress={() => onPick(listing)}
        />
      ))}
    </Shelf>
  )
})

/** The newest of each nickname: versions of one item hang on one peg. */
function kinds(listings: readonly Listing[]): Listing[] {
  const names = new Set<string>()
  return listings.filter(({ id, listingTitle }) => {
    const name = listingTitle.trim().toLowerCase() || id
    const isNew = !names.has(name)
    names.add(name)
    return isNew
  })
}
