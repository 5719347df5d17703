import { MEDICAL, NOT_MEDICAL } from './lexicon/claims.ts'
import { phrasesIn } from './text.ts'

/** Soap, resin and concrete cure for so many weeks; nobody is healed by it. */
const CURING =
  /\bcures? (?:for |in |over )?(?:(?:at least|about|around|up to|over|a full) )?[\p{L}\d-]+(?: (?:to|or) [\p{L}\d]+)? (?:hours?|days?|weeks?|months?)\b/giu

/** The health claims of a text; "depression glass" and a star sign are none. */
export function healthClaims(written: string): string[] {
  const text = written.replace(CURING, ' ')
  const innocent = phrasesIn(text, NOT_MEDICAL)
  return phrasesIn(text, MEDICAL).filter(
    (claim) => !innocent.some((phrase) => ` ${phrase} `.includes(` ${claim} `)),
  )
}
