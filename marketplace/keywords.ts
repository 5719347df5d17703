import { contradiction } from './contradictions.ts'
import { COMPATIBLE_NAMES, NOT_A_NAME, PROTECTED_NAMES } from './lexicon/brands.ts'
import { AGE_CLAIMS, PROMOTIONAL, PROMOTIONAL_SIGN, STRICT_CLAIMS } from './lexicon/claims.ts'
import { healthClaims } from './health-claims.ts'
import { MATERIAL_FAMILIES } from './lexicon/materials.ts'
import { contentStems, hasPhrase, phrasesIn } from './text.ts'

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

/** Judges one keyword against the seller's own description of the product. */
export function judgeKeyword(keyword: string, product: string): KeywordVerdict {
  if (!/[\p{L}\p{Nd}]/u.test(keyword) || NOT_A_SEARCH.test(keyword)) return { kind: 'unreadable' }
  const [claim] = healthClaims(keyword)
  if (claim !== undefined) return { kind: 'medical', claim }
  const [promotion] = phrasesIn(keyword, PROMOTIONAL)
  if (promotion !== undefined) return { kind: 'promotional', claim: promotion }
  if (PROMOTIONAL_SIGN.test(keyword)) return { kind: 'promotional', claim: keyword }
  const name = protectedName(keyword, product)
  if (name !== undefined) return { kind: 'trademark', name }
  const because = contradiction(keyword, product)
  if (because !== null) return { kind: 'contradicting', because }
  const unbacked = unbackedClaim(keyword, product) ?? unnamedPart(keyword, product)
  return unbacked === undefined ? { kind: 'usable' } : { kind: 'unbacked', claim: unbacked }
}

export function judgeKeywords(keywords: readonly string[], product: string): JudgedKeyword[] {
  return keywords.map((keyword) => ({ keyword, verdict: judgeKeyword(keyword, product) }))
}

export function isUsable({ verdict }: JudgedKeyword): boolean {
  return verdict.kind === 'usable'
}

/** A protected name, unless the seller says that the item itself is of that brand or made for it. */
export function protectedName(text: string, product: string): string | undefined {
  if (phrasesIn(text, NOT_A_NAME).length > 0) return undefined
  const isOriginal = (name: string) =>
    new RegExp(
      `\\b(?:vintage|original|authentic|upcycled)\\s+(?:\\w+\\s+){0,2}${name}\\b`,
      'i',
    ).test(product)
  const [name] = phrasesIn(text, PROTECTED_NAMES).filter((found) => !isOriginal(found))
  if (name !== undefined) return name
  return phrasesIn(text, COMPATIBLE_NAMES).find(
    (found) => found.length > 4 && !hasPhrase(product, found),
  )
}

/** Parts that need no mention: they are what the buyer brings or reads. */
const UNSAID = new Set(
  'saying quote name names photo picture meaning word words text love initial message'.split(' '),
)

/** "Notebook with strap" promises a strap; without one in the description it is not used. */
function unnamedPart(keyword: string, product: string): string | undefined {
  const part = /\bwith (?:an? )?(.+)$/.exec(keyword)?.[1]
  const last = contentStems(part ?? '').at(-1)
  if (part === undefined || last === undefined || UNSAID.has(last)) return undefined
  return contentStems(product).includes(last) ? undefined : part
}

/** A claim about safety, origin, purity or age that the description does not make. */
export function unbackedClaim(text: string, product: string): string | undefined {
  const strict = phrasesIn(text, STRICT_CLAIMS).find((claim) => !isBacked(claim, product))
  return strict ?? unbackedAges(text, product)[0]
}

/** What a text says about the age of a thing that the description does not call old. */
export function unbackedAges(text: string, product: string): string[] {
  const isStyle = /\b(?:style|inspired|look|effect)\b/i.test(text)
  const isOld = phrasesIn(product, AGE_CLAIMS).length > 0 || /\b1[89]\d\d|\b\d0s\b/.test(product)
  return isStyle || isOld ? [] : phrasesIn(text, AGE_CLAIMS)
}

/** True when the seller makes the claim, if in other words: "solid pine" is solid wood. */
function isBacked(claim: string, product: string): boolean {
  if (hasPhrase(product, claim)) return true
  const woods = MATERIAL_FAMILIES['wood'] ?? []
  return claim === 'solid wood' && woods.some((wood) => hasPhrase(product, `solid ${wood}`))
}
