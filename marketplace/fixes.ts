import { altTextFix } from './fixes/alt-text.ts'
import type { Fix } from './fixes/fix.ts'
import { fillTags, focusTag, shorterTags, uniqueTags } from './fixes/tags.ts'
import { frontTitle, keywordTitle, plainerTitle, shorterTitle } from './fixes/title.ts'
import { focusKeywords, listingHealth } from './health.ts'
import type { Examined, HealthCheckId, HealthListing } from './health/check.ts'

/** What one press can do about a check that does not pass; null where only a person can help. */
export function fixFor(id: HealthCheckId, listing: HealthListing): Fix | null {
  const fix = FIXES[id]({ listing, focus: focusKeywords(listing) })
  return fix?.kind === 'patch' && !helps(fix.patch, listing) ? null : fix
}

const FIXES: Record<HealthCheckId, (examined: Examined) => Fix | null> = {
  'title-length': shorterTitle,
  'title-front': frontTitle,
  'title-keywords': keywordTitle,
  'title-repeats': plainerTitle,
  'tag-count': fillTags,
  'tag-length': shorterTags,
  'tag-repeats': uniqueTags,
  'tag-keywords': focusTag,
  'description-keywords': () => null,
  'alt-text': altTextFix,
}

const WORTH = { open: 0, partly: 1, met: 2 } as const

// A fix that mends one check and breaks another would send the seller round in circles.
function helps(patch: Partial<HealthListing>, listing: HealthListing): boolean {
  const before = listingHealth(listing)
  const after = listingHealth({ ...listing, ...patch })
  return after.every(({ state }, at) => WORTH[state] >= WORTH[before[at]?.state ?? 'open'])
}
