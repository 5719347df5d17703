import type { Brief } from '../../read/form.ts'
import { type Measure, measuresIn } from '../../read/measures.ts'
import { isOfKind } from '../../read/abroad/phrases.ts'
import type { Fact } from '../../read/told.ts'
import type { Tongue } from '../../read/abroad/tongue.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** How big the whole thing is, where the text says it once: a length by a width, or one side by its name. */
export function sizesAbroad({ facts, language }: Brief): string[] {
  const all = facts
    .filter(({ isMustKnow }, at) => at === 0 || !isMustKnow)
    .flatMap((fact) => sizesOf(fact, language))
  const wholes = all.filter(({ isWhole }) => isWhole)
  const [only, ...more] = wholes.length > 0 ? wholes : all
  return only === undefined || more.length > 0 ? [] : [only.text]
}

type Size = { text: string; isWhole: boolean }

function sizesOf({ said }: Fact, tongue: Tongue): Size[] {
  const label = wordsOf(said.label)
  const isSize = label.some((word) => isOfKind(word, 'size', tongue))
  const isSide = label.length === 1 && label.every((word) => isOfKind(word, 'measure', tongue))
  if (label.length > 0 && !isSize && !isSide) return []
  const lengths = measuresIn(said.text).filter(({ unit }) => unit === 'length')
  return lengths.flatMap((measure): Size[] => {
    const isWhole = measure.numbers.length > 1 && !isRange(measure.text)
    if (isWhole) return [{ text: measure.text, isWhole }]
    if (label.length === 0) {
      const before = said.words.findLast(({ end }) => end <= measure.start)
      if (before === undefined) return []
      if (isOfKind(before, 'measuring', tongue)) return [{ text: measure.text, isWhole }]
      return isSideName(before, tongue) ? [{ text: `${before.text} ${measure.text}`, isWhole }] : []
    }
    const isFirst = lengths.length === 1 && startsWith(said.words, measure, tongue)
    const side = isSize ? '' : `${tongue === 'de' ? said.label : said.label.toLowerCase()} `
    return isFirst ? [{ text: `${side}${measure.text}`, isWhole }] : []
  })
}

function isRange(text: string): boolean {
  return text.includes('-') || text.includes('–')
}

/** "Diámetro 30 cm" */
function isSideName(word: Word, tongue: Tongue): boolean {
  return isOfKind(word, 'measure', tongue) && word.low.length > ABOUT_MAX
}

/** Shorter ones are "ca" and "h". */
const ABOUT_MAX = 5

function startsWith(words: readonly Word[], { start }: Measure, tongue: Tongue): boolean {
  return words
    .filter((word) => word.end <= start)
    .every((word) => isOfKind(word, 'measure', tongue))
}
