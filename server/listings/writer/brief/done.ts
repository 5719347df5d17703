import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { tokens } from '#marketplace/text.ts'
import { ADJECTIVES, AFTER_DONE, PARTICIPLES_IRREGULAR } from '../english/words.ts'

const DONE_START =
  /^(?:(?:hand|machine|laser|wheel|freshly|fully|partly|lightly|professionally|individually|carefully|recently|newly|slow|kiln|sun|air|double|pre|heat|screen|block|all|digitally)[\s-]+)*(\p{L}+)\b(?:\s+(\S+))?/u

/** "Stained dark walnut", but not "hand painted sunflowers". */
const isShade = (word: string) =>
  COLOURS.includes(word) ||
  ADJECTIVES.has(word) ||
  /^(?:dark|light|pale|bright|deep|all)$/.test(word)

/** True for a fragment that says what was done: "hand quilted over eleven months". */
export function isDone(text: string): boolean {
  const [, verb = '', next = ''] = DONE_START.exec(text.toLowerCase()) ?? []
  const isQualified = DONE_START.exec(text.toLowerCase())?.[0].startsWith(verb) === false
  const isParticiple =
    PARTICIPLES_IRREGULAR.has(verb) ||
    (verb.endsWith('ed') && verb.length > 4 && (isQualified || !ADJECTIVES.has(verb)))
  if (!isParticiple || /^set of\b/.test(text)) return false
  const isColouring = /^(?:stained|painted|dyed|glazed|finished|sealed|coated)$/.test(verb)
  return (
    next === '' ||
    AFTER_DONE.has(next.replace(/,$/, '')) ||
    next.startsWith('"') ||
    /^\S+ \d+ (?:minutes|hours|days|weeks|months|years)\b/.test(text) ||
    (isColouring && tokens(text).length <= 3 && isShade(next))
  )
}
