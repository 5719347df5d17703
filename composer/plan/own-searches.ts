import { specialOf } from '../read/searches/families.ts'
import type { Brief } from '../read/form.ts'
import { isModifier } from '../read/item.ts'
import { is, knownIn } from '../read/lexicon.ts'
import { ownName } from '../read/naming/names.ts'
import type { Trait } from '../read/traits.ts'
import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Searches that the seller's own text makes, surest first. */
export function ownSearches(brief: Brief): string[] {
  const head = headOf(brief)
  if (head === '' || brief.keywords.length === 0) return []
  return [...fitPhrases(brief), ...madeOf(brief), ...sellersNames(brief)]
}

/** True, but asked for by fewer: colour, number and the hand that made it. */
export function lastSearches(brief: Brief): string[] {
  const head = headOf(brief)
  if (head === '' || brief.keywords.length === 0) return []
  return [
    ...coloured(brief),
    ...counted(brief),
    ...MAKES.filter((make) => isMade(brief, make)).flatMap((make) =>
      namesOf(brief).map((name) => `${make} ${name}`),
    ),
  ]
}

function headOf({ item }: Brief): string {
  return wordsOf(item.name).findLast(({ stem }) => stem === item.head)?.low ?? ''
}

/** "Cover for moleskine": what it fits, said as the seller says it. */
function fitPhrases(brief: Brief): string[] {
  const name = brief.item.name.toLowerCase()
  return brief.keywords.flatMap(({ fits }) =>
    fits === '' ? [] : [`${name} for ${fits}`, `${headOf(brief)} for ${fits}`],
  )
}

/** The name with a material or a technique that the seller's text gives it. */
function madeOf(brief: Brief): string[] {
  const { traits, item } = brief
  const all = traits
    .filter(({ kind, said }) => kind === 'technique' || isOfTheWhole(kind, said))
    .map(({ text }) => describing(text))
    .filter((words) => words.length > 0 && words.length <= 2)
    .filter((words) => !words.some((word) => item.stems.includes(word.stem)))
  const isNamedSo = wordsOf(item.name).some((word) => is(word, 'material'))
  // A second material before the name may be that of a part.
  const sure = all.filter((words) => !isNamedSo || !words.some((word) => is(word, 'material')))
  const woods = specialOf('wood')
  const isWood = sure.some((words) => words.some(({ stem }) => woods.includes(stem)))
  const phrases = [...sure.map((words) => spelt(words)), ...(isWood ? ['wooden'] : [])]
  const name = item.name.toLowerCase()
  return phrases.map((phrase) => `${phrase} ${name}`)
}

/** A material under its own label is that of the thing; in a sentence it may be that of a part. */
function isOfTheWhole(kind: Trait['kind'], { said }: Trait['said']): boolean {
  return kind === 'material' && said.labelMeaning === 'material'
}

function describing(text: string): Word[] {
  const words = wordsOf(text).filter((word) => !word.isNumber && !isSmall(word))
  const isTechnique = words.length > 1 && words.every((word) => is(word, 'technique'))
  return isTechnique
    ? words
    : words.filter((word) => is(word, 'material') && !is(word, 'technique'))
}

/** How the seller names the thing: "tiny crescent moon necklace" holds three searches, each from a word that describes. */
function sellersNames(brief: Brief): string[] {
  const own = brief.language === 'en' ? ownName(brief) : null
  const stems = own?.map(({ stem }) => stem) ?? []
  const isPlain = own?.at(-1)?.stem === brief.item.head && new Set(stems).size === stems.length
  if (own === null || !isPlain) return []
  const known = knownIn(own)
  const isInside = (at: number) => known.some(({ from, to }) => from < at && at < to)
  return own
    .slice(0, -1)
    .flatMap((word, at) =>
      isInside(at) || (at > 0 && !isModifier(word)) ? [] : [spelt(own.slice(at))],
    )
}

const COLOURS_MAX = 3

/** The colours that it comes in: buyers search for theirs. */
function coloured(brief: Brief): string[] {
  const { facts, item, evidence, language } = brief
  const isColoured = wordsOf(item.name).some((word) => is(word, 'colour') || is(word, 'material'))
  if (language !== 'en' || isColoured || evidence.chosen.size > 0) return []
  return facts
    .filter(({ said }) => said.labelMeaning === 'colours')
    .flatMap(({ said }) => listed(said.text))
    .filter(([word, ...rest]) => word !== undefined && rest.length === 0 && is(word, 'colour'))
    .flatMap((words) => namesOf(brief).map((name) => `${spelt(words)} ${name}`))
    .slice(0, 2 * COLOURS_MAX)
}

/** The members of a list of colours; "mint with a white edge" is one colour and none of these. */
function listed(text: string): Word[][] {
  return text
    .split(',')
    .flatMap((part) => part.split('/'))
    .flatMap((part) => part.split(' or '))
    .map((part) => wordsOf(part))
}

/** What buyers call it, and the shortest of it that still says what it is. */
function namesOf({ item, keywords }: Brief): string[] {
  const short = keywords.find(
    ({ support, words }) =>
      support === 'backed' && words.length === 2 && words.at(-1)?.stem === item.head,
  )
  return [...new Set([item.name.toLowerCase(), short?.text ?? item.name.toLowerCase()])]
}

function isSet({ kind, text }: Trait): boolean {
  return kind === 'count' && wordsOf(text).length === 3
}

/** "Set of 6 knobs" */
function counted(brief: Brief): string[] {
  return brief.item.number === 'many'
    ? brief.traits.filter((trait) => isSet(trait)).map(({ text }) => `${text} ${headOf(brief)}`)
    : []
}

const MAKES = ['personalised', 'personalized', 'custom', 'handmade'] as const

function isMade({ evidence, item, language }: Brief, make: (typeof MAKES)[number]): boolean {
  const [word] = wordsOf(make)
  const isTrue =
    make === 'handmade' ? word !== undefined && evidence.says(word) : evidence.saysPhrase(make)
  return language === 'en' && isTrue && !item.kind.isDigital && !evidence.saysPhrase('vintage')
}
