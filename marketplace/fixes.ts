import { altTextFix } from './fixes/alt-text.ts'
import { namedFirst } from './fixes/description.ts'
import type { Fix } from './fixes/fix.ts'
import { fillTags, focusTag, shorterTags, uniqueTags } from './fixes/tags.ts'
import { frontTitle, keywordTitle, plainerTitle, shorterTitle } from './fixes/title.ts'
import { checksOf, examine } from './health.ts'
import { TAGS, TITLE } from './rules.ts'
import { wordFinder } from './text.ts'
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
  // Only a person can say what is true.
  truth: () => null,
  'must-know': () => null,
  whole: () => null,
  facts: () => null,
  'title-form': (examined) => (isTooLong(examined) ? shorterTitle : plainerTitle)(examined),
  'title-keywords': (examined) =>
    isInFront(examined) ? (plainerTitle(examined) ?? keywordTitle(examined)) : frontTitle(examined),
  'tag-count': (examined) => focusTag(examined) ?? fillTags(examined),
  'tag-form': (examined) => (hasLongTags(examined) ? shorterTags : uniqueTags)(examined),
  'description-keywords': namedFirst,
  'alt-text': altTextFix,
}

function isTooLong({ listing }: Examined): boolean {
  return listing.generatedTitle.length > TITLE.lengthMax
}

function isInFront({ listing, focus }: Examined): boolean {
  return focus.some(wordFinder(listing.generatedTitle.slice(0, TITLE.frontMax)))
}

function hasLongTags({ listing }: Examined): boolean {
  return listing.generatedTags.some((tag) => tag.length > TAGS.lengthMax)
}

const WORTH = { open: 0, partly: 1, met: 2 } as const

type Before = { examined: Examined; checks: readonly HealthCheck[] }

// A fix that mends one check and breaks another would send the seller round in circles.
function helps(fix: Fix, { examined, checks }: Before): boolean {
  if (fix.kind === 'write') return true
  const after = checksOf({ ...examined, listing: { ...examined.listing, ...fix.patch } })
  return after.every(({ state }, at) => WORTH[state] >= WORTH[checks[at]?.state ?? 'open'])
}
