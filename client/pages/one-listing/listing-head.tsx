import type { ReactNode } from 'react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import type { Listing } from '#contract/listings.ts'
import { listingHash } from '#contract/pages.ts'
import { PageTop, TO_HISTORY } from '../heading/page-top.tsx'

type ListingHeadProps = {
  id: string
  name: string
  /** Whose face stands beside the name. */
  faceOf?: Listing
  children?: ReactNode
}

/** The head of a page about one listing, with the way back to it in the history. */
export function ListingHead({ id, name, faceOf, children }: ListingHeadProps) {
  const { href, label } = TO_HISTORY
  return (
    <PageTop
      name={name}
      isOfListing
      {...(faceOf && { heading: <WithFace of={faceOf}>{name}</WithFace> })}
      {...(id !== '' && { back: { href: href + listingHash(id), label } })}
    >
      {children}
    </PageTop>
  )
}

function WithFace({ of, children }: { of: Listing; children: ReactNode }) {
  return (
    <span className="mt-1.5 flex items-center gap-3">
      <ListingSwatch listing={of} size={44} className="flex-none rounded-sm" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}

/** The listing that the address names; empty where it names none. */
export function listingAsked(): string {
  return location.hash.slice(listingHash('').length)
}
