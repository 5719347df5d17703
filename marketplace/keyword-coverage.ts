import { splitKeywords } from '#contract/keywords.ts'
import type { HealthListing } from './health/check.ts'
import { keywordJudge, type KeywordVerdict } from './keywords.ts'
import { besidesOf } from './review/finding.ts'
import { wordFinder } from './text.ts'

/** Where a listing uses a keyword, or why it may not. */
export type KeywordCoverage = {
  keyword: string
  isFocus: boolean
  inTitle: boolean
  inTags: boolean
  inDescription: boolean
  /** Why no listing of this product should use it; null for a usable one. */
  leftOut: string | null
}

/** Reads each keyword against the texts; a search joins the words of several tags. */
export function keywordCoverage(listing: HealthListing): KeywordCoverage[] {
  const focus = new Set(splitKeywords(listing.starredKeywords ?? ''))
  const judge = keywordJudge(listing.productType, besidesOf(listing))
  const inTitle = wordFinder(listing.generatedTitle)
  const inTags = wordFinder(listing.generatedTags.join(', '))
  const inDescription = wordFinder(listing.generatedDescription)
  const all = new Set([...focus, ...splitKeywords(listing.keywords)])
  return [...all].map((keyword) => ({
    keyword,
    isFocus: focus.has(keyword),
    inTitle: inTitle(keyword),
    inTags: inTags(keyword),
    inDescription: inDescription(keyword),
    leftOut: reason(judge(keyword)),
  }))
}

function reason(verdict: KeywordVerdict): string | null {
  switch (verdict.kind) {
    case 'usable':
      return null
    case 'trademark':
      return `“${verdict.name}” belongs to a brand or a person`
    case 'medical':
      return `“${verdict.claim}” reads as a health claim`
    case 'promotional':
      return `“${verdict.claim}” is promotion`
    case 'contradicting':
      return verdict.because
    case 'unbacked':
      return `your description does not say “${verdict.claim}”`
    case 'unreadable':
      return 'nobody searches for it'
    default:
      return verdict satisfies never
  }
}
