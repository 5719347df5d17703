import type { Brief } from '../../brief/brief.ts'
import { germanCased } from './german-case.ts'

/** Feasts keep their capital wherever they stand. */
const FEAST = /^(?:noël|pâques|natale|pasqua|navidad|páscoa|halloween)$/iu

/** A keyword, typed small, with the capitals its language wants: "pallina di Natale". */
export function ownCased(keyword: string, brief: Brief): string {
  if (brief.language === 'de') return germanCased(keyword, brief)
  return keyword
    .split(' ')
    .map((word) =>
      FEAST.test(word) ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : word,
    )
    .join(' ')
}
