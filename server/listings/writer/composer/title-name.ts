import { AGE_CLAIMS, SUBJECTIVE } from '#marketplace/lexicon/claims.ts'
import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { materialFamily, MATERIALS } from '#marketplace/lexicon/materials.ts'
import { TITLE } from '#marketplace/rules.ts'
import { contentStems, isStopWord, phrasesIn, stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { headPart, nounLast } from '../brief/lead-keyword.ts'
import { insertColour, insertWords, isKind, unitsOf } from '../brief/word-order.ts'
import { headNoun } from '../english/grammar.ts'
import { ADJECTIVES } from '../english/words.ts'

/** The naming phrase a title begins with, and what follows the noun and is still to be said. */
export type Core = { words: string[]; after: string }

/** From so many words on a name says enough by itself. */
const NAME_WORDS_ENOUGH = 4
const NAME_WORDS_MAX = 7

/** The naming phrase, widened by what else names the same thing: focus keywords, colour and material. */
export function coreOf(brief: Brief): Core {
  const { lead, primary, starred, usable } = brief
  const named = lead.holdsPrimary ? [...lead.before, lead.noun] : tokens(primary)
  const focus = [...new Set([primary, ...starred])].slice(0, 3)
  const focused = focus.reduce(
    (core, keyword) => widened(core, nounLast(keyword, core.at(-1) ?? ''), brief),
    named,
  )
  const core = lead.holdsPrimary ? withMaterial(focused, lead.after) : { words: focused, after: '' }
  const coloured = withColour(core.words, brief)
  const said = new Set(contentStems(brief.product))
  const plain = withoutGeneral(coloured, [primary, ...starred])
  const words = usable.reduce((name, keyword) => withTrait(name, keyword, { brief, said }), plain)
  return withoutDouble({ ...core, words: once(withoutPraise(words, primary)) })
}

/** With the describing words of a focus keyword that ends in the same noun. */
function widened(core: string[], keyword: string, { product }: Brief): string[] {
  const missing = missingOf(core, keyword)
  const isBacked = missing.every((word) => !AGE_CLAIMS.includes(word) || product.includes(word))
  return isBacked && core.length + missing.length <= NAME_WORDS_MAX
    ? inserted(core, missing, headPart(keyword))
    : core
}

function missingOf(core: readonly string[], keyword: string): string[] {
  const head = headNoun(keyword)
  if (stem(head) !== stem(core.at(-1) ?? '')) return []
  const words = tokens(keyword)
  return words
    .slice(0, words.indexOf(head))
    .filter((word) => !hasStem(core, word) && !isStopWord(word))
}

function inserted(core: readonly string[], missing: string[], named: readonly string[]): string[] {
  return missing.length === 0
    ? [...core]
    : [...insertWords(core.slice(0, -1), missing, named), ...core.slice(-1)]
}

type Told = { brief: Brief; said: ReadonlySet<string> }

/** A short name takes up what the seller's text confirms: "wooden", "cross back". */
function withTrait(core: string[], keyword: string, { brief, said }: Told): string[] {
  const { product, lead } = brief
  const missing = missingOf(core, keyword).filter((word) => !hasStem([lead.after], word))
  const [unit, ...others] = unitsOf(missing)
  const isRoomy = core.length < NAME_WORDS_ENOUGH && isInFront([...missing, ...core])
  if (unit === undefined || others.length > 0 || !isRoomy) return core
  const isSaid = missing.every((word) => said.has(stem(word)))
  const [first = ''] = missing
  // "Wooden wick" is a part of a candle, "cross back" the way of an apron.
  const isPart = MATERIALS.includes(first) || COLOURS.includes(first)
  const isTrait = missing.length > 1 ? !isPart : !isKind(first)
  const isOneOfMany = missing.some((word) => COLOURS.includes(word)) && !hasOneColour(product)
  return isSaid && isTrait && !isOneOfMany ? inserted(core, missing, headPart(keyword)) : core
}

const hasOneColour = (text: string) => phrasesIn(text, COLOURS).length === 1

/** A plain colour stands before the noun: "chunky moss green merino cowl". */
function withColour(core: string[], { facts, lead, item, usable }: Brief): string[] {
  // "Cream" may be food; a keyword such as "cream throw" says that it is the colour.
  const isTyped = (text: string) => usable.some((keyword) => keyword.startsWith(`${text} `))
  const colours = facts.filter(
    ({ kind, text }) => isColour(text) && (kind === 'colour' || isTyped(text)),
  )
  const colour = tokens(colours[0]?.text ?? '')
  const isPlain = colours.length === 1
  const isRoomy = isInFront([...colour, ...core])
  const isSame = stem(core.at(-1) ?? '') === stem(item.noun) || core.at(-1) === lead.noun
  const isNew = phrasesIn([...core, lead.after].join(' '), COLOURS).length === 0
  return colour.length > 0 && colour.length < 3 && isPlain && isRoomy && isSame && isNew
    ? [...insertColour(core.slice(0, -1), colour), ...core.slice(-1)]
    : core
}

export function isColour(text: string): boolean {
  return COLOURS.includes(text) || text.split(' ').every((word) => COLOURS.includes(word))
}

const OF_MATERIAL =
  /(?:^|(?<= ))(?:in|from|of) (?:an? |the )?(\P{P}+?)(?=$|,| (?:with|that|which|on|from|for|and|by) )/u

/** "Vase in white porcelain" with the keyword "porcelain vase" is a "white porcelain vase". */
function withMaterial(core: string[], after: string): Core {
  const found = OF_MATERIAL.exec(after)
  const words = (found?.[1] ?? '').split(' ')
  const material = words.at(-1) ?? ''
  const at = core.findIndex((word) => stem(word) === stem(material))
  if (found === null || at === -1 || !MATERIALS.includes(material)) return { words: core, after }
  const told = words.slice(0, -1).filter((word) => !hasStem(core, word))
  const fresh = told.length < 4 && told.every(isOfMaterial) ? nearest(told, core) : []
  const before = after.slice(0, found.index).trim()
  const rest = after.slice(found.index + found[0].length).trim()
  const left = /^(?:and|that|which|,)/.test(rest) ? '' : rest
  return {
    words: [...core.slice(0, at), ...fresh, ...core.slice(at)],
    after: [before, left].filter((part) => part !== '').join(' '),
  }
}

/** As much of what is said of a material, from its end, as leaves the name in front. */
function nearest(told: readonly string[], core: readonly string[]): string[] {
  const units = unitsOf(told).map(({ words }) => words)
  const ends = units.map((_, at) => units.slice(at).flat())
  const kind = told.slice(-1).filter((word) => MATERIALS.includes(word.toLowerCase()))
  return [...ends, kind].find((words) => isInFront([...words, ...core])) ?? []
}

/** Short enough for the focus keyword to be read where search results cut a title. */
function isInFront(words: readonly string[]): boolean {
  return words.length <= NAME_WORDS_MAX + 1 && words.join(' ').length <= TITLE.frontMax
}

/** A colour, a kind or a figure of the material; "dark" and "soft" would seem to be about the thing. */
function isOfMaterial(word: string): boolean {
  return COLOURS.includes(word) || !/^(?:dark|light|pale|soft|thick|heavy|fine|chunky)$/.test(word)
}

/** "Oak wooden stand" says wood twice; "wooden stand in oak" says it once. */
function withoutDouble({ words, after }: Core): Core {
  const families = words.map((word) => materialFamily(word.toLowerCase()))
  const isDouble = words.some(isGeneral)
  const at = words.findIndex((word, index) => {
    return isDouble && families[index] === 'wood' && !isGeneral(word)
  })
  const word = words[at]
  if (word === undefined || !/^(?:$|with )/.test(after)) return { words, after }
  return { words: words.filter((_, index) => index !== at), after: `in ${word} ${after}`.trim() }
}

const isClay = (word: string) => materialFamily(word.toLowerCase()) === 'clay'

/** "Pottery stoneware mug" says clay twice; the general word goes, unless it is searched for. */
function withoutGeneral(words: string[], focus: readonly string[]): string[] {
  const wanted = new Set(focus.flatMap(tokens))
  const isIdle = (word: string) => /^(?:pottery|ceramics?|clay)$/i.test(word) && !wanted.has(word)
  return words.filter((word) => words.filter(isClay).length < 2 || !isIdle(word))
}

const isGeneral = (word: string) => /^(?:wood|wooden|timber)$/i.test(word)

export function describes(word: string): boolean {
  return (
    ADJECTIVES.has(word) ||
    COLOURS.includes(word) ||
    SUBJECTIVE.includes(word) ||
    (/(?:ed|able|ing)$/.test(word) && !NOUNS_LIKE_PARTICIPLES.test(word))
  )
}

const NOUNS_LIKE_PARTICIPLES =
  /^(?:.*ring|.*string|spring|wing|king|wedding|stocking|seed|bed|thread|reed|weed|table|cable)$/

function once(words: readonly string[]): string[] {
  return words.filter(
    (word, at) =>
      isStopWord(word.toLowerCase()) ||
      /\d/.test(word) ||
      // "Pom pom" is one word said twice.
      words[at - 1] === word ||
      // The noun ends the name, whatever was called so before: "self tie bow tie".
      (at === words.length - 1 && words[at - 1] === 'bow') ||
      words.findIndex((other) => stem(other) === stem(word)) === at,
  )
}

function withoutPraise(words: readonly string[], primary: string): string[] {
  return words.filter(
    (word) =>
      !SUBJECTIVE.includes(word.toLowerCase()) || tokens(primary).includes(word.toLowerCase()),
  )
}

function hasStem(words: readonly string[], word: string): boolean {
  return contentStems(words.join(' ')).includes(stem(word))
}
