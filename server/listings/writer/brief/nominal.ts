import { AMBIGUOUS_COLOURS, COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { phrasesIn, tokens } from '#marketplace/text.ts'
import { headNoun, isPluralNoun } from '../english/grammar.ts'
import { isContainer, isExtra, isMedium, isPart } from '../english/parts.ts'
import { ADJECTIVES, IMPERATIVES, PREPOSITIONS, SCENTS } from '../english/words.ts'
import { isAdjective } from './adjectives.ts'
import type { FactKind } from './fact.ts'

/** Nouns that say what the item is, not what it has: "a soy blend", "an estate find". */
const IS_NOUNS = new Set(
  'blend mix find original reproduction replica design classic pair duo trio patchwork'.split(' '),
)

/** Cloths known by their weave, whatever their fiber. */
const CLOTHS =
  /^(?:\p{Ll}+ )?(?:chenille|minky|velour|sherpa|terry(?: cloth)?|boucl[eé]|jersey|poplin|batiste|twill|seersucker)$/u

/**
 * The role of a fragment without a verb. Only what an item surely can have counts as had; the rest is a
 * note, told in the seller's words as they stand.
 */
export function nominal(text: string): FactKind {
  if (text.startsWith('with ')) return 'has'
  if (/^(?:for|suitable for|ideal for|good for|great for|from) /.test(text)) return 'is'
  if (CLOTHS.test(text)) return 'material'
  if (isMedium(text) || MATERIALS.includes(text) || /^solid \p{L}+$/u.test(text)) return 'material'
  if (IS_NOUNS.has(headNoun(text)) && !/^\d/.test(text) && !/\b(?:or|not)\b/.test(text)) return 'is'
  if (isChoice(text)) return 'choice'
  if (isAdjective(text)) return 'is'
  const told = colour(text)
  if (told !== null) return told
  if (isMaterial(text)) return 'material'
  return isHad(text) ? 'has' : 'note'
}

function colour(text: string): FactKind | null {
  if (isColourWith(text)) return 'colour'
  const head = headNoun(text)
  const isShort = tokens(text).length <= 4
  if (
    COLOURS.includes(head) &&
    (!AMBIGUOUS_COLOURS.includes(head) || /^(?:dusty|pale|muted) /.test(text)) &&
    isShort &&
    isShade(text) &&
    !tokens(text).some(isPart)
  )
    return 'colour'
  if (isOnly(text.replace(/ (?:scent|fragrance)$/, ''), SCENTS)) return 'scent'
  const [treated = '', ...rest] = tokens(text)
  if (/^\p{L}{3,}ed$/u.test(treated) && COLOURS.includes(rest.join(' ')))
    return MATERIALS.includes(rest.join(' ')) ? 'material' : 'colour'
  const isPlain =
    isOnly(text, COLOURS) &&
    phrasesIn(text, COLOURS).some((shade) => !AMBIGUOUS_COLOURS.includes(shade))
  return isPlain ? 'colour' : null
}

/** "Cream with green lettering" is a colour and what goes with it, "honey with lemon" is not. */
function isColourWith(text: string): boolean {
  const [, named = '', other = ''] = /^(\p{L}+(?: \p{L}+)?) with (.+)$/u.exec(text) ?? []
  const last = named.split(' ').at(-1) ?? ''
  if (named.includes(' ') && COLOURS.includes(last) && phrasesIn(named, COLOURS).length > 1)
    return true
  const isPlain = !AMBIGUOUS_COLOURS.includes(named) || phrasesIn(other, COLOURS).length > 0
  return COLOURS.includes(named) && isPlain
}

/** "Waxed black" and "dusty sage green" are shades, "wooden stacking rainbow" is a toy. */
function isShade(text: string): boolean {
  const words = tokens(text)
  const named = new Set(phrasesIn(text, COLOURS).flatMap((shade) => shade.split(' ')))
  // "Plush pink" is a toy in pink.
  if (/^(?:plush|toy|doll|amigurumi)$/.test(words[0] ?? '')) return false
  if (words.length < 3) return true
  return words
    .slice(0, -1)
    .every((word) => named.has(word) || ADJECTIVES.has(word) || SHADES.test(word))
}

const SHADES =
  /^(?:\p{L}{2,}(?:ed|ish)|and|or|light|dark|pale|bright|deep|soft|warm|cool|dusty|off|hot|baby|royal|rich|true|pure|midnight|burnt|powder|coat|sky|sea|ocean|army|brick|blood|butter|jet|snow|steel)$/u

const OPTIONS =
  /^(?:matte|matt|glossy|gloss|satin|holographic|clear|shiny|small|medium|large|framed|unframed|left|right|plain|personali[sz]ed|lined|unlined|hot|mild)$/

/** "Black or teal", "matte or holographic": of which the buyer takes one. */
function isChoice(text: string): boolean {
  if (!/\bor\b/.test(text) || tokens(text).length > 6) return false
  if (phrasesIn(text, COLOURS).length > 0) return true
  return tokens(text).every((word) => word === 'or' || OPTIONS.test(word))
}

/** Cloth is weighed by the ounce; of anything else so many ounces are its size. */
const WOVEN = /\b(?:canvas|denim|cotton|linen|twill|duck|wool|fleece|felt|leather)$/

/** A watch is driven by quartz, not made of it. */
const MOVEMENT = /^(?:japanese|swiss|german|battery|miyota) quartz\b/i

function isMaterial(text: string): boolean {
  const before = tokens(text).slice(0, -1)
  if (/ (?:yarn|thread|fabric|cloth)$/.test(text))
    return MATERIALS.includes(before.at(-1) ?? '') && before.length < 4
  return (
    MATERIALS.includes(headNoun(text.replace(/ \d\d\/\d\d$/, ''))) &&
    !MOVEMENT.test(text) &&
    !before.some((word) => isPart(word) || word === 'mounted') &&
    !(/^\d.*oz /.test(text) && !WOVEN.test(text)) &&
    !/\d(?![\d%/]|\s?(?:%|gsm|oz|ply|k\b))/.test(text) &&
    tokens(text).length <= 8 &&
    !/\b(?:for|stand|of|shown|only|or|no|inside|outside|below|underneath)\b|\d\s?(?:oz|g|ml)$/.test(
      text,
    )
  )
}

/** Words that make a fragment a remark rather than the name of a thing. */
const REMARK =
  /\b(?:only|per|each|when|if|may|can|can't|cannot|will|is|are|was|were|has|have|you|i|we|us|me|please|available|ok|allow|both|mixed|assorted|vs|x\d+)\b|[!?]|\d\+/i

function isHad(text: string): boolean {
  const [first = '', second = ''] = tokens(text)
  // A "wipe-clean lining" gives no order.
  const isOrder =
    !/^\p{L}+-/u.test(text) &&
    IMPERATIVES.has(first) &&
    !/^(?:clean|hang|fold|snap|use|light|spray|wash)$/.test(first)
  if (isOrder && !isNounUse(first, second)) return false
  if (PREPOSITIONS.has(first) || REMARK.test(text) || NO_PART.test(text) || isMiscounted(text))
    return false
  const isBareMeasure = /^(?!(?:chain|cord|strap|band|handle) )\p{L}+ \d/u.test(text)
  const isTrailingAdjective = ADJECTIVES.has(tokens(text).at(-1) ?? '')
  return !isBareMeasure && !isTrailingAdjective && areThings(text)
}

/** A single page is the whole of it, a signed front a place; "about 30 cups" is how far it goes. */
const NO_PART =
  /^(?:(?:one|1|a|single) pages?$|plug in$|(?:signed|dated|numbered|marked) (?:front|back|bottom|base)|(?:about|around|up to|over) \d)/

// "3 wick" wants a plural we would have to add: it stands as it is.
function isMiscounted(text: string): boolean {
  const [, count = '', noun = ''] = /^(\d+|two|three|four|five|six) (\p{L}+)$/u.exec(text) ?? []
  return count !== '' && count !== '1' && !isPluralNoun(noun)
}

/** A part has no longer name than this; more words are several things. */
const NAME_WORDS_MAX = 5

const upToPreposition = (phrase: string) =>
  phrase.replace(/,? (?:with|in|on|at|for|of|and|to|from|that) .*$/, '')

/** "Latches zippers wheel" are three things without their commas. */
function isHeap(phrase: string): boolean {
  const words = tokens(upToPreposition(phrase))
  return words.slice(0, -1).some((word) => isPluralNoun(word) && isPart(word))
}

const isThing = (part: string) => isPart(part) || isExtra(part) || isContainer(part)

/** "A rim and a handle" are two parts, "lava stone and tiger's eye" are none. */
function areThings(text: string): boolean {
  const [first = '', ...others] = text.split(/(?:,| and)\b /)
  if (/^\d+ pack$/.test(first) || tokens(upToPreposition(text)).length > NAME_WORDS_MAX)
    return false
  if (isHeap(first)) return false
  return (
    isThing(first) && others.every((other) => isThing(other) || / (?:in|on|at|for) /.test(other))
  )
}

/** "Print border", "cut edges": the order is a noun or a participle here. */
function isNounUse(first: string, second: string): boolean {
  return (
    /^(?:print|cut|store|wax|mirror|light|spray|water|place|dip|brew)$/.test(first) && second !== ''
  )
}

function isOnly(text: string, list: readonly string[]): boolean {
  const covered = new Set(phrasesIn(text, list).flatMap((phrase) => phrase.split(' ')))
  const words = tokens(text).filter((word) => word !== 'and' && word !== 'or')
  return words.length > 0 && words.every((word) => covered.has(word))
}
