import { DESCRIPTION, SOURCES } from '../rules.ts'
import { wordFinder } from '../text.ts'
import { quotedList, type Examined, type HealthCheck } from './check.ts'

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
    finding:
      missing.length > 0
        ? `Not in the description: ${quotedList(missing)}.`
        : opensWell
          ? 'The opening holds a focus keyword, and none is missing.'
          : `No focus keyword stands within the first ${DESCRIPTION.openingMax} characters.`,
    source: SOURCES.opening,
  }
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
