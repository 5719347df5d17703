import { HEALTH } from '../../read/searches/reasons.ts'
import type { Phrasing } from '../phrasing.ts'

/** The reason of a search in the seller's language, where there is one in it. */
export function reasonOf(because: string, say: Phrasing['say']): string {
  if (because === HEALTH) return say('claim')
  const quotes = because.startsWith(QUOTING) ? because.slice(QUOTING.length, -1) : ''
  return quotes === '' ? '' : say('says', { quotes })
}

const QUOTING = 'your text says "'
