import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is, isModifier, knownIn } from '../read/lexicon.ts'
import { ownNameOf } from '../read/naming/own-name.ts'
import { ownPhrases } from '../read/naming/own-title.ts'
import { freeIn } from '../read/naming/own-words.ts'
import { isJoined } from './title-ground.ts'
import { titleReading } from './title-reading.ts'
import { isTail } from './title-words.ts'

const FRONT = 3
const PRONOUNS = new Set(['one', 'ones'])

/** "Speckled oatmeal" of a "butter dish speckled oatmeal", "set of 6": what stands behind the name in her own title. */
export function ownTraits(brief: Brief, lead: string): string[] {
  const reading = titleReading(brief)
  const isFree = freeIn(reading)
  const spoken = new Set(
    brief.facts.slice(0, FRONT).flatMap(({ said }) => said.words.map(({ stem }) => stem)),
  )
  /** "Heron" of the "silk scarf - heron", which the text speaks of. */
  const isNameAlone = ([word, ...more]: readonly Word[]) =>
    word !== undefined &&
    more.length === 0 &&
    !word.isNumber &&
    spoken.has(word.stem) &&
    isFree(word) &&
    !isModifier(word) &&
    !word.low.endsWith('ed')
  const raw = ownNameOf(reading)
    .behind.map((text) => text.trim())
    .filter((text) => {
      const words = wordsOf(text)
      const isPhrase =
        words.length > 1 && !isTail(text) && words.every((word) => isFree(word) && !word.isNumber)
      return isPhrase || isProperName(words, brief) || isNameAlone(words)
    })
  return [...ownPhrases(reading, lead), ...raw].map(stuffFirst).filter((text) => {
    const words = wordsOf(text)
    if (text.includes('/') || isChosen(text, brief) || isToldMoreExactly(words, brief)) return false
    // "The black one" says which of hers it is, to her alone.
    if (PRONOUNS.has(words.at(-1)?.low ?? '')) return false
    const isAge = words[0]?.low === 'age' || words[0]?.low === 'ages'
    return (
      isTail(text) ||
      isAge ||
      isWhole(words) ||
      isColour(text) ||
      isProperName(words, brief) ||
      isNameAlone(words)
    )
  })
}

/** "Roll leather" typed behind the name is a leather roll. */
function stuffFirst(text: string): string {
  const [thing, stuff, ...more] = wordsOf(text)
  const isSwapped =
    thing !== undefined &&
    stuff !== undefined &&
    more.length === 0 &&
    knownIn(wordsOf(text)).every(({ from, to }) => to - from === 1) &&
    is(stuff, 'material') &&
    !isModifier(thing) &&
    !thing.isNumber &&
    !isSmall(thing)
  return isSwapped ? `${stuff.low} ${thing.low}` : text
}

/** "A4" where the text offers A4 or A3. */
function isChosen(text: string, { facts }: Brief): boolean {
  const said = facts.filter((fact) => fact.said.text.toLowerCase().includes(text.toLowerCase()))
  return said.length > 0 && said.every((fact) => isJoined(text, fact.said.text, ['or ']))
}

/** "Leather" where the text says of which: "vegetable tanned leather". */
function isToldMoreExactly(words: readonly Word[], { traits }: Brief): boolean {
  return traits.some(
    (trait) =>
      trait.kind === 'material' &&
      wordsOf(trait.text).length > words.length &&
      words.some((word) => is(word, 'material') && wordsOf(trait.text).at(-1)?.stem === word.stem),
  )
}

/** "Matilda" of the "flower girl dress Matilda", which her text writes with a capital too. */
function isProperName([name, ...more]: readonly Word[], { document }: Brief): boolean {
  if (name === undefined || more.length > 0 || name.text === name.low) return false
  const said = document.statements.flatMap(({ words }) => words)
  const own = said.filter(({ low }) => low === name.low)
  return own.length > 0 && own.every(({ text, low }) => text !== low)
}

const LOOKS = ['material', 'colour', 'technique', 'finish', 'age'] as const

/** A word alone is a trait only where it certainly describes; a number alone counts nothing. */
export function isWhole(words: readonly Word[]): boolean {
  const telling = words.filter((word) => !isSmall(word))
  const [only] = telling
  if (only === undefined || telling.every((word) => word.isNumber)) return false
  if (telling.length > 1) return true
  return (
    only.isNumber ||
    (only.low === only.stem && LOOKS.some((one) => is(only, one)) && !is(only, 'ambiguous'))
  )
}

/** One colour alone is mostly one of several, or of a part. */
export function isColour(text: string): boolean {
  const words = wordsOf(text)
  return words.length === 1 && words.every((word) => is(word, 'colour'))
}
