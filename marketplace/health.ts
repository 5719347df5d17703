import { splitKeywords } from '#contract/keywords.ts'
import type { Examined, HealthCheck, HealthListing } from './health/check.ts'
import { altText, descriptionKeywords } from './health/description.ts'
import { facts } from './health/facts.ts'
import { signature } from './health/signature.ts'
import { tagCount, tagForm } from './health/tags.ts'
import { titleForm, titleKeywords, titleTelling } from './health/title.ts'
import { keywordJudge } from './keywords.ts'
import { remembered } from './remembered.ts'
import { besidesOf } from './review/finding.ts'
import { TITLE } from './rules.ts'

/** The ten checks of a listing, always in the same order; the browser and the server read them alike. */
export function listingHealth(listing: HealthListing): HealthCheck[] {
  return checksOf(examine(listing))
}

/** A listing with the keywords it is held against; they stay the same while its texts change. */
export function examine(listing: HealthListing): Examined {
  return { listing, ...usableKeywords(listing) }
}

export function checksOf(examined: Examined): HealthCheck[] {
  return [
    ...signature(examined),
    facts(examined),
    titleForm(examined),
    titleKeywords(examined),
    tagCount(examined),
    tagForm(examined),
    descriptionKeywords(examined),
    altText(examined),
  ]
}

/** Of a title that is shorter than most that read well: whether it says all there is to say, or is bare; null of others. */
export type ShortTitle = 'telling' | 'bare'

export function shortTitleOf(listing: HealthListing): ShortTitle | null {
  const { length } = listing.generatedTitle
  if (length === 0 || length >= TITLE.lengthGoodMin) return null
  return titleTelling(examine(listing)).state === 'met' ? 'telling' : 'bare'
}

/** Tags are judged again at each letter that is typed anywhere. */
const TAGS_CHARACTERS_MAX = 4000

/** The keywords a listing may use; its first one stands in where none is starred. */
function usableKeywords({ keywords, starredKeywords, ...entered }: HealthListing) {
  const judge = keywordJudge(entered.productType, besidesOf(entered))
  const isUsable = (keyword: string) => judge(keyword).kind === 'usable'
  const starred = splitKeywords(starredKeywords ?? '').filter(isUsable)
  const others = splitKeywords(keywords).filter(isUsable)
  return {
    judge: remembered(judge, TAGS_CHARACTERS_MAX),
    focus: starred.length > 0 ? starred : others.slice(0, 1),
    usable: [...new Set([...starred, ...others])],
  }
}
