import { useId } from 'react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import type { Listing } from '#contract/listings.ts'
import { DESCRIPTION, TITLE } from '#marketplace/rules.ts'
import { cutTitle } from './cut-title.ts'

type BuyerViewProps = {
  /** As it is typed. */
  title: string
  description: string
  /** Its swatch stands for the photo. */
  listing: Listing
}

/** The listing among others: its title as the marketplace cuts it on a phone, and a search engine. */
export function BuyerView({ title, description, listing }: BuyerViewProps) {
  const headingId = useId()
  const opening = description.replace(/\s+/g, ' ').slice(0, DESCRIPTION.openingMax)
  return (
    <section aria-labelledby={headingId} className="mt-2.5">
      <h4 id={headingId} className="text-small leading-snug font-semibold">
        As a buyer sees it
      </h4>
      <div className="buyer-view">
        <figure className="buyer-card">
          <figcaption>In the shop, on a phone</figcaption>
          <div className="flex items-start gap-2.5">
            <ListingSwatch listing={listing} size={44} className="rounded-[5px]" />
            <p dir="auto" className="buyer-title">
              {cutTitle(title, TITLE.frontMax)}
            </p>
          </div>
        </figure>
        <figure className="buyer-card buyer-card-search">
          <figcaption>On a search page</figcaption>
          <p dir="auto" className="buyer-title">
            {cutTitle(title, TITLE.shownMax)}
          </p>
          <p dir="auto" className="mt-0.5 line-clamp-2 text-meta leading-snug text-ink-2">
            {opening}
          </p>
        </figure>
      </div>
    </section>
  )
}
