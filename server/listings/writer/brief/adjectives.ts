import { isPluralNoun } from '../english/grammar.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { ADJECTIVE_ENDINGS, ADJECTIVES, AFTER_DONE } from '../english/words.ts'
import { isSize } from './sizes.ts'

/** Compounds that begin with who or how: "self tie", "left handed", "best kept cool". */
const COMPOUND =
  /^(?:self|pre|clip|slip|pull|snap|zip)[ -](?:ties?|tied|on|up|washed|shrunk)$|^(?:left|right)[ -]handed$|^best (?:within|before|if|when|kept|served)\b|^one of a kind$|^made to order$|^veg(?:etable)? tan(?:ned)?$/i

const ENDED =
  /^(?:\p{L}+[ -](?:resistant|proof|safe|free|friendly) (?:to|for|up)|(?:hand|machine)[ -]washable (?:at|up|in))\b/iu

/** What a participle does to stand as an adjective: "wall mounted", "oil rubbed", "fur lined". */
const FIXED =
  /^(?:wall|oil|fur|fleece|slip|salt|pit|raku|kiln|home|farm|sun|air|oven|wood|hand|machine|water|double|single|triple|pre|non|semi|low|high|ready|palette|wheel|slow|stone|garment|acid|feather|felt|solar|battery|spring)[ -](?:\p{Ll}{2,}ed|made|cut|sewn|woven|thrown|spun|carved|bound|fed|grown|stick|slip|toxic|lit)$/iu

/** "Indigo dyed", "ethically sourced". */
const TREATED =
  /^(?:\p{L}+[ -](?:dyed|stained|coated|lined|wrapped|covered|trimmed|backed)(?: (?:in|with) .+)?|\p{L}+ly \p{L}{3,}ed)$/iu

/** Words that may stand before an adjective without naming a thing. */
const GRADES =
  /^(?:very|super|extra|so|quite|really|fully|partly|not|and|or|but|non|pre|semi|ultra|still|always|all|\p{Ll}+ly)$/u

/** True for a fragment that can follow "it is" as it stands. */
export function isAdjective(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/,/g, ' ')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  const [first = '', second = ''] = words
  const rest = text.slice(first.length + 1)
  // "Printable weekly planner" names a thing, "washable daily" does not.
  if (words.length > 2 && /^(?:weekly|daily)$/.test(second)) return false
  const isJoined =
    ADJECTIVES.has(first) &&
    second === 'and' &&
    !words.every((word) => word === 'and' || describes(word))
  if (isJoined) return false
  if (ADJECTIVES.has(first) && (AFTER_DONE.has(second) || second === 'so' || isSize(rest)))
    return true
  if (TREATED.test(text)) return true
  if (COMPOUND.test(text) || ENDED.test(text) || FIXED.test(text)) return true
  if (words.length > 5) return false
  const last = words.at(-1) ?? ''
  // "Stickers free" and "sensitive ears ok" speak of the stickers and the ears.
  if (words.length > 1 && ADJECTIVE_ENDINGS.has(last))
    return words.length <= 4 && !words.slice(0, -1).some(isPluralNoun)
  if (/^easy to \w+$/.test(text)) return true
  return ADJECTIVES.has(last) && words.slice(0, -1).every(describes)
}

/** "Soft and washable" describes, "leather journal refillable" names something as well. */
function describes(word: string): boolean {
  return ADJECTIVES.has(word) || GRADES.test(word) || MATERIALS.includes(word)
}
