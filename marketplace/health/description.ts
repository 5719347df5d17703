import { DESCRIPTION, SOURCES } from '../rules.ts'
import { sentences, wordFinder } from '../text.ts'
import { NO_FOCUS, ofPart, type Examined, type HealthCheck, type HealthListing } from './check.ts'

/** The opening names the item as buyers search for it. */
export function descriptionKeywords({ listing, focus, usable }: Examined): HealthCheck {
  const isHeld = wordFinder(listing.generatedDescription)
  const isOpening = wordFinder(listing.generatedDescription.slice(0, DESCRIPTION.openingMax))
  const named = usable.find((keyword) => isOpening(keyword))
  const later = focus.some((keyword) => isHeld(keyword))
  const state = named !== undefined ? 'met' : later || focus.length === 0 ? 'partly' : 'open'
  const isCut = state === 'met' && isOpeningCut(listing)
  return ofPart('description', {
    id: 'description-keywords',
    label: 'Description opens with what buyers type',
    state: isCut ? 'partly' : state,
    finding: focus.length === 0 ? NO_FOCUS : isCut ? CUT : finding(named),
    source: SOURCES.opening,
  })
}

const CUT = `The first sentence is longer than the ${DESCRIPTION.openingMax} characters that search previews show.`

/** On a phone the next sentence may begin small: "…a pouch. it is lined". */
const SMALL_START = /(?<=[\p{L}\d)]{3})[.!?]+\s+(?=\p{Ll})/u

function isOpeningCut({ generatedDescription }: HealthListing): boolean {
  const [first] = sentences(generatedDescription)
  const [said = ''] = first?.text.split(SMALL_START) ?? []
  return said.length > DESCRIPTION.openingMax
}

function finding(named: string | undefined): string {
  return named === undefined
    ? `The first ${DESCRIPTION.openingMax} characters, which search previews show, hold none of your keywords.`
    : `The description begins with "${named}".`
}

export function altText({ listing }: Examined): HealthCheck {
  const isWritten = (listing.generatedAltText ?? '').trim() !== ''
  return ofPart('altText', {
    id: 'alt-text',
    label: 'Your photo has alt text',
    state: isWritten ? 'met' : 'open',
    finding: isWritten ? 'The photo has an alt text.' : 'The photo has no alt text yet.',
    source: SOURCES.altText,
  })
}
