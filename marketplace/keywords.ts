import { contradictionFinder } from './contradictions.ts'
import { COMPATIBLE_NAMES, NOT_A_NAME, PROTECTED_NAMES } from './lexicon/brands.ts'
import { AGE_CLAIMS, PROMOTIONAL, PROMOTIONAL_SIGN, STRICT_CLAIMS } from './lexicon/claims.ts'
import { healthClaims } from './health-claims.ts'
import { MATERIAL_FAMILIES } from './lexicon/materials.ts'
import { contentStems, phraseFinder, phrasesIn } from './text.ts'

/** Why a keyword can or cannot stand in a listing. */
export type KeywordVerdict =
  | { kind: 'usable' }
  | { kind: 'trademark'; name: string }
  | { kind: 'medical'; claim: string }
  | { kind: 'promotional'; claim: string }
  | { kind: 'contradicting'; because: string }
  | { kind: 'unbacked'; claim: string }
  | { kind: 'unreadable' }

export type JudgedKeyword = { keyword: string; verdict: KeywordVerdict }

// Machine-readable leftovers, addresses and orders to a program are no product searches.
const NOT_A_SEARCH =
  /[<>{}[\]|\\=]|https?:|www\.|@\S+\.|javascript:|\b(?:ignore|disregard) (?:all |the )?(?:previous|above|prior)|system prompt|\bprint your\b|\bapi[_ ]key\b/i

/** Reads a description once, so that any number of keywords can be judged against it. */
export function keywordJudge(product: string): (keyword: string) => KeywordVerdict {
  const nameIn = protectedNameFinder(product)
  const contradiction = contradictionFinder(product)
  const unbackedIn = unbackedFinder(product)
  return (keyword) => {
    const refusal = refusalOf(keyword)
    if (refusal !== null) return refusal
    const name = nameIn(keyword)
    if (name !== undefined) return { kind: 'trademark', name }
    const because = contradiction(keyword)
    if (because !== null) return { kind: 'contradicting', because }
    const claim = unbackedIn(keyword)
    return claim === undefined ? { kind: 'usable' } : { kind: 'unbacked', claim }
  }
}

/** What bars a keyword whatever the product is. */
function refusalOf(keyword: string): KeywordVerdict | null {
  if (!/[\p{L}\p{Nd}]/u.test(keyword) || NOT_A_SEARCH.test(keyword)) return { kind: 'unreadable' }
  const [claim] = healthClaims(keyword)
  if (claim !== undefined) return { kind: 'medical', claim }
  const [promotion] = phrasesIn(keyword, PROMOTIONAL)
  if (promotion !== undefined) return { kind: 'promotional', claim: promotion }
  return PROMOTIONAL_SIGN.test(keyword) ? { kind: 'promotional', claim: keyword } : null
}

export function judgeKeywords(keywords: readonly string[], product: string): JudgedKeyword[] {
  const judge = keywordJudge(product)
  return keywords.map((keyword) => ({ keyword, verdict: judge(keyword) }))
}

export function isUsable({ verdict }: JudgedKeyword): boolean {
  return verdict.kind === 'usable'
}

/** Finds a protected name, unless the seller says that the item itself is of that brand or made for it. */
export function protectedNameFinder(product: string): (text: string) => string | undefined {
  const isNamed = phraseFinder(product)
  const isOriginal = (name: string) =>
    isNamed(name) &&
    new RegExp(
      `\\b(?:vintage|original|authentic|upcycled)\\s+(?:\\w+\\s+){0,2}${name}\\b`,
      'i',
    ).test(product)
  return (text) => {
    if (phrasesIn(text, NOT_A_NAME).length > 0) return undefined
    const name = phrasesIn(text, PROTECTED_NAMES).find((found) => !isOriginal(found))
    if (name !== undefined) return name
    return phrasesIn(text, COMPATIBLE_NAMES).find((found) => found.length > 4 && !isNamed(found))
  }
}

/** Parts that need no mention: they are what the buyer brings or reads. */
const UNSAID = new Set(
  'saying quote name names photo picture meaning word words text love initial message'.split(' '),
)

/** Finds what a keyword claims about safety, origin, purity, age or parts that the description does not. */
function unbackedFinder(product: string): (keyword: string) => string | undefined {
  const isSaid = phraseFinder(product)
  const stems = new Set(contentStems(product))
  const agesIn = unbackedAgeFinder(product)
  const woods = MATERIAL_FAMILIES['wood'] ?? []
  // In other words: "solid pine" is solid wood.
  const isBacked = (claim: string) =>
    isSaid(claim) || (claim === 'solid wood' && woods.some((wood) => isSaid(`solid ${wood}`)))
  return (keyword) => {
    const strict = phrasesIn(keyword, STRICT_CLAIMS).find((claim) => !isBacked(claim))
    return strict ?? agesIn(keyword)[0] ?? unnamedPart(keyword, stems)
  }
}

/** "Notebook with strap" promises a strap; without one in the description it is not used. */
function unnamedPart(keyword: string, product: ReadonlySet<string>): string | undefined {
  const part = /\bwith (?:an? )?(.+)$/.exec(keyword)?.[1]
  const last = contentStems(part ?? '').at(-1)
  if (last === undefined || UNSAID.has(last) || product.has(last)) return undefined
  return part
}

/** Finds what a text says about the age of a thing that the description does not call old. */
export function unbackedAgeFinder(product: string): (text: string) => string[] {
  const isOld = phrasesIn(product, AGE_CLAIMS).length > 0 || /\b1[89]\d\d|\b\d0s\b/.test(product)
  return (text) => {
    const isStyle = /\b(?:style|inspired|look|effect)\b/i.test(text)
    return isStyle || isOld ? [] : phrasesIn(text, AGE_CLAIMS)
  }
}
