import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { hasPhrase, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { SEASONS } from '../brief/people-words.ts'
import { isPerson } from './keyword-kinds.ts'

const SAID_OF_ITEMS = /(?:\p{L}{2}(?<!\b(?:se|thr|bre|shr))ed|[^f]own|made|woven|spun|sewn|knit)$/u
const USED_UP =
  /\b(?:soaps?|bars?|balms?|scrubs?|salves?|oils?|fudge|cookies?|jams?|honey|treats?|candy|tea|coffee|spices?|lotions?|soaks?|salts?|yarn|fabric|socks|patterns?|files?|planners?)\b/
const ROOMS =
  /^(?:kitchen|nursery|bedroom|bathroom|office|living room|patio|porch|entryway|hallway)$/

/** A keyword that names no thing of its own, made whole: "coffee lover gift", "hand forged opener". */
export function asSearch(keyword: string, brief: Brief): string {
  const ending = missingEnd(keyword, brief)
  const whole = asTag(`${keyword} ${ending}`)
  const isWhole = ending !== '' && isTagAccepted(whole) && !brief.starred.includes(keyword)
  return isWhole ? whole : asTag(keyword)
}

function missingEnd(keyword: string, { item, product, primary }: Brief): string {
  const words = tokens(keyword)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || /\b(?:gift|present|for|with)s?\b/.test(keyword)) return ''
  if (isPerson(keyword)) return 'gift'
  // What is eaten, worn or used up decorates no room.
  if (ROOMS.test(last)) return USED_UP.test(`${item.name} ${primary}`) ? '' : 'decor'
  const isOpen = SAID_OF_ITEMS.test(last) || SEASONS.has(last) || isSubstance(words, product)
  const isSaid = words.some((word) => stem(word) === stem(item.noun))
  return isOpen && !isSaid ? item.name : ''
}

/** "Twisted steel" and "oxidised silver", which may be sold as such. */
function isSubstance(words: readonly string[], product: string): boolean {
  const [, last = ''] = words
  return words.length === 2 && MATERIALS.includes(last) && hasPhrase(product, last)
}
