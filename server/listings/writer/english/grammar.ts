import { tokens } from '#marketplace/text.ts'
import { beginsWithName } from './proper-names.ts'
import { MASS_NOUNS, PLURAL_WITHOUT_S, PREPOSITIONS, SINGULAR_IN_S } from './words.ts'

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|hono|heir|8|11(?!\d)|18(?!\d))/i
const CONSONANT_SOUND = /^(?:uni(?!n)|use|usu|eu|one\b|once|ufo|u\b)/i
const SPELT_VOWEL = /^[AEFHILMNORSX][A-Z\d]+$/
const DETERMINERS =
  /^(?:\d|an?\b|the\b|one\b|two\b|three\b|four\b|five\b|six\b|eight\b|ten\b|twelve\b|your\b|our\b|my\b|its\b|their\b|each\b|every\b|some\b|any\b|this\b|these\b|all\b|no\b|both\b|either\b|set of\b|pair of\b|about\b|up to\b|around\b|over\b)/i

export function capitalised(text: string): string {
  return text.replace(/^[\s"'“‘(]*\p{Ll}/u, (start) => start.toUpperCase())
}

/** Lower case at the start of a phrase, unless it is an acronym, a name or a code. */
export function uncapitalised(text: string): string {
  return /^(?:A(?= \p{Ll})|\p{Lu}\p{Ll}+(?:['’-]\p{Ll}+)?(?:\s|,|$))/u.test(text) && !isName(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text
}

const NAMES =
  /^(?:Christmas|Easter|Halloween|Thanksgiving|Valentine|Canva|Google|Microsoft|Word|Danish|Swedish|French|English|Irish|Scottish|German|Italian|Spanish|Mexican|Japanese|Indian|African|American|European|British|Victorian|Edwardian|Norwegian|Turkish|Moroccan|Swiss|Dutch|Canadian|Australian|Lithuanian|Portuguese|Greek|Korean|Chinese|Persian|Welsh|Austrian|Belgian|Egyptian|Peruvian|Icelandic|Shetland|Celtic|Nordic|Scandinavian|Monday|Diwali|Merino|Etsy|Procreate|Goodnotes|GoodNotes|Cricut|US|UK|Queen Anne|Art Deco)\b/

/** "Rosie is a rag doll" calls the doll by its name. */
const CHARACTER =
  /^(?!(?:This|That|It|She|He|There|Here|Each|Every|One)\b)\p{Lu}\p{Ll}+ is an? (?:[\p{L}\d.-]+ ){0,6}(?:doll|bear|teddy|bunny|rabbit|hare|fox|mouse|cat|dog|lamb|elephant|dragon|dinosaur|unicorn|owl|frog|whale|octopus|puppet|gnome|plush(?:ie)?)\b/u

function isName(text: string): boolean {
  return NAMES.test(text) || beginsWithName(text) || CHARACTER.test(text)
}

export function indefinite(word: string): 'a' | 'an' {
  if (/^(?:US|USA|USB|UK|EU)\b/.test(word)) return 'a'
  if (SPELT_VOWEL.test(word.split(/\s/)[0] ?? '')) return 'an'
  return VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word) ? 'an' : 'a'
}

/** Participles that begin what is said about a noun: "roses tied with ribbon". */
const TRAILING =
  /^(?:tied|wrapped|filled|topped|finished|covered|printed|painted|stuffed|lined|trimmed|strung|mounted|hidden|held|stained|dipped|coated|embroidered|made|posted|signed)$/

/** The particle belongs to the name: "clip-on earrings", "slip-on shoes". */
export function withParticles(text: string): string {
  return text.replace(PARTICLES, '$1-on ')
}

const PARTICLES =
  /\b(clip|slip|pull|press|sew|iron|stick) on (?=(?:\p{L}+ )?(?:earrings?|shoes?|slippers?|sneakers?|loafers?|booties|nails?|patch(?:es)?|ties?|charms?|bows?)\b)/giu

/** The noun a phrase is about: "cotton wick" of "cotton wick in a jar". */
export function headNoun(phrase: string): string {
  const words = withParticles(phrase)
    .replace(/\([^)]*\)|["“][^"”]*["”]/g, ' ')
    .replace(/,.*$/, '')
    .trim()
    .split(/\s+/)
  const end = words.findIndex((_, at) => at > 0 && endsPhrase(words, at))
  const before = end === -1 ? words : words.slice(0, endOfNoun(words, end))
  return tokens(before.at(-1) ?? '').at(-1) ?? ''
}

/** "Hand" of "pot hand painted with" says how, and is no noun. */
function endOfNoun(words: readonly string[], end: number): number {
  const isHow = /^(?:hand|machine|laser|block|screen|wheel)$/i.test(words[end - 1] ?? '')
  return isHow && end > 1 && /(?:ed|made|cut|sewn|thrown|woven)$/.test(words[end] ?? '')
    ? end - 1
    : end
}

const UNITS =
  /^(?:oz|ml|l|g|kg|lbs?|in|inch|inches|cm|mm|m|ft|yds?|px|dpi|x|pieces?|long|wide|tall)\b/

const SIDES = /^(?:long|wide|tall|deep|high|thick|across|round)$/

/** A preposition ends a noun phrase, a figure unless it follows one, a participle unless a noun follows it. */
function endsPhrase(words: readonly string[], at: number): boolean {
  const word = words[at]?.toLowerCase() ?? ''
  const next = words[at + 1]?.toLowerCase()
  if (PREPOSITIONS.has(word)) return true
  // "Treats 6oz bag" ends at the figure; "matte 200 gsm paper" goes on to its noun.
  if (/^\d+$/.test(word) && next !== undefined && !UNITS.test(next)) return false
  if (/^\d/.test(word) && SIDES.test(words[at + 2] ?? '')) return true
  if (/^\d/.test(word)) return !/^\d/.test(words[at - 1] ?? '') && words.length - at < 3
  if (next !== undefined)
    return (
      /\p{L}{3}ed$|^(?:cut|made|sewn|woven|worn|held|strung|cast|thrown|dyed|drawn|written|built|spun|bound|blown|grown|handdrawn)$/u.test(
        word,
      ) && PREPOSITIONS.has(next)
    )
  return TRAILING.test(word)
}

export function isPluralNoun(word: string): boolean {
  const noun = word.toLowerCase()
  if (PLURAL_WITHOUT_S.has(noun)) return true
  return (
    /[^su]s$/.test(noun) && noun.length > 3 && !SINGULAR_IN_S.has(noun) && !/(?:is|us)$/.test(noun)
  )
}

export function isMassNoun(word: string): boolean {
  return MASS_NOUNS.has(word.toLowerCase())
}

/** A phrase with the article it needs: "cotton wick" becomes "a cotton wick", "wool" stays. */
export function withArticle(phrase: string): string {
  const head = headNoun(phrase)
  if (/, .* (?:and|or) /.test(phrase)) return phrase
  if (DETERMINERS.test(phrase) || head === '' || isPluralNoun(head) || isMassNoun(head))
    return phrase
  // "a name and date" reads wrong where the first noun of a pair is bare.
  return `${indefinite(phrase)} ${phrase}`
}

/** "shade" becomes "the shade"; plural and mass nouns stay bare. */
export function withDefinite(phrase: string): string {
  const head = headNoun(phrase)
  return DETERMINERS.test(phrase) || isPluralNoun(head) || isMassNoun(head)
    ? phrase
    : `the ${phrase}`
}

export function listOf(items: readonly string[], joiner: 'and' | 'or' = 'and'): string {
  if (items.length <= 1) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`
}

const IRREGULAR_BASE = new Map([
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
  ['goes', 'go'],
])

/** The plural form of a verb: "it burns" becomes "they burn". */
export function pluralVerb(verb: string): string {
  if (/^(?:can|may|will|must|should)$/.test(verb)) return verb
  const known = IRREGULAR_BASE.get(verb)
  if (known !== undefined) return known
  if (/(?:ch|sh|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2)
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  return verb.replace(/s$/, '')
}

const PARTICIPLES = new Map([
  ['make', 'made'],
  ['cut', 'cut'],
  ['sew', 'sewn'],
  ['weave', 'woven'],
  ['knit', 'knitted'],
  ['throw', 'thrown'],
  ['build', 'built'],
  ['draw', 'drawn'],
  ['spin', 'spun'],
  ['bind', 'bound'],
  ['grow', 'grown'],
  ['write', 'written'],
  ['hang', 'hung'],
  ['blow', 'blown'],
  ['bake', 'baked'],
  ['stamp', 'stamped'],
  ['wrap', 'wrapped'],
  ['trim', 'trimmed'],
  ['dip', 'dipped'],
  ['pick', 'picked'],
  ['dry', 'dried'],
])

/** "hammer" gives "hammered"; only for verbs of making. */
export function participle(verb: string): string {
  const known = PARTICIPLES.get(verb)
  if (known !== undefined) return known
  // "I carved it" is told in the past already.
  if (verb.endsWith('ed') || [...PARTICIPLES.values()].includes(verb)) return verb
  if (verb.endsWith('e')) return `${verb}d`
  return `${verb}ed`
}

/** A sentence: capital letter, one end mark, no stray spaces. */
export function sentence(text: string): string {
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:!?]|\.(?!\d))/g, '$1')
    .replace(/[,;:]\s*$/, '')
    .trim()
  if (tidy === '') return ''
  const closed = /[.!?…]["”’)]?$/.test(tidy) ? tidy : `${tidy}.`
  return capitalised(closed)
}
