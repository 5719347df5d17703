import { contradictionFinder } from './contradictions.ts'
import { AGE_CLAIMS, PROMOTIONAL, PROMOTIONAL_SIGN, STRICT_CLAIMS } from './lexicon/claims.ts'
import { healthClaims } from './health-claims.ts'
import { claimStatedIn, FACT_WORDS, isInnocent, knownIn } from './backing.ts'
import { namesAnOldYear, protectedNameFinder } from './names.ts'
import { unbackedOrigins } from './origins.ts'
import { type Reading, readText } from './reading/reading.ts'
import { refusalFinder } from './searches/refusals.ts'
import { contentStems, phrasesIn } from './text.ts'

/** Why a keyword can or cannot stand in a listing. */
export type KeywordVerdict =
  | { kind: 'usable' }
  | { kind: 'trademark'; name: string }
  | { kind: 'medical'; claim: string }
  | { kind: 'promotional'; claim: string }
  | { kind: 'contradicting'; because: string }
  | { kind: 'unbacked'; claim: string }
  | { kind: 'unreadable' }

// Machine-readable leftovers, addresses and orders to a program are no product searches.
const NOT_A_SEARCH =
  /[<>{}[\]|\\=]|https?:|www\.|@\S+\.|javascript:|\b(?:ignore|disregard) (?:all |the )?(?:previous|above|prior)|system prompt|\bprint your\b|\bapi[_ ]key\b/i

/**
 * Reads a description once, so that any number of keywords can be judged against it. What a photo
 * shows and what a wish asks for may back a material or a colour too.
 */
export function keywordJudge(product: string, besides = ''): (keyword: string) => KeywordVerdict {
  const read = readText(product)
  const nameIn = protectedNameFinder(product)
  const contradiction = contradictionFinder(besides === '' ? read : withPhoto(read, besides))
  const refusal = refusalFinder(read, besides)
  const unbackedIn = unbackedFinder(
    read,
    besides === '' ? read : readText(`${product}\n${besides}`),
  )
  return (keyword) => {
    const barred = refusalOf(keyword)
    if (barred !== null) return barred
    const name = nameIn(keyword)
    if (name !== undefined) return { kind: 'trademark', name }
    const typed = readText(keyword)
    const because = contradiction(typed) ?? refusal(keyword)
    if (because !== null) return { kind: 'contradicting', because }
    const claim = unbackedIn(keyword, typed)
    return claim === undefined ? { kind: 'usable' } : { kind: 'unbacked', claim }
  }
}

/** "Free shipping", "best seller": it sells, and is no search that any listing may use. */
export function isPromotion(keyword: string): boolean {
  return refusalOf(keyword)?.kind === 'promotional'
}

/** What bars a keyword whatever the product is. */
function refusalOf(keyword: string): KeywordVerdict | null {
  if (!/[\p{L}\p{Nd}]/u.test(keyword) || NOT_A_SEARCH.test(keyword)) return { kind: 'unreadable' }
  const [claim] = healthClaims(keyword)
  if (claim !== undefined) return { kind: 'medical', claim }
  if (FREE_FILE.test(keyword)) return { kind: 'promotional', claim: 'free' }
  const [promotion] = phrasesIn(keyword, PROMOTIONAL)
  if (promotion !== undefined) return { kind: 'promotional', claim: promotion }
  return PROMOTIONAL_SIGN.test(keyword) ? { kind: 'promotional', claim: keyword } : null
}

/** What costs nothing is not for sale: "free svg", "free sewing pattern". */
const FREE_FILE =
  /^free (?:\S+ ){0,3}(?:patterns?|svgs?|printables?|downloads?|templates?|files?|pdfs?|clipart|fonts?)$/i

/** Parts that need no mention: they are what the buyer brings or reads. */
const UNSAID = new Set(
  'saying quote name names photo picture meaning word words text love initial message'.split(' '),
)

/** Finds what a keyword claims about safety, origin, purity, age, material or parts that nobody stated. */
function unbackedFinder(
  product: Reading,
  backing: Reading,
): (keyword: string, read: Reading) => string | undefined {
  const stems = new Set(contentStems(product.text))
  const agesIn = unbackedAgeFinder(product.text)
  const isKnown = knownIn(backing, true)
  const isStated = claimStatedIn(product)
  return (keyword, read) => {
    const strict = phrasesIn(keyword, STRICT_CLAIMS).find((claim) => !isStated(claim, keyword))
    if (strict !== undefined) return strict
    const fact = phrasesIn(keyword, FACT_WORDS).find(
      (claim) => !isKnown(claim) && !isInnocent({ reading: read, text: keyword }, claim),
    )
    return (
      fact ??
      agesIn(keyword)[0] ??
      unbackedOrigins(read, backing, 'name')[0] ??
      unnamedPart(keyword, stems)
    )
  }
}

function withPhoto(product: Reading, besides: string): Reading {
  const all = readText(`${product.text}\n${besides}`)
  // What a photo shows denies nothing about the product.
  return { ...all, denials: product.denials }
}

/** "Notebook with strap" promises a strap; without one in the description it is not used. */
function unnamedPart(keyword: string, product: ReadonlySet<string>): string | undefined {
  // "Grow with me clothes" come with nobody.
  const part = /\bwith (?!(?:me|you|us)\b)(?:an? )?(.+)$/.exec(keyword)?.[1]
  const last = contentStems(part ?? '').at(-1)
  if (last === undefined || UNSAID.has(last) || product.has(last)) return undefined
  return part
}

/** Finds what a text says about the age of a thing that the description does not call old. */
export function unbackedAgeFinder(product: string): (text: string) => string[] {
  const isOld =
    phrasesIn(product, AGE_CLAIMS).length > 0 || OLD.test(product) || namesAnOldYear(product)
  return (text) => {
    const isStyle = /\b(?:style|inspired|look|effect)\b/i.test(text)
    return isStyle || isOld ? [] : phrasesIn(text, AGE_CLAIMS)
  }
}

/** A year, a decade, or plainly old; but neither "6 months old" nor "old gold". */
const OLD =
  /\b1[89]\d\d|\b\d0s\b|(?<!\b(?:years?|yrs?|months?|weeks?|days?)\s)\bold\b(?!\s*-?\s*(?:fashioned|school|gold|rose|english|man|woman|lady))/i
