import type { Fault } from '#contract/improving/fault.ts'
import { MATERIALS } from '../lexicon/materials.ts'
import { readText } from '../reading/reading.ts'
import { saidFinder } from '../reading/said.ts'
import type { Finding } from '../review/finding.ts'
import { reviewed } from './reviewed.ts'
import { repeatedWords } from '../review/title.ts'
import { saysNoMore } from '../review/wording.ts'
import { SOURCES, TITLE } from '../rules.ts'
import { contentStems, wordFinder } from '../text.ts'
import { calledIn, withFaults } from './talk.ts'
import { NO_FOCUS, ofPart, type Examined, type HealthCheck, worse } from './check.ts'

/** Its length, and no word too often. */
export function titleForm(examined: Examined): HealthCheck {
  const length = titleLength(examined)
  const repeats = titleRepeats(examined)
  return ofPart('title', {
    id: 'title-form',
    label: 'Title fits, and no word is overused',
    state: worse(length.state, repeats.state),
    finding: repeats.state === 'met' ? length.finding : repeats.finding,
    source: repeats.state === 'met' ? SOURCES.titleLength : SOURCES.titleRepeats,
  })
}

/** What it is where it is seen, and then what sets it apart. */
export function titleKeywords(examined: Examined): HealthCheck {
  const front = titleFront(examined)
  const apart = titleTelling(examined)
  const check = ofPart('title', {
    id: 'title-keywords',
    label: 'Title: a keyword in front, detail behind',
    state: front.state !== 'open' && apart.state !== 'met' ? 'partly' : front.state,
    finding: front.state === 'met' ? apart.finding : front.finding,
    source: SOURCES.titleKeywords,
  })
  return withFaults(check, moreToMend(examined, check.finding))
}

/** All else that a reader would mend in a pasted title. */
function moreToMend({ listing }: Examined, told: string): Fault[] {
  const { pasted, generatedTitle } = listing
  if (pasted === undefined || pasted === null) return []
  const thin = reviewed(listing).graded.flatMap((finding) =>
    finding.field === 'title' ? [thinner(finding).finding] : [],
  )
  return [
    ...thin
      .filter((text) => text !== told && !(isBareTitle({ finding: told }) && saysNoMore(text)))
      .map((text) => ({ part: 'title' as const, text })),
    ...calledIn(generatedTitle),
  ]
}

/** Whether it says enough of the item. */
export function titleTelling(examined: Examined): Part {
  const own = titleApart(examined)
  const { hard, graded } = reviewed(examined.listing)
  const { pasted } = examined.listing
  // Of a pasted listing a fault counts once, in the check that is about it.
  const found = pasted === undefined || pasted === null ? [...hard, ...graded] : graded
  const thin = found.find(({ field }) => field === 'title')
  return own.state === 'met' && thin !== undefined ? thinner(thin) : own
}

type Part = Pick<HealthCheck, 'state' | 'finding'>

const TWICE = '" twice'
const ROOM = '; once leaves room for what sets it apart'

/** A word twice is allowed: it could be better, and is nothing to pay for. */
export function isTwice({ text }: Pick<Finding, 'text'>): boolean {
  return text.endsWith(`${TWICE}${ROOM}.`)
}

/** What a reader would mend in a title that breaks no rule. */
function thinner({ text }: Finding): Part {
  return { state: 'partly', finding: `${text}${text.endsWith(TWICE) ? ROOM : ''}.` }
}

function titleLength({ listing }: Examined): Part {
  const { length } = listing.generatedTitle
  return {
    state: length > 0 && length <= TITLE.lengthMax ? 'met' : 'open',
    finding: `The title has ${length} characters.`,
  }
}

function titleFront({ listing, focus }: Examined): Part {
  // Of a pasted listing nobody was asked for a focus keyword: that one of its tags is seen is enough.
  const isPasted = listing.pasted !== undefined && listing.pasted !== null
  const front = isPasted ? TITLE.shownMax : TITLE.frontMax
  const isFront = focus.some(wordFinder(listing.generatedTitle.slice(0, front)))
  const isShown = focus.some(wordFinder(listing.generatedTitle.slice(0, TITLE.shownMax)))
  return {
    state: isFront || focus.length === 0 ? 'met' : isShown ? 'partly' : 'open',
    finding: focus.length === 0 ? NO_FOCUS : frontFinding(isFront, isShown),
  }
}

function frontFinding(isFront: boolean, isShown: boolean): string {
  if (isFront) return `The first ${TITLE.frontMax} characters of the title hold a focus keyword.`
  return isShown
    ? `A focus keyword comes later than the first ${TITLE.frontMax} characters.`
    : `The first ${TITLE.shownMax} characters, which search results show, hold no focus keyword.`
}

/** So many words besides the keyword are no bare title. */
const APART = 2
/** A form with fewer words besides has nothing to set the item apart by. */
const HELD = 4

/** What is found of a title that says little more than a keyword. */
const BARE = 'The title is bare'

/** What it may say besides; a material that it says already is not asked for again. */
function bareFinding(title: string): string {
  const isOfMaterial = materialsIn(readText(title)).length > 0
  const asked = isOfMaterial ? 'the color, the size' : 'the material, the size'
  return `${BARE}: add ${asked} or the design that sets it apart.`
}

const materialsIn = saidFinder(MATERIALS)

/** Whether that is what was found of a title. */
export function isBareTitle({ finding }: Pick<Part, 'finding'>): boolean {
  return finding.startsWith(BARE)
}

/** "Dice Bag" of a form that speaks of gnomes, canvas and eighty dice. */
function titleApart({ listing, usable }: Examined): Part {
  const { generatedTitle, productType } = listing
  const isHeld = wordFinder(generatedTitle)
  const name = usable.filter((keyword) => isHeld(keyword)).toSorted(byLength)[0] ?? ''
  const own = new Set(contentStems(name))
  const besides = (text: string) => new Set(contentStems(text).filter((word) => !own.has(word)))
  const entered = besides(productType)
  const telling = [...besides(generatedTitle)].filter((word) => !VAGUE.has(word))
  const isRich = entered.size >= HELD
  // "Walnut Serving Board" says much by itself.
  const isMet =
    telling.length + Math.max(0, own.size - APART) >= APART ||
    telling.some((word) => /\d/.test(word))
  const isTold = isMet || (!isRich && telling.length >= Math.min(1, entered.size))
  return {
    state: isTold ? 'met' : 'partly',
    finding: isTold
      ? 'The title says what the item is and what sets it apart.'
      : bareFinding(generatedTitle),
  }
}

const VAGUE = new Set([
  'gift',
  'decor',
  'idea',
  'handmade',
  'unique',
  'beautiful',
  'present',
  'set',
])

function byLength(one: string, other: string): number {
  return other.length - one.length
}

function titleRepeats({ listing }: Examined): Part {
  const repeated = repeatedWords(listing.generatedTitle)
  const tooOften = repeated.filter(({ times }) => times > TITLE.sameWordMax)
  return {
    state: tooOften.length === 0 ? 'met' : 'open',
    finding:
      tooOften.length === 0
        ? 'No word is in the title too often.'
        : // In the words of the review, so that it is told once.
          tooOften.map(({ word, times }) => `The title uses "${word}" ${times} times.`).join(' '),
  }
}
