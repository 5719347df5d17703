import type { ReactNode } from 'react'
import { listingHash } from '#contract/pages.ts'
import { PageTop, TO_HISTORY } from '../heading/page-top.tsx'

type ListingHeadProps = { id: string; name: string; children?: ReactNode }

/** The head of a page about one listing, with the way back to it in the history. */
export function ListingHead({ id, name, children }: ListingHeadProps) {
  const { href, label } = TO_HISTORY
  return (
    <PageTop
      name={name}
      isOfListing
      {...(id !== '' && { back: { href: href + listingHash(id), label } })}
    >
      {children}
    </PageTop>
  )
}

/** The listing that the address names; empty where it names none. */
export function listingAsked(): string {
  return location.hash.slice(listingHash('').length)
}
