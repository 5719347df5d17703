import { specialOf } from '../read/families.ts'
import type { Brief } from '../read/form.ts'
import { is, knownIn } from '../read/lexicon.ts'
import { ownName } from '../read/names.ts'
import { isOption } from '../read/options.ts'
import type { Trait } from '../read/traits.ts'
import { isSmall, spelt, type Word, wordsOf } from '../read/words.ts'

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
  const name = brief.item.name.toLowerCase()
  return [...coloured(brief), ...counted(brief), ...(isHandmade(brief) ? [`handmade ${name}`] : [])]
}

function headOf({ item }: Brief): string {
  return wordsOf(item.name).at(-1)?.low ?? ''
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
    .filter(({ kind }) => kind === 'material' || kind === 'technique')
    .map(({ text }) => describing(text))
    .filter((words) => words.length > 0 && words.length <= 2)
    .filter((words) => !words.some((word) => item.stems.includes(word.stem)))
  const woods = specialOf('wood')
  const isWood = all.some((words) => words.some(({ stem }) => woods.includes(stem)))
  const phrases = [...all.map(spelt), ...(isWood ? ['wooden'] : [])]
  const name = item.name.toLowerCase()
  return phrases.flatMap((phrase) => [`${phrase} ${name}`, `${phrase} ${headOf(brief)}`])
}

function describing(text: string): Word[] {
  const words = wordsOf(text).filter((word) => !word.isNumber && !isSmall(word))
  const isTechnique = words.length > 1 && words.every((word) => is(word, 'technique'))
  return isTechnique
    ? words
    : words.filter((word) => is(word, 'material') && !is(word, 'technique'))
}

/** How the seller names the thing: "tiny crescent moon necklace" holds three searches. */
function sellersNames(brief: Brief): string[] {
  const own = ownName(brief)
  if (own === null) return []
  const known = knownIn(own)
  const isInside = (at: number) => known.some(({ from, to }) => from < at && at < to)
  return own.slice(0, -1).flatMap((_, at) => (isInside(at) ? [] : [spelt(own.slice(at))]))
}

function coloured(brief: Brief): string[] {
  const { traits, item } = brief
  return traits
    .filter(
      ({ kind, text, said }) => kind === 'colour' && isOneColour(text) && !isOption(text, said),
    )
    .map(({ text }) => `${text.toLowerCase()} ${item.name.toLowerCase()}`)
}

function isOneColour(text: string): boolean {
  const words = wordsOf(text)
  return (
    words.length <= 2 &&
    words.length > 0 &&
    words.every((word) => is(word, 'colour') || is(word, 'form'))
  )
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

function isHandmade({ evidence, item, language }: Brief): boolean {
  const [word] = wordsOf('handmade')
  return (
    language === 'en' &&
    word !== undefined &&
    !item.kind.isDigital &&
    evidence.says(word) &&
    !evidence.saysPhrase('vintage')
  )
}
