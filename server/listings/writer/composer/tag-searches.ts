import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { SEASONS } from '../brief/people-words.ts'
import { isPerson } from './keyword-kinds.ts'

const SAID_OF_ITEMS = /(?:\p{L}{2}(?<!\b(?:se|thr|bre|shr))ed|[^f]own|made|woven|spun|sewn|knit)$/u
const USED_UP =
  /\b(?:soaps?|bars?|balms?|scrubs?|salves?|oils?|fudge|cookies?|jams?|honey|treats?|candy|tea|coffee|spices?|lotions?|soaks?|salts?|yarn|fabric|socks|patterns?|files?|planners?)\b/
const ROOMS =
  /^(?:kitchen|nursery|bedroom|bathroom|office|living room|patio|porch|entryway|hallway)$/

/** Makes keywords whole that name no thing of their own: "coffee lover gift", "hand forged opener". */
export function searchMaker(brief: Brief): (keyword: string) => string {
  if (brief.language !== 'en') return asTag
  const starred = new Set(brief.starred)
  const said = new Set(tokens(brief.product))
  return (keyword) => {
    const ending = starred.has(keyword) ? '' : missingEnd(keyword, { brief, said })
    const whole = asTag(`${keyword} ${ending}`)
    return ending !== '' && isTagAccepted(whole) ? whole : asTag(keyword)
  }
}

type Sources = { brief: Brief; said: ReadonlySet<string> }

function missingEnd(keyword: string, { brief: { item, primary }, said }: Sources): string {
  const words = tokens(keyword)
  const last = words.at(-1) ?? ''
  if (words.length < 2 || /\b(?:gift|present|for|with)s?\b/.test(keyword)) return ''
  if (isPerson(keyword)) return 'gift'
  // What is eaten, worn or used up decorates no room.
  if (ROOMS.test(last)) return USED_UP.test(`${item.name} ${primary}`) ? '' : 'decor'
  // "Twisted steel" and "oxidised silver" may be sold as such.
  const isSubstance = words.length === 2 && MATERIALS.includes(last) && said.has(last)
  const isOpen = SAID_OF_ITEMS.test(last) || SEASONS.has(last) || isSubstance
  const isSaid = words.some((word) => stem(word) === stem(item.noun))
  return isOpen && !isSaid ? item.name : ''
}
