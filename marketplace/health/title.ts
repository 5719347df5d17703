import { repeatedWords } from '../review/title.ts'
import { SOURCES, TITLE } from '../rules.ts'
import { wordFinder } from '../text.ts'
import { NO_FOCUS, quotedList, stateOf, type Examined, type HealthCheck } from './check.ts'

export function titleLength({ listing }: Examined): HealthCheck {
  const { length } = listing.generatedTitle
  return {
    id: 'title-length',
    label: `Title is ${TITLE.lengthMax} characters or fewer`,
    state: length > 0 && length <= TITLE.lengthMax ? 'met' : 'open',
    finding: `The title has ${length} characters.`,
    source: SOURCES.titleLength,
  }
}

export function titleFront({ listing, focus }: Examined): HealthCheck {
  const isFront = focus.some(wordFinder(listing.generatedTitle.slice(0, TITLE.frontMax)))
  const isShown = focus.some(wordFinder(listing.generatedTitle.slice(0, TITLE.shownMax)))
  return {
    id: 'title-front',
    label: `A focus keyword sits in the first ${TITLE.frontMax} characters`,
    state: isFront || focus.length === 0 ? 'met' : isShown ? 'partly' : 'open',
    finding: focus.length === 0 ? NO_FOCUS : frontFinding(isFront, isShown),
    source: SOURCES.titleFront,
  }
}

function frontFinding(isFront: boolean, isShown: boolean): string {
  if (isFront) return 'A focus keyword is at the start of the title.'
  return isShown
    ? `A focus keyword comes later than the first ${TITLE.frontMax} characters.`
    : `The first ${TITLE.shownMax} characters, which search results show, hold no focus keyword.`
}

export function titleKeywords({ listing, focus }: Examined): HealthCheck {
  const isHeld = wordFinder(listing.generatedTitle)
  const missing = focus.filter((keyword) => !isHeld(keyword))
  return {
    id: 'title-keywords',
    label: 'Every focus keyword appears in the title',
    state: stateOf(focus.length - missing.length, focus.length),
    finding:
      focus.length === 0
        ? NO_FOCUS
        : missing.length === 0
          ? 'All focus keywords are in the title.'
          : `Not in the title: ${quotedList(missing)}.`,
    source: SOURCES.titleKeywords,
  }
}

export function titleRepeats({ listing }: Examined): HealthCheck {
  const repeated = repeatedWords(listing.generatedTitle)
  const tooOften = repeated.filter(({ times }) => times > TITLE.sameWordMax).map(({ word }) => word)
  return {
    id: 'title-repeats',
    label: 'No word more than twice in the title',
    state: tooOften.length === 0 ? 'met' : 'open',
    finding:
      tooOften.length === 0
        ? 'No word is in the title too often.'
        : `More than twice: ${quotedList(tooOften)}.`,
    source: SOURCES.titleRepeats,
  }
}
