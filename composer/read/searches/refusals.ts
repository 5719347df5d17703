import { FREE_IDIOMS } from '#marketplace/reading/tables/denying.ts'
import { isNegation, isWithout } from '../denied.ts'
import type { Evidence } from './evidence.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { keptFromChildren, tooYoung } from './ages.ts'
import { headIn } from './heads.ts'
import { says } from './quoting.ts'
import { whatItIsFor } from './served.ts'
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
    keptFromChildren(words, evidence) ??
    otherThanChosen(words, evidence) ??
    whatItIsFor(words, evidence)
  )
}

/** "Latex free" and "cordless" of a thing whose latex and cord the seller speaks of. */
function freedOf(words: readonly Word[], evidence: Evidence): string | null {
  for (const [at, word] of words.entries()) {
    const freed = word.low === 'free' || word.low === 'less' ? words[at - 1] : undefined
    const isNone = evidence.deniedBy.get(freed?.stem ?? '')?.some(({ manner }) => manner === 'not')
    const isIdiom = FREE_IDIOMS.has(freed?.low ?? '')
    if (freed !== undefined && !isIdiom && isNone !== true && evidence.says(freed)) {
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
