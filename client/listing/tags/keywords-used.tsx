import { Check, Minus, Star } from 'lucide-react'
import { Disclosure } from '#client/ui/accordion.tsx'
import type { HealthListing } from '#marketplace/health/check.ts'
import { type KeywordCoverage, keywordCoverage } from '#marketplace/keyword-coverage.ts'

/** Which keywords the title, the tags and the description use. */
export function KeywordsUsed({ listing }: { listing: HealthListing }) {
  const keywords = keywordCoverage(listing)
  const usable = keywords.filter(({ leftOut }) => leftOut === null)
  const used = usable.filter((one) => one.inTitle || one.inTags || one.inDescription)
  return (
    <Disclosure summary={`Keywords used: ${used.length} of ${usable.length}`}>
      <table className="w-full text-small">
        <thead>
          <tr className="text-left text-meta text-ink-3">
            <th scope="col" className="pb-1 font-medium">
              Keyword
            </th>
            {['Title', 'Tags', 'Text'].map((place) => (
              <th key={place} scope="col" className="w-12 pb-1 text-center font-medium">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keywords.map((one) => (
            <KeywordRow key={one.keyword} {...one} />
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}

function KeywordRow({ keyword, isFocus, leftOut, ...places }: KeywordCoverage) {
  return (
    <tr className="border-t border-line-soft align-top">
      <th scope="row" dir="auto" className="py-1 pr-2 text-left font-normal wrap-anywhere">
        {isFocus && (
          <Star
            role="img"
            aria-label="Focus keyword:"
            className="mr-1 inline size-3.5 fill-weld text-weld-line"
          />
        )}
        {keyword}
        {leftOut !== null && (
          <span className="block text-meta text-ink-3">Left out: {leftOut}.</span>
        )}
      </th>
      <Used isUsed={places.inTitle} />
      <Used isUsed={places.inTags} />
      <Used isUsed={places.inDescription} />
    </tr>
  )
}

function Used({ isUsed }: { isUsed: boolean }) {
  const Icon = isUsed ? Check : Minus
  return (
    <td className="py-1.5">
      <Icon
        role="img"
        aria-label={isUsed ? 'yes' : 'no'}
        className={isUsed ? 'mx-auto size-4 text-green-text' : 'mx-auto size-4 text-ink-3'}
      />
    </td>
  )
}
