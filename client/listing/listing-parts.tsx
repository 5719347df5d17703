import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from './alt-text-section.tsx'
import type { AppendedFooters } from './appended-footers.ts'
import { DescriptionSection } from './description-section.tsx'
import { Explanation } from './explanation.tsx'
import { FactLine } from './facts/fact-line.tsx'
import { FactLockContext } from './facts/use-fact-lock.ts'
import { HealthStrip } from './health/health-strip.tsx'
import { type Part, partId, SectionRow } from './section-row.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { useOpenListing } from './use-open-listing.ts'

type ListingPartsProps = {
  listing: Listing
  footers: AppendedFooters
  /** Its tags stand beside its texts where there is room for both. */
  isWide?: boolean
}

/** An opened listing: what is checked of it, and its parts, each to copy and to edit. */
export function ListingParts({ listing, footers, isWide = false }: ListingPartsProps) {
  const { edits, hasAltText, ...open } = useOpenListing(listing, footers)
  const { generatedExplanation: explanation } = listing
  const parts: { part: Part; content: ReactNode }[] = [
    {
      part: 'title',
      content: (
        <TitleSection
          listing={listing}
          edit={edits.generatedTitle}
          description={edits.generatedDescription.text}
        />
      ),
    },
    {
      part: 'description',
      content: (
        <DescriptionSection listing={listing} edit={edits.generatedDescription} footers={footers} />
      ),
    },
    { part: 'tags', content: <TagsSection listing={listing} edit={edits.generatedTags} /> },
  ]
  if (hasAltText) {
    parts.push({
      part: 'altText',
      content: <AltTextSection listing={listing} edit={edits.generatedAltText} />,
    })
  }
  if (explanation) {
    parts.push({ part: 'reasons', content: <Explanation text={explanation} /> })
  }
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <SectionRow listingId={listing.id} parts={parts.map(({ part }) => part)} />
      <div className={isWide ? 'listing-parts-wide' : undefined}>
        {parts.map(({ part, content }) => (
          <div
            key={part}
            id={partId(listing.id, part)}
            data-part={part}
            tabIndex={-1}
            className="listing-part"
          >
            {content}
          </div>
        ))}
      </div>
    </FactLockContext>
  )
}
