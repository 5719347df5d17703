import { useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { AltTextSection } from './alt-text-section.tsx'
import { IN_HISTORY } from './appended-footers.ts'
import { DescriptionSection } from './description-section.tsx'
import { Explanation } from './explanation.tsx'
import { FactLine } from './fact-line.tsx'
import { HealthStrip } from './health-strip.tsx'
import { ListingActions } from './listing-actions.tsx'
import { TagsSection } from './tags-section.tsx'
import { TitleSection } from './title-section.tsx'
import { FactLockContext } from './use-fact-lock.ts'
import { useOpenListing } from './use-open-listing.ts'

/** An opened listing: its texts, its tags beside them, and below what can be done with all of it. */
export function ListingCardBody({ listing }: { listing: Listing }) {
  const open = useOpenListing(listing)
  const [appended, setAppended] = useState('')
  const { generatedDescription, generatedExplanation } = listing
  const { isShown: hasAltText, ...altText } = open.altText
  return (
    <FactLockContext value={open.facts}>
      <HealthStrip {...open.health} />
      <FactLine lock={open.facts} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
        <div className="min-w-0">
          <TitleSection {...open.title} />
          <DescriptionSection
            {...open.description}
            rules={IN_HISTORY}
            appended={appended}
            onAppendedChange={setAppended}
          />
          {hasAltText && <AltTextSection {...altText} />}
          {generatedExplanation && <Explanation text={generatedExplanation} />}
        </div>
        <div className="min-w-0 border-line-soft lg:border-l">
          <TagsSection {...open.tags} />
        </div>
      </div>
      <ListingActions listing={listing} description={`${generatedDescription}${appended}`} />
    </FactLockContext>
  )
}
