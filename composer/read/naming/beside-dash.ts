import { nounEndingAt } from '../kinds.ts'
import { propertiesOf } from '../lexicon.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What no design is called, in front of a text or beside a dash. */
export const SHOP_WORDS = new Set(
  'shop store studio works workshop co company crafts designs arts fabrics goods pottery handmade boutique atelier creations collective supply supplies press forge welcome hello hi hey sale new listing please note read important details description by the'.split(
    ' ',
  ),
)

/** "TIDE WRACK - merino sock yarn", "bezel ring – Tern": a name on one side of the dash in her own title, the thing on the other. */
export function namesBesideDash(nickname: string, head: string): string[] {
  const sides = nickname.split(/\s[-–—]\s/).map((text) => text.trim())
  if (sides.length !== 2) return []
  return sides.flatMap((text, at) => {
    const words = wordsOf(text)
    const other = wordsOf(sides[1 - at] ?? '')
    const isShort = words.length > 0 && words.length <= DASHED_MAX && other.length > 1
    const isShouted = words.length > 1 && text === text.toUpperCase() && words.some(isUnknown)
    const isName = words.every((word) => isRaised(word) && (isShouted || isUnknown(word)))
    return isShort && isName && words.every(({ stem }) => stem !== head) ? [text] : []
  })
}

function isRaised({ text, low, isNumber }: Word): boolean {
  return text !== low && !isNumber && !SHOP_WORDS.has(low) && !OF_DRAFTS.has(low)
}

function isUnknown(word: Word): boolean {
  return propertiesOf(word).size === 0 && nounEndingAt([word], 0) === null
}

const DASHED_MAX = 3
const OF_DRAFTS = new Set(
  'draft copy relist relisted restock test etsy update updated final version sold custom order wip todo listing reserved only not no'.split(
    ' ',
  ),
)
