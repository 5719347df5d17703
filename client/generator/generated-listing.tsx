import type { ReactNode } from 'react'
import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from '#client/listing/alt-text-section.tsx'
import { appendedFooters, onDashboard } from '#client/listing/appended-footers.ts'
import { DescriptionSection } from '#client/listing/description-section.tsx'
import { Explanation } from '#client/listing/explanation.tsx'
import { FactLine } from '#client/listing/facts/fact-line.tsx'
import { HealthStrip } from '#client/listing/health/health-strip.tsx'
import { PARTS, SectionRow } from '#client/listing/section-row.tsx'
import { TagsSection } from '#client/listing/tags/tags-section.tsx'
import { TitleSection } from '#client/listing/title-section.tsx'
import { FactLockContext } from '#client/listing/facts/use-fact-lock.ts'
import { useOpenListing } from '#client/listing/use-open-listing.ts'
import { WrittenNote } from './writing/writer-note.tsx'

type GeneratedListingProps = {
  listing: Listing
  /** What stands below the description, line breaks included. */
  appended: string
  onAppendedChange: (appended: string) => void
}

/** The parts of a finished listing, each to copy and to edit, and what is checked of them. */
export function GeneratedListing({ listing, ...held }: GeneratedListingProps) {
  const footers = appendedFooters(onDashboard(listing), held)
  const { edits, hasAltText, ...open } = useOpenListing(listing, footers)
  const { generatedExplanation: explanation } = listing
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <SectionRow
        parts={[
          'title',
          'description',
          'tags',
          ...(hasAltText ? (['altText'] as const) : []),
          ...(explanation ? (['reasons'] as const) : []),
        ]}
      />
      <Part id={PARTS.title}>
        <TitleSection
          listing={listing}
          edit={edits.generatedTitle}
          description={edits.generatedDescription.text}
        />
      </Part>
      <Part id={PARTS.description}>
        <DescriptionSection edit={edits.generatedDescription} footers={footers} />
      </Part>
      <Part id={PARTS.tags}>
        <TagsSection listing={listing} edit={edits.generatedTags} />
      </Part>
      {hasAltText && (
        <Part id={PARTS.altText}>
          <AltTextSection edit={edits.generatedAltText} />
        </Part>
      )}
      {explanation && (
        <Part id={PARTS.reasons}>
          <Explanation text={explanation}>
            <WrittenNote className="mt-3.5 text-meta text-ink-3" />
          </Explanation>
        </Part>
      )}
    </FactLockContext>
  )
}

type PartProps = { id: string; children: ReactNode }

function Part({ id, children }: PartProps) {
  return (
    <div id={id} tabIndex={-1} className="listing-part">
      {children}
    </div>
  )
}
