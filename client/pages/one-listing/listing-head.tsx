import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { listingHash, PAGES } from '#contract/pages.ts'
import { PageHeading } from '../page-heading.tsx'

type ListingHeadProps = { id: string; name: string; children?: ReactNode }

/** The head of a page about one listing, with the way back to it in the history. */
export function ListingHead({ id, name, children }: ListingHeadProps) {
  return (
    <header>
      <a
        href={`${PAGES.history}${id === '' ? '' : listingHash(id)}`}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-1 text-small font-semibold text-ink-2 hover:text-ink max-md:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Listing history
      </a>
      <PageHeading name={name} isOfListing className="wrap-anywhere" />
      <p className="mt-3 min-h-[1lh] text-ink-2">{children}</p>
    </header>
  )
}

/** The listing that the address names; empty where it names none. */
export function listingAsked(): string {
  return location.hash.slice(listingHash('').length)
}
