import { type ReactNode, useMemo } from 'react'
import type { Listing } from '#contract/listings.ts'
import { listingHealth } from '#marketplace/health.ts'
import { AltTextSection } from './alt-text-section.tsx'
import type { AppendedFooters } from './appended-footers.ts'
import { DescriptionSection } from './description-section.tsx'
import { Explanation } from './explanation.tsx'
import { FactLine } from './facts/fact-line.tsx'
import { NotChosenYet } from './late-not-chosen-yet.ts'
import { isNotChosenYet } from './not-chosen.ts'
import { fillShorterColumn } from './fill-shorter-column.ts'
import { FactLockContext } from './facts/use-fact-lock.ts'
import { healthBand } from './health/health-band.ts'
import { HealthStrip } from './health/health-strip.tsx'
import { type Part, partId, SectionRow } from './section-row.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { useOpenListing } from './use-open-listing.ts'

type ListingPartsProps = {
  listing: Listing
  footers: AppendedFooters
  /** Its tags and its alt text stand beside its texts where there is room for both. */
  isWide?: boolean
}

/** An opened listing: what is checked of it, and its parts, each to copy and to edit. */
export function ListingParts({ listing, footers, isWide = false }: ListingPartsProps) {
  const { edits, hasAltText, ...open } = useOpenListing(listing, footers)
  const { generatedExplanation: explanation } = listing
  const texts: Shown[] = [
    {
      part: 'title',
      content: (
        <TitleSection listing={listing} edit={edits.generatedTitle} typed={open.health.listing} />
      ),
    },
    {
      part: 'description',
      content: (
        <DescriptionSection listing={listing} edit={edits.generatedDescription} footers={footers} />
      ),
    },
  ]
  const beside: Shown[] = [
    { part: 'tags', content: <TagsSection listing={listing} edit={edits.generatedTags} /> },
  ]
  if (hasAltText) {
    beside.push({
      part: 'altText',
      content: <AltTextSection listing={listing} edit={edits.generatedAltText} />,
    })
  }
  const reasons: Shown[] = explanation
    ? [
        {
          part: 'reasons',
          content: <Explanation text={explanation} tags={listing.generatedTags.length} />,
        },
      ]
    : []
  const isPasted = isNotChosenYet(listing)
  const checks = useMemo(() => listingHealth(open.health.listing), [open.health.listing])
  const ground = healthBand(checks.filter(({ state }) => state === 'met').length, checks.length)
  const shown = [...texts, ...beside, ...reasons]
  return (
    <FactLockContext value={open.facts}>
      {isPasted && <NotChosenYet of={listing} />}
      <div className="listing-checks">
        <HealthStrip {...open.health} />
        {/* What was pasted is all hers. */}
        {!isPasted && <FactLine lock={open.facts} listing={listing} ground={ground} />}
      </div>
      <SectionRow listingId={listing.id} parts={shown.map(({ part }) => part)} />
      <div
        ref={isWide ? fillShorterColumn : undefined}
        className={isWide ? 'listing-parts-wide' : undefined}
      >
        <div>
          <Places listing={listing} shown={texts} />
        </div>
        <div className="listing-beside">
          <Places listing={listing} shown={beside} />
        </div>
        <Places listing={listing} shown={reasons} />
      </div>
    </FactLockContext>
  )
}

type Shown = { part: Part; content: ReactNode }

/** The parts, each where the section row leads to. */
function Places({ listing, shown }: { listing: Listing; shown: readonly Shown[] }) {
  return shown.map(({ part, content }) => (
    <div
      key={part}
      id={partId(listing.id, part)}
      data-part={part}
      tabIndex={-1}
      className="listing-part"
    >
      {content}
    </div>
  ))
}
