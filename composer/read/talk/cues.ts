import type { Tongue } from '../abroad/tongue.ts'
import { loadPatterns } from '../patterns.ts'
import type { Cues } from './talk.ts'

const cues = new Map<Tongue, Cues>()

/** What tells shop talk and what a buyer must know in a language. */
export function cuesOf(language: Tongue): Cues {
  const known = cues.get(language)
  if (known !== undefined) return known
  const loaded = {
    shopTalk: loadPatterns('shop-talk.txt', language),
    mustKnow: loadPatterns('must-know.txt', language),
  }
  cues.set(language, loaded)
  return loaded
}
