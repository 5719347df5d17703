import { splitKeywords } from '#contract/keywords.ts'
import type { Examined, HealthCheck, HealthListing } from './health/check.ts'
import { altText, descriptionKeywords } from './health/description.ts'
import { tagCount, tagKeywords, tagLength, tagRepeats } from './health/tags.ts'
import { titleFront, titleKeywords, titleLength, titleRepeats } from './health/title.ts'
import { keywordJudge } from './keywords.ts'
import type { TagInput } from './tag-source.ts'

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
    titleLength(examined),
    titleFront(examined),
    titleKeywords(examined),
    titleRepeats(examined),
    tagCount(examined),
    tagLength(examined),
    tagRepeats(examined),
    tagKeywords(examined),
    descriptionKeywords(examined),
    altText(examined),
  ]
}

/** The starred keywords a listing may use; its first usable keyword stands in where there is none. */
function focusKeywords({ keywords, starredKeywords, productType }: TagInput): string[] {
  const judge = keywordJudge(productType)
  const isUsable = (keyword: string) => judge(keyword).kind === 'usable'
  const starred = splitKeywords(starredKeywords ?? '').filter(isUsable)
  if (starred.length > 0) return starred
  const first = splitKeywords(keywords).find(isUsable)
  return first === undefined ? [] : [first]
}
