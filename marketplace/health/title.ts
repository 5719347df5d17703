import { repeatedWords } from '../review/title.ts'
import { SOURCES, TITLE } from '../rules.ts'
import { wordFinder } from '../text.ts'
import { NO_FOCUS, quotedList, stateOf, type Examined, type HealthCheck, worse } from './check.ts'

/** Its length, and no word too often. */
export function titleForm(examined: Examined): HealthCheck {
  const length = titleLength(examined)
  const repeats = titleRepeats(examined)
  return {
    id: 'title-form',
    label: `Title is ${TITLE.lengthMax} characters or fewer, no word more than twice`,
    state: worse(length.state, repeats.state),
    finding: repeats.state === 'met' ? length.finding : repeats.finding,
    source: repeats.state === 'met' ? SOURCES.titleLength : SOURCES.titleRepeats,
  }
}

/** Every focus keyword, and one of them where it is seen. */
export function titleKeywords(examined: Examined): HealthCheck {
  const front = titleFront(examined)
  const all = keywordsInTitle(examined)
  return {
    id: 'title-keywords',
    label: `Every focus keyword is in the title, one in the first ${TITLE.frontMax} characters`,
    state: front.state !== 'met' && all.state === 'met' ? 'partly' : worse(front.state, all.state),
    finding: front.state === 'met' ? all.finding : front.finding,
    source: SOURCES.titleKeywords,
  }
}

type Part = Pick<HealthCheck, 'state' | 'finding'>

function titleLength({ listing }: Examined): Part {
  const { length } = listing.generatedTitle
  return {
    state: length > 0 && length <= TITLE.lengthMax ? 'met' : 'open',
    finding: `The title has ${length} characters.`,
  }
}

function titleFront({ listing, focus }: Examined): Part {
  const isFront = focus.some(wordFinder(listing.generatedTitle.slice(0, TITLE.frontMax)))
  const isShown = focus.some(wordFinder(listing.generatedTitle.slice(0, TITLE.shownMax)))
  return {
    state: isFront || focus.length === 0 ? 'met' : isShown ? 'partly' : 'open',
    finding: focus.length === 0 ? NO_FOCUS : frontFinding(isFront, isShown),
  }
}

function frontFinding(isFront: boolean, isShown: boolean): string {
  if (isFront) return 'A focus keyword is at the start of the title.'
  return isShown
    ? `A focus keyword comes later than the first ${TITLE.frontMax} characters.`
    : `The first ${TITLE.shownMax} characters, which search results show, hold no focus keyword.`
}

function keywordsInTitle({ listing, focus }: Examined): Part {
  const isHeld = wordFinder(listing.generatedTitle)
  const missing = focus.filter((keyword) => !isHeld(keyword))
  return {
    state: stateOf(focus.length - missing.length, focus.length),
    finding:
      focus.length === 0
        ? NO_FOCUS
        : missing.length === 0
          ? 'All focus keywords are in the title.'
          : `Not in the title: ${quotedList(missing)}.`,
  }
}

function titleRepeats({ listing }: Examined): Part {
  const repeated = repeatedWords(listing.generatedTitle)
  const tooOften = repeated.filter(({ times }) => times > TITLE.sameWordMax).map(({ word }) => word)
  return {
    state: tooOften.length === 0 ? 'met' : 'open',
    finding:
      tooOften.length === 0
        ? 'No word is in the title too often.'
        : `More than twice: ${quotedList(tooOften)}.`,
  }
}
