import { splitKeywords } from '#contract/keywords.ts'
import type { Examined, HealthCheck, HealthListing } from './health/check.ts'
import { altText, descriptionKeywords } from './health/description.ts'
import { signature } from './health/signature.ts'
import { tagCount, tagForm, tagKeywords } from './health/tags.ts'
import { titleForm, titleKeywords } from './health/title.ts'
import { keywordJudge } from './keywords.ts'
import { besidesOf } from './review/finding.ts'

/** The ten checks of a listing, always in the same order; the browser and the server read them alike. */
export function listingHealth(listing: HealthListing): HealthCheck[] {
  return checksOf(examine(listing))
}

/** A listing with the keywords it is held against; they stay the same while its texts change. */
export function examine(listing: HealthListing): Examined {
  return { listing, focus: focusKeywords(listing) }
}

export function checksOf(examined: Examined): HealthCheck[] {
  return [
    ...signature(examined),
    titleForm(examined),
    titleKeywords(examined),
    tagCount(examined),
    tagForm(examined),
    tagKeywords(examined),
    descriptionKeywords(examined),
    altText(examined),
  ]
}

/** The starred keywords a listing may use; its first usable keyword stands in where there is none. */
function focusKeywords({ keywords, starredKeywords, ...entered }: HealthListing): string[] {
  const judge = keywordJudge(entered.productType, besidesOf(entered))
  const isUsable = (keyword: string) => judge(keyword).kind === 'usable'
  const starred = splitKeywords(starredKeywords ?? '').filter(isUsable)
  if (starred.length > 0) return starred
  const first = splitKeywords(keywords).find(isUsable)
  return first === undefined ? [] : [first]
}
