import { DESCRIPTION_LENGTHS, type Listing, WRITING_STYLES } from '#contract/listings.ts'

/** What was typed into the form for this listing; what was left empty is left out. */
export function EnteredDetails({ id, listing }: { id: string; listing: Listing }) {
  return (
    <dl id={id} className="mt-4 grid gap-3 border-t border-line pt-4 text-small">
      {detailsOf(listing).map(([name, text]) => (
        <div key={name} className="grid gap-x-4 md:grid-cols-[180px_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd dir="auto" className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-ink-2">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function detailsOf(listing: Listing): [name: string, text: string][] {
  const details: [string, string | null][] = [
    ['Product Description', listing.productType],
    ['Keywords', listing.keywords],
    ['Focus keywords', listing.starredKeywords],
    ['Target Audience', listing.targetAudience],
    ['Writing Style', WRITING_STYLES[listing.writingStyle].label],
    ['Description Length', DESCRIPTION_LENGTHS[listing.descriptionLength].label],
    ['Include Emojis', listing.includeEmojis ? 'Yes' : 'No'],
    ['Include Bulleted Lists', listing.includeBulletedLists ? 'Yes' : 'No'],
    ['Image Description', listing.imageDescription],
    ['Custom AI Instructions', listing.customAiInstructions],
  ]
  return details.flatMap(([name, text]) => (text ? [[name, text]] : []))
}
