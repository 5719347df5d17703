import { FITTED_MAKERS } from '#marketplace/lexicon/brands.ts'
import { phrasesIn } from '#marketplace/text.ts'

const DISCLAIMING =
  /\b(?:not|isn't|aren't|no|nothing|nor)\b[^.\n]{0,60}?\b(?:connected|connection|affiliated|associated|to do with|endorsed|licensed|official)\b[^.\n]*/gi
const FITTED =
  /\b(?:fits?|fitting|compatible with|suits?)\b:?\s+(?:the |most |all |any )?([^.,;\n]*)/gi
const MARKED = /(\p{Lu}[\p{L}&-]+)\s?[®™]/gu
const CAPITAL = /(?<=[\p{L}\p{Nd},.)] )\p{Lu}\p{Ll}{2,}/gu
/** Of a row of names typed in haste each is known by its first word: "riedell 265 / bont / moxi lolly". */
const LEADING = /(?<=^\s*)\p{L}{4,}/u
const FIRST = /^\p{Lu}\p{Ll}{2,}/u

/** The makers whom a seller names to say that she is none of them; empty where she disclaims nobody. */
export function disclaimedNames(product: string): string[] {
  const disclaiming = product.match(DISCLAIMING) ?? []
  if (disclaiming.length === 0) return []
  const fitted = [...product.matchAll(FITTED)].flatMap(([, names = '']) => [
    ...(names.match(FIRST) ?? []),
    ...(names.match(CAPITAL) ?? []),
    ...(names.includes('/') ? names.split('/').flatMap((name) => name.match(LEADING) ?? []) : []),
  ])
  const marked = [...product.matchAll(MARKED)].flatMap(([, name = '']) => name)
  // "Bicycle" of "Brompton Bicycle Ltd" is said once, and is a bicycle elsewhere.
  const denied = disclaiming
    .flatMap((sentence) => sentence.match(CAPITAL) ?? [])
    .filter((name) => product.split(name).length > 2)
  const known = phrasesIn(product, FITTED_MAKERS)
  const names = [...fitted, ...marked, ...denied, ...known].map((name) => name.toLowerCase())
  return [...new Set(names)]
}
