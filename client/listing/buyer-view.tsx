import { useId } from 'react'
import { ListingSwatch } from '#client/art/listing-swatch.tsx'
import { DESCRIPTION, TITLE } from '#marketplace/rules.ts'
import { cutTitle } from './cut-title.ts'

type BuyerViewProps = {
  /** As it is typed. */
  title: string
  description: string
  /** Its swatch stands for the photo. */
  listing: { id: string; listingTitle: string }
  /** Below which heading it stands. */
  level?: 'h3' | 'h4'
}

/**
 * The listing among others: its title as the marketplace cuts it on a phone, and a search engine. They
 * are pictures of words that stand above as text, so nobody hears or selects those twice.
 */
export function BuyerView(props: BuyerViewProps) {
  const { title, description, listing, level: Heading = 'h4' } = props
  const headingId = useId()
  const onPhone = cutTitle(title, TITLE.frontMax)
  const inSearch = cutTitle(title, TITLE.shownMax)
  const opening = cutTitle(description.replace(/\s+/g, ' ').trim(), DESCRIPTION.openingMax)
  return (
    <section aria-labelledby={headingId} className="mt-2.5">
      <Heading id={headingId} className="text-small leading-snug font-semibold">
        As a buyer sees it
      </Heading>
      <div className="buyer-view">
        <div role="img" aria-label={`In the shop, on a phone: ${onPhone}`} className="buyer-card">
          <p className="buyer-place">In the shop, on a phone</p>
          <div className="flex items-start gap-2.5">
            <ListingSwatch listing={listing} size={44} className="rounded-[5px]" />
            <p className="buyer-title" data-words={onPhone} />
          </div>
        </div>
        <div
          role="img"
          aria-label={`On a search page: ${inSearch} ${opening}`}
          className="buyer-card buyer-card-search"
        >
          <p className="buyer-place">On a search page</p>
          <p className="buyer-title" data-words={inSearch} />
          <p className="buyer-opening" data-words={opening} />
        </div>
      </div>
    </section>
  )
}
