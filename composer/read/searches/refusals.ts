import { isDenyingWord, isNegation, isWithout } from '../denied.ts'
import type { Evidence } from './evidence.ts'
import { isGeneric } from '../item.ts'
import { headNoun } from '../kinds.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { isSmall, rootOf, type Word, wordsOf } from '../words.ts'

/** Why a search is false of this item, in words for the seller that are exactly true; null where nothing speaks against it. */
export function refusalOf(words: readonly Word[], evidence: Evidence): string | null {
  return (
    freedOf(words, evidence) ??
    notWithout(words, evidence) ??
    lessThanASet(words, evidence) ??
    contrary(words, evidence) ??
    undone(words, evidence) ??
    ofAPart(words, evidence) ??
    onlyATrace(words, evidence) ??
    deniedIn(words, evidence) ??
    tooYoung(words, evidence) ??
    otherThanChosen(words, evidence) ??
    whatItIsFor(words, evidence)
  )
}

const QUOTE_MAX = 60

function says(quote: string): string {
  const text = quote.replaceAll('"', "'").replace(/\s+/g, ' ')
  const short =
    text.length > QUOTE_MAX ? `${text.slice(0, text.lastIndexOf(' ', QUOTE_MAX))} …` : text
  return `your text says "${short}"`
}

/** "Latex free" and "cordless" of a thing whose latex and cord the seller speaks of. */
function freedOf(words: readonly Word[], evidence: Evidence): string | null {
  for (const [at, word] of words.entries()) {
    const freed = word.low === 'free' || word.low === 'less' ? words[at - 1] : undefined
    const isNone = evidence.deniedBy.get(freed?.stem ?? '')?.some(({ manner }) => manner === 'not')
    if (freed !== undefined && isNone !== true && evidence.says(freed)) {
      const phrase = `${freed.stem} ${word.stem}`
      if (!evidence.saysPhrase(phrase)) return says(freed.low)
    }
    const bare = word.low.length > 6 && word.low.endsWith('less') ? word.low.slice(0, -4) : null
    const isHere = bare !== null && evidence.saysPhrase(bare) && !evidence.saysPhrase(word.stem)
    if (isHere) return says(bare)
  }
  return null
}

/** "No drill shelf" of one whose text speaks of drilling, and not of none. */
function notWithout(words: readonly Word[], evidence: Evidence): string | null {
  const at = words.findIndex(({ low }) => low === 'no' || low === 'without')
  const [next] = words.slice(at + 1)
  if (at === -1 || next === undefined || isSmall(next)) return null
  const isDenied = evidence.denied.some(
    (one) => rootOf(one.stem) === rootOf(next.stem) && isWithout(one),
  )
  return evidence.says(next) && !isDenied ? '' : null
}

/** "Chess set" of a board alone: a set holds what is not included. */
function lessThanASet(words: readonly Word[], { item, denied, saysPhrase }: Evidence) {
  const isOther = words.length > 1 && !words.some(({ stem }) => stem === item.head)
  if (words.at(-1)?.stem !== 'set' || !isOther || saysPhrase('set')) return null
  const absent = denied.find(({ manner }) => manner === 'absent')
  return absent === undefined ? null : says(absent.quote)
}

/** "Garden bench" of a thing for indoors; "square" of a round one. */
function contrary(words: readonly Word[], { ruledOut }: Evidence): string | null {
  for (const from of words.keys()) {
    const one = words[from]?.stem ?? ''
    const two = `${one} ${words[from + 1]?.stem ?? ''}`
    const cause = ruledOut.get(two) ?? ruledOut.get(one)
    if (cause !== undefined) return says(cause)
  }
  return null
}

/** "Framed" of what the seller calls unframed. */
function undone(words: readonly Word[], { saysPhrase }: Evidence): string | null {
  const word = words.find(({ stem }) => saysPhrase(`un${stem}`) && !saysPhrase(stem))
  return word === undefined ? null : says(`un${word.low}`)
}

const TRACING = new Set(['handle', 'trace', 'facility', 'share', 'also', 'may', 'process'])

/** "Peanut granola" of one from a kitchen that also handles peanuts. */
function onlyATrace(words: readonly Word[], { holding }: Evidence): string | null {
  const isTrace = words.some((word) => {
    const all = is(word, 'allergen') ? (holding.get(word.stem) ?? []) : []
    return all.length > 0 && all.every(({ words: said }) => isTracing(said, word.stem))
  })
  return isTrace ? '' : null
}

function isTracing(said: readonly Word[], stem: string): boolean {
  const at = said.findIndex((word) => word.stem === stem)
  return said.slice(0, at).some((word) => TRACING.has(rootOf(word.stem)) || TRACING.has(word.low))
}

/** "Leather bag" and "leather tool roll" of a bag with leather straps, but neither "leather straps" nor "leather strap bag". */
function ofAPart(words: readonly Word[], { ofParts, item, says: isSaid }: Evidence): string | null {
  const head = headIn(words)
  if (head === undefined || (head.stem !== item.head && !isSaid(head))) return null
  const part = words.find(({ stem }, at) => {
    const quote = ofParts.get(stem)
    if (quote === undefined || item.stems.includes(stem) || words[at] === head) return false
    const own = new Set(wordsOf(quote).map((word) => word.stem))
    return !words.slice(at + 1).some((word) => own.has(word.stem))
  })
  return part === undefined ? null : says(ofParts.get(part.stem) ?? part.low)
}

/**
 * The denial that a search would turn round: of the thing it names, or of what it says of the item. Never the item's
 * own name, and never for a word that another statement affirms.
 */
function deniedIn(words: readonly Word[], evidence: Evidence): string | null {
  if (words.some((word) => isNegation(word))) return null
  const { item } = evidence
  // Another number denies nothing: "not the 40v" leaves the 18 v.
  const own = words.filter(
    (word, at) =>
      !isSmall(word) &&
      !word.isNumber &&
      word.stem !== item.head &&
      words[at - 1]?.isNumber !== true,
  )
  const head = headIn(words)
  const withAt = words.findIndex(({ low }) => low === 'with')
  const promised = words.filter(
    (word, at) => word === head || (withAt !== -1 && at > withAt && !isSmall(word)),
  )
  const stems = new Set(words.map(({ stem }) => stem))
  const ask: Ask = { evidence, stems, manners: ['not'] }
  for (const word of promised) {
    if (word.stem === item.head || item.stems.includes(word.stem)) continue
    const denial = denialOf(word, { ...ask, manners: ['not', 'absent'] })
    if (denial !== null) return says(denial)
  }
  if (own.every((word) => item.stems.includes(word.stem))) return null
  const near = own.find((word) => denialOf(word, ask, true) !== null)
  const isWhole = own.every((word) => denialOf(word, ask) !== null)
  const cause = near ?? (isWhole ? own[0] : undefined)
  if (cause === undefined || item.stems.includes(cause.stem)) return null
  const denial = denialOf(cause, ask)
  return denial === null ? null : says(denial)
}

function headIn(words: readonly Word[]): Word | undefined {
  const joint = words.findIndex(
    (word, at) => at > 0 && isSmall(word) && word.low !== 'and' && word.low !== 'can',
  )
  const front = joint === -1 ? words : words.slice(0, joint)
  // A "dice set" is dice.
  return front.at(-1)?.low === 'set' ? (front.at(-2) ?? front.at(-1)) : front.at(-1)
}

type Ask = { evidence: Evidence; stems: ReadonlySet<string>; manners: readonly string[] }

function denialOf({ stem }: Word, { evidence, stems, manners }: Ask, mustBeNear = false) {
  const found = evidence.deniedBy
    .get(stem)
    ?.find(
      ({ manner, isNear, only, quote }) =>
        manners.includes(manner) &&
        (isNear || !mustBeNear) &&
        !isNarrower(quote, stem, stems) &&
        (only === undefined || (stems.has(only) && stem !== only) || stems.size === 1),
    )
  if (found === undefined) return null
  const holding = evidence.holding.get(stem) ?? []
  const isAffirmed = holding.some(({ text }) => !found.text.includes(text))
  return isAffirmed && found.manner !== 'absent' ? null : found.quote
}

/** "Not suitable: floating floors" denies no floor; "no added sugar" denies the sugar. */
function isNarrower(quote: string, stem: string, stems: ReadonlySet<string>): boolean {
  const words = wordsOf(quote)
  const at = words.findIndex((word) => word.stem === stem)
  const [before, word] = [words[at - 1], words[at]]
  if (before === undefined || word === undefined || stems.has(before.stem)) return false
  const isUnfit = words.some(({ low }) => low === 'for' || low === 'suitable')
  const isBeside = isUnfit && quote.slice(before.end, word.start) === ' '
  const isDescribing = is(before, 'participle') || is(before, 'form') || before.low.endsWith('ing')
  return isBeside && isDescribing && !is(before, 'material')
}

const SMALL_CHILDREN = new Map([
  ['baby', 2],
  ['newborn', 1],
  ['infant', 1],
  ['toddler', 3],
  ['kid', 13],
  ['child', 13],
])
const UPWARDS = new Set(['up', 'older', 'over', 'plus', 'onward', 'onwards'])
const AGE_MAX = 18

/** "Baby toy" and "2 year old gift" of a thing for "3 years and up". */
function tooYoung(words: readonly Word[], { document, saysPhrase }: Evidence): string | null {
  const child = words.find(({ stem }) => SMALL_CHILDREN.has(stem) && !saysPhrase(stem))
  const age = words.find((word, at) => word.isNumber && words[at + 1]?.stem === 'year')
  const years =
    age === undefined ? (SMALL_CHILDREN.get(child?.stem ?? '') ?? null) : Number(age.low) + 1
  if (years === null) return null
  for (const { words: said, text } of document.statements) {
    for (const [at, word] of said.entries()) {
      if (!word.isNumber || Number(word.low) > AGE_MAX) continue
      const near = said.slice(at + 1, at + 4)
      const last = near.find(({ low }) => UPWARDS.has(low))
      const isYears = near.some(({ stem }) => stem === 'year' || stem === 'yr')
      const isAges = said.slice(Math.max(0, at - 2), at).some(({ stem }) => stem === 'age')
      const isUnder = isDeniedUnder(said, at)
      const isPlus = text.charAt(word.end) === '+'
      const isAge = isPlus ? isYears || isAges : last !== undefined && (isYears || isAges)
      if ((isAge || isUnder) && Number(word.low) >= years)
        return says(text.slice(word.start, Math.max(last?.end ?? 0, word.end + (isPlus ? 1 : 0))))
    }
  }
  return null
}

/** "Not for under 14s" */
function isDeniedUnder(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at)
  const isUnder = before.some(({ low }) => low === 'under')
  return isUnder && before.some((word) => isDenyingWord(word))
}

/** Where "this listing is for ash", oak belongs to another one. */
function otherThanChosen(words: readonly Word[], { chosen }: Evidence): string | null {
  if (chosen.size === 0) return null
  const other = words.find(
    (word) =>
      (is(word, 'material') || is(word, 'colour')) &&
      !propertiesOf(word).has('ambiguous') &&
      !chosen.has(word.stem) &&
      !is(word, 'imitation'),
  )
  const rival = [...chosen].find(([, kind]) => other !== undefined && is(other, kind))
  return other === undefined || rival === undefined
    ? null
    : `your text chooses "${rival[0]}" for this listing, not "${other.low}"`
}

/** Things that are for another thing: a search for that other thing finds the wrong one. */
const SERVING = new Set(
  `cover case sleeve holder stand rack strap leash lead collar mold mould pattern rest hook mount clip keeper cozy hanger template file
  svg decal cutter plan bracket sheath stencil protector carrier organizer organiser caddy dish tray bag pouch box roll`.split(
    /\s+/,
  ),
)
/** "Tote" is a tote bag; "dice" is no dice bag. */
const OFTEN_ONE = new Set(['bag', 'pouch', 'box', 'roll', 'dish', 'tray', 'lead', 'strap'])

/** "Lined notebook" of a cover for notebooks, "iphone" of a stand for phones. */
function whatItIsFor(words: readonly Word[], evidence: Evidence): string | null {
  const { item, fitted } = evidence
  const fits = words.find(({ stem }) => fitted.names.has(stem))
  const saysSo = words.some(({ low }) => low === 'for' || low === 'fits' || low === 'compatible')
  const head = headIn(words)
  if (head === undefined) return null
  const isOfIt = head.stem === item.head
  if (fits !== undefined && !saysSo && !(item.kind.isDigital && isOfIt)) {
    return `"${fits.low}" is what it fits, not who made it`
  }
  if (isOfIt || !SERVING.has(item.head) || SERVING.has(head.stem) || isGeneric(head)) return null
  const isNamed = item.stems.includes(head.stem) && !isSameKind(words, evidence)
  return isNamed || fitted.served.has(head.stem)
    ? `"${head.low}" is what the ${item.head} is for`
    : null
}

function isSameKind(words: readonly Word[], { item }: Evidence): boolean {
  return OFTEN_ONE.has(item.head) && headNoun(words)?.kind === item.kind
}
