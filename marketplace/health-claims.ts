import { MEDICAL, NOT_MEDICAL } from './lexicon/claims.ts'
import { phrasesIn } from './text.ts'

/** The health claims of a text; "depression glass" and a star sign are none. */
export function healthClaims(text: string): string[] {
  const innocent = phrasesIn(text, NOT_MEDICAL)
  return phrasesIn(text, MEDICAL).filter(
    (claim) => !innocent.some((phrase) => ` ${phrase} `.includes(` ${claim} `)),
  )
}
