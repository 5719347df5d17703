import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is, knownIn } from '../read/lexicon.ts'
import { measuresIn } from '../read/measures.ts'
import { isPlainPhrase, partsIn } from '../read/parts.ts'
import { specialOf } from '../read/searches/families.ts'
import type { Fact } from '../read/told.ts'
import { isArea } from './title-facts.ts'
import { fitIn, told } from './title-ground.ts'
import { isForIn, isLess, isSlightWord, WORDS_MAX } from './title-parts.ts'
import { isSaidIn } from './title-shape.ts'

const NOT_OF_IT: readonly Fact['kind'][] = ['included', 'options', 'care', 'use', 'order', 'files']
const LEADING = new Set(['of', 'from', 'in'])

/** "Reclaimed oak" of one that "is made of reclaimed oak", "merino wool" of a hat "knitted in 100% merino wool". */
export function stuffsFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  // "Oak" says more than "wooden".
  const isMore = (words: readonly Word[]) =>
    said
      .filter((word) => is(word, 'material') && !is(word, 'colour'))
      .every(({ stem }) => words.some((word) => specialOf(rootOf(stem)).includes(word.stem)))
  return brief.facts
    .filter(({ kind }) => !NOT_OF_IT.includes(kind))
    .flatMap(({ said: { words, text } }) => stuffIn(words, { text, head: brief.item.head }))
    .filter((words) => !words.some((word) => isSaidIn(word, said)) && isFit({ words }))
    .filter(isMore)
    .map(spelt)
}

type Sentence = { text: string; head: string }

function stuffIn(words: readonly Word[], { text, head }: Sentence): (readonly Word[])[] {
  return words.flatMap((word, at) => {
    if (!LEADING.has(word.low)) return []
    const before = words[at - 1]
    // "Waxed in medium oak" is a look.
    const isMade =
      before !== undefined && !is(before, 'finish') && (isMaking(before) || before.stem === head)
    const from = words.findIndex((one, place) => place > at && !isOfMeasure(one))
    const end = words.findIndex(
      (one, place) =>
        place >= from && (isSmall(one) || one.isNumber || isParted(text, words, place)),
    )
    const own = words.slice(from, end === -1 ? undefined : end)
    const isStuff = knownIn(own).some(({ properties }) => properties.has('material'))
    const isWhole = own.length > 1 && own.length <= WORDS_MAX && own.every(isPlain)
    return isMade && isStuff && isWhole ? [own] : []
  })
}

function isMaking(word: Word): boolean {
  return is(word, 'participle') || is(word, 'technique') || word.low.endsWith('ed')
}

function isOfMeasure(word: Word): boolean {
  return word.isNumber || is(word, 'unit')
}

export function isPlain(word: Word): boolean {
  return (
    !is(word, 'finite') && !is(word, 'praise') && !is(word, 'vague') && !word.low.endsWith('ly')
  )
}

/** Whether a mark stands before a word: "in oak, oiled". */
export function isParted(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (before === undefined || word === undefined) return false
  return text.slice(before.end, word.start).trim() !== '' && words[at - 1]?.isNumber === false
}

const OF_SIZE = new Set(
  'it they this that these each one measures measure measuring is are approx approximately about size dimensions'.split(
    ' ',
  ),
)

/** "30 cm tall" of "It measures 30 cm tall": the one size that the text gives, and nobody chooses. */
export function measuresFor(brief: Brief, said: readonly Word[]): string[] {
  if (said.some((word) => is(word, 'unit'))) return []
  if (brief.facts.some((fact) => fact.kind === 'options' && lengthsOf(fact).length > 0)) return []
  const isOnly = brief.facts.flatMap(lengthsOf).length === 1
  const sized = brief.facts.flatMap((fact) => {
    const { text, words } = fact.said
    const [first] = lengthsOf(fact)
    const isRange = first?.text.includes('-') === true || first?.text.includes(' to ') === true
    if (first === undefined || isRange || (!isOnly && !isArea(first))) return []
    const [next, after] = words.filter(({ start }) => start >= first.end)
    const isTied = next !== undefined && text.slice(first.end, next.start).trim() === ''
    const way = isTied && WAYS.has(next.low) ? ` ${next.low}` : ''
    // "22cm deep x 80 high" is one side of two.
    if (isTied && (way === '' ? !isSmall(next) : JOINTS.has(after?.low ?? ''))) return []
    const before = words.filter(({ end }) => end <= first.start)
    const isOfIt = before.every(
      ({ low, stem }) => OF_SIZE.has(low) || brief.item.stems.includes(stem),
    )
    return isOfIt ? [`${first.text}${way}`] : []
  })
  const isNew = (text: string) =>
    wordsOf(text).some(
      ({ low, isNumber }) => isNumber && said.every((word) => !word.low.includes(low)),
    )
  return sized.length === 1 ? sized.filter(isNew) : []
}

function lengthsOf({ said: { text } }: Fact) {
  return measuresIn(text).filter(({ unit }) => unit === 'length')
}

const JOINTS = new Set(['x', 'by', 'and'])
const WAYS = new Set('tall high wide long deep across closed open'.split(' '))

const SCENTS = new Set(['scent', 'fragrance', 'scent notes', 'notes', 'flavour', 'flavor'])
const SCENT_INLINE = 'scent: '
const SCENT_WORDS = 6

/** "Cedar, tobacco leaf and black pepper", behind a label or "scent:" in her first lines. */
export function scentsFor({ facts }: Brief, said: readonly Word[]): string[] {
  return facts.flatMap(({ said: { label, text } }) => {
    const at = text.toLowerCase().indexOf(SCENT_INLINE)
    const own =
      SCENTS.has(label.toLowerCase()) || wordsOf(label).at(-1)?.low === 'scent'
        ? text
        : at === -1
          ? ''
          : text.slice(at + SCENT_INLINE.length)
    const [scent = ''] = own.split('.')
    const words = wordsOf(scent)
    const isWhole =
      words.length > 0 &&
      words.length <= SCENT_WORDS &&
      isPlainPhrase(words) &&
      !words.some((word) => isDenyingWord(word) || word.low === 'none') &&
      !scent.includes('(') &&
      !scent.includes('/')
    return isWhole && !words.some((word) => isSaidIn(word, said)) ? [scent.trim()] : []
  })
}

/** "Hand spinning" of a spindle: what buyers type that the text says word for word, in words that are all new. */
export function usesFor(brief: Brief, said: readonly Word[]): string[] {
  const { saysPhrase } = brief.evidence
  return told(brief)
    .filter((one) => one.words.length > 1 && one.words.length <= WORDS_MAX && !isLess(one, brief))
    .filter(({ words }) => saysPhrase(words.map(({ stem }) => stem).join(' ')))
    .filter(({ words }) => words.every((word) => !isSaidIn(word, said) && !isSlightWord(word)))
    .filter(({ words }) => brief.facts.every((fact) => !isForIn(words, fact.said.words)))
    .map(({ text }) => text)
}

const FEATURED_WITHIN = 4
const NOT_FEATURES: readonly Fact['kind'][] = ['options', 'care', 'order', 'condition', 'maker']

/** "Breakaway clasp" of a lanyard that is searched for as a "breakaway lanyard": a short phrase of her first lines, as far as a small word. */
export function featuresFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const typed = new Set(
    brief.keywords
      .filter(({ support }) => support !== 'false' && support !== 'other')
      .flatMap(({ words }) => words.slice(0, -1).map(({ stem }) => rootOf(stem))),
  )
  return brief.facts
    .slice(0, FEATURED_WITHIN)
    .filter(({ kind, isMustKnow }) => !isMustKnow && !NOT_FEATURES.includes(kind))
    .flatMap((fact) => partsIn(fact).slice(1))
    .map(({ words }) => {
      const end = words.findIndex((word) => isSmall(word))
      return words.slice(0, end === -1 ? undefined : end)
    })
    .filter(
      (words) =>
        words.length > 1 &&
        words.length < WORDS_MAX &&
        isPlainPhrase(words) &&
        words.every((word) => isPlain(word) && !word.isNumber && !isSaidIn(word, said)) &&
        words.some(({ stem }) => typed.has(rootOf(stem))) &&
        isFit({ words }),
    )
    .map(spelt)
}
