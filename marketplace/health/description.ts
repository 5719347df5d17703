import { DESCRIPTION, SOURCES } from '../rules.ts'
import { wordFinder } from '../text.ts'
import { NO_FOCUS, quotedList, type Examined, type HealthCheck } from './check.ts'

export function descriptionKeywords({ listing, focus }: Examined): HealthCheck {
  const isHeld = wordFinder(listing.generatedDescription)
  const missing = focus.filter((keyword) => !isHeld(keyword))
  const opening = listing.generatedDescription.slice(0, DESCRIPTION.openingMax)
  const opensWell = focus.length === 0 || focus.some(wordFinder(opening))
  const isMet = missing.length === 0 && opensWell
  return {
    id: 'description-keywords',
    label: `Every focus keyword is in the description, one in the first ${DESCRIPTION.openingMax} characters`,
    state: isMet ? 'met' : opensWell || missing.length < focus.length ? 'partly' : 'open',
    finding: focus.length === 0 ? NO_FOCUS : finding(missing, opensWell),
    source: SOURCES.opening,
  }
}

function finding(missing: readonly string[], opensWell: boolean): string {
  if (missing.length > 0) return `Not in the description: ${quotedList(missing)}.`
  return opensWell
    ? 'All focus keywords are in the description, one of them at the start.'
    : `The first ${DESCRIPTION.openingMax} characters, which search previews show, hold no focus keyword.`
}

export function altText({ listing }: Examined): HealthCheck {
  const isWritten = (listing.generatedAltText ?? '').trim() !== ''
  return {
    id: 'alt-text',
    label: 'Alt text is written',
    state: isWritten ? 'met' : 'open',
    finding: isWritten ? 'The photo has an alt text.' : 'The photo has no alt text yet.',
    source: SOURCES.altText,
  }
}
