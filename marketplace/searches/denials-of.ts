import type { Denied } from './denied.ts'
import { isDenyingWord, isNegation, isOfAPicture } from './denied.ts'
import type { Ground } from './ground.ts'
import { headIn } from './heads.ts'
import { isNumbered } from './not-denied.ts'
import { says } from './quoting.ts'
import { isSmall, rootOf, type Word, wordsOf } from './words.ts'

/**
 * The denial that a search would turn round: of the thing it names, or of what it says of the item. Never for a word
 * that another statement affirms, and never for what the text begins by naming.
 */
export function denialOf(words: readonly Word[], ground: Ground): string | null {
  if (words.some((word) => isNegation(word))) return null
  const named = namedIn(ground)
  const head = headIn(words)
  const stems = new Set(words.map(({ stem }) => stem))
  // Another number denies nothing: "not the 40v" leaves the 18 v.
  const own = words.filter(
    (word, at) => !isSmall(word) && !word.isNumber && words[at - 1]?.isNumber !== true,
  )
  const withAt = words.findIndex(({ low }) => low === 'with')
  const promised = own.filter(
    (word) => word === head || (withAt !== -1 && words.indexOf(word) > withAt),
  )
  const ask: Ask = { ground, stems, manners: ['not'] }
  for (const word of promised) {
    if (named.has(word.stem) || isOccasion(words[words.indexOf(word) - 1]?.low)) continue
    const denial = deniedAs(word, { ...ask, manners: ['not', 'absent'] })
    if (denial !== null) return says(denial)
  }
  // What does not fade is fade resistant.
  const open = own.filter(
    ({ stem }, at) => !named.has(stem) && !RESISTING.has(own[at + 1]?.low ?? ''),
  )
  const near = open.find((word) => word !== head && deniedAs(word, ask, true) !== null)
  const denial = near === undefined ? null : deniedAs(near, ask, true)
  return denial === null ? null : says(denial)
}

/** "First tooth" of a pillow without one: what is counted off in a life comes in no parcel. */
export function isOccasion(before: string | undefined): boolean {
  return before === 'first' || before === '1st'
}

const RESISTING = new Set(['proof', 'resistant', 'safe', 'free'])

/** What a text begins by naming: "Cello rosin, 30 g" is rosin, whatever cloth is not included. */
export function namedIn({
  statements: [first],
  denied,
}: Pick<Ground, 'statements' | 'denied'>): ReadonlySet<string> {
  const words = first?.words ?? []
  const end = words.findIndex(
    (word, at) =>
      isSmall(word) || (first?.text.slice(words[at - 1]?.end ?? 0, word.start) ?? '').includes(','),
  )
  const own = end === -1 ? words : words.slice(0, end)
  return new Set(
    own
      .map(({ stem }) => stem)
      .filter((stem) => !denied.some((one) => one.stem === stem && one.text === first?.text)),
  )
}

type Ask = { ground: Ground; stems: ReadonlySet<string>; manners: readonly Denied['manner'][] }

function deniedAs({ stem }: Word, { ground, stems, manners }: Ask, mustBeNear = false) {
  const all = ground.deniedBy.get(stem) ?? ground.deniedBy.get(rootOf(stem))
  const found = all?.find(
    ({ manner, isNear, only, quote, text }) =>
      manners.includes(manner) &&
      !isOfAPicture({ text, manner }) &&
      (isNear || !mustBeNear) &&
      // A pillow sham is no pillow: "Are pillows included? No" is about the parcel.
      !(mustBeNear && OF_THE_PARCEL.test(quote)) &&
      (quote.includes('?') || !isNarrower({ quote, stem, manner }, stems)) &&
      (only === undefined || (stems.has(only) && stem !== only) || stems.size === 1),
  )
  if (found === undefined) return null
  const holding = ground.holding.get(stem) ?? []
  const isAffirmed =
    holding.some(({ text }) => !found.text.includes(text) && !isOfAnother(text)) ||
    isAnswered(found)
  return isAffirmed && found.manner !== 'absent' ? null : found.quote
}

const OF_THE_PARCEL = /\b(?:included|supplied|provided)\?/i

/** "Not suitable: floating floors" denies no floor, "not a medical walking aid" no stick; "no added sugar" denies the sugar. */
/** "Label on the spine? No - this binding has an exposed spine" */
function isAnswered({ text, quote, stem }: Denied): boolean {
  if (!quote.includes('?')) return false
  const rest = text.slice(text.lastIndexOf(quote) + quote.length)
  return wordsOf(rest).some((word) => word.stem === stem)
}

const ANOTHER = /\?\s*$|\b(?:diff|different|separate|other|another) (?:listing|one|shop)\b/i

/** What is only asked, and what another listing sells. */
function isOfAnother(text: string): boolean {
  return ANOTHER.test(text)
}

type Narrow = Pick<Denied, 'quote' | 'stem' | 'manner'>

function isNarrower({ quote, stem, manner }: Narrow, stems: ReadonlySet<string>): boolean {
  if (WHOM.has(stem)) return false
  const words = wordsOf(quote)
  const at = words.findIndex((word) => rootOf(word.stem) === rootOf(stem))
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word === undefined) return false
  const isTied = (one: Word, other: Word) => quote.slice(one.end, other.start) === ' '
  const isOpen = (one: Word | undefined) =>
    one !== undefined && isTelling(one) && !stems.has(one.stem)
  const isDescribed = isOpen(before) && before !== undefined && isTied(before, word)
  const isDescribing = isOpen(next) && next !== undefined && isTied(word, next)
  if (isDescribed && manner === 'not' && !DEGREES.has(before.low)) return true
  return isDescribing
}

/** "No added sugar", "not fully waterproof": the word behind these is denied as well. */
const DEGREES = new Set(
  'added extra suitable included real solid genuine pure authentic true fully completely very machine'.split(
    ' ',
  ),
)
/** "No baby sizes" is for no baby. */
const WHOM = new Set('baby toddler child kid dog cat people'.split(' '))
const ABSENT = new Set('included sold separately supplied provided shown posted'.split(' '))

function isTelling(word: Word): boolean {
  return (
    word.low.length > 2 &&
    !isSmall(word) &&
    !isDenyingWord(word) &&
    !ABSENT.has(word.low) &&
    !DEEDS.has(word.stem)
  )
}

/** Verbs and places behind a denial: "no people here", "not lined inside". */
const DEEDS = new Set(
  'product item thing one piece fit make do have use want sell stock offer buy get see take try choose order here inside outside anywhere yet today posted sadly sorry though'.split(
    ' ',
  ),
)

/** "1:6 scale" where the text says "no 1:6", "size 7" where it says "no 7". */
export function deniedNumber(words: readonly Word[], { statements }: Ground): string | null {
  const asked = words.filter(({ isNumber }) => isNumber).map(({ low }) => low)
  if (asked.length === 0) return null
  let quote: string | null = null
  for (const { words: said, text } of statements) {
    for (const [at, word] of said.entries()) {
      if (!asked.every((number, step) => said[at + step]?.low === number)) continue
      const before = said[at - 1]
      // "Will a 9 inch plate fit? No, 8 inch at most" gives the number.
      const isBeside = before?.end === word.start - 1
      const isNo = before?.low === 'no' && isBeside && !isNumbered(said, at - 1)
      const isDenied = before?.low === 'not' || isNo
      if (before === undefined || !isDenied) return null
      quote ??= text.slice(before.start, said[at + asked.length - 1]?.end ?? word.end)
    }
  }
  return quote === null ? null : says(quote)
}

/** Whoever makes none of these makes none of those. */
const AMONG: ReadonlyMap<string, readonly string[]> = new Map([
  ['family', ['people', 'person', 'human']],
  ['couple', ['people', 'person', 'human']],
  ['child', ['people', 'kid', 'children']],
  ['kid', ['people', 'child', 'children']],
])
const GIVEN = new Set(['gift', 'present', 'keepsake', 'room', 'decor', 'home', 'game'])

/** "Family portrait" where the text says "no people". */
export function deniedWhom(words: readonly Word[], ground: Ground): string | null {
  if (GIVEN.has(words.at(-1)?.stem ?? '') || words.some((word) => isNegation(word))) return null
  for (const { stem } of words) {
    if (ground.saysPhrase(stem)) continue
    const denial = (AMONG.get(stem) ?? [])
      .flatMap((one) => ground.deniedBy.get(one) ?? [])
      .find(({ manner, isNear }) => manner === 'not' && isNear)
    if (denial !== undefined) return says(denial.quote)
  }
  return null
}
