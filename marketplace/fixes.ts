import { altTextFix } from './fixes/alt-text.ts'
import { namedFirst } from './fixes/description.ts'
import type { Fix } from './fixes/fix.ts'
import { fillTags, focusTag, shorterTags, uniqueTags } from './fixes/tags.ts'
import { frontTitle, keywordTitle, plainerTitle, shorterTitle } from './fixes/title.ts'
import { checksOf, examine } from './health.ts'
import type { Examined, HealthCheck, HealthCheckId, HealthListing } from './health/check.ts'

/** What one press can do about the checks that do not pass; some only a person can mend. */
export function fixesFor(listing: HealthListing): ReadonlyMap<HealthCheckId, Fix> {
  const examined = examine(listing)
  const checks = checksOf(examined)
  const fixes = new Map<HealthCheckId, Fix>()
  for (const { id, state } of checks) {
    const fix = state === 'met' ? null : FIXES[id](examined)
    if (fix !== null && helps(fix, { examined, checks })) fixes.set(id, fix)
  }
  return fixes
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
  'description-keywords': namedFirst,
  'alt-text': altTextFix,
}

const WORTH = { open: 0, partly: 1, met: 2 } as const

type Before = { examined: Examined; checks: readonly HealthCheck[] }

// A fix that mends one check and breaks another would send the seller round in circles.
function helps(fix: Fix, { examined, checks }: Before): boolean {
  if (fix.kind === 'write') return true
  const after = checksOf({ ...examined, listing: { ...examined.listing, ...fix.patch } })
  return after.every(({ state }, at) => WORTH[state] >= WORTH[checks[at]?.state ?? 'open'])
}
