import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { fitIn } from '../plan/title-ground.ts'
import { sizesFor } from '../plan/title-facts.ts'
import { isSaidIn } from '../plan/title-shape.ts'
import type { Brief } from '../read/form.ts'
import { holds, is, isModifier, knownIn } from '../read/lexicon.ts'
import { measuresIn } from '../read/measures.ts'
import { specialOf } from '../read/searches/families.ts'
import type { Fact } from '../read/told.ts'

/** What a text tells of the whole thing, as a title says it: of what it is made, how big it is and for whom a gift. */
export function toldOfIt(
  brief: Brief,
  title: string,
): Record<'stuffs' | 'sizes' | 'gifts', string[]> {
  const said = wordsOf(title)
  return {
    stuffs: stuffsOf(brief, said),
    sizes: sizesOf(brief, said),
    gifts: giftsOf(brief, said),
  }
}

const NAME_MAX = 5
const BEGUN = new Set(['a', 'an', 'this', 'these', 'the', 'our', 'my'])

/** The "linen" of a "cushion cover" that her text begins with as a "linen cushion cover"; '' where there is none. */
export function nameInText(name: string, brief: Brief): string {
  const own = wordsOf(name)
  const words = wordsOf(brief.input.productType).slice(0, NAME_MAX + 1)
  const at = words.findIndex((_, from) =>
    own.every(({ stem }, more) => words[from + more]?.stem === stem),
  )
  const from = BEGUN.has(words[0]?.low ?? '') ? 1 : 0
  const before = at === -1 ? [] : words.slice(from, at)
  const isWhole =
    before.length > 0 &&
    before.length + own.length <= NAME_MAX &&
    before.every((word) => !isSmall(word) && !word.isNumber && isModifier(word) && isPlain(word)) &&
    fitIn(brief)({ words: before })
  return isWhole ? spelt(before) : ''
}

const NOT_OF_IT: readonly Fact['kind'][] = ['included', 'options', 'care', 'use', 'order', 'files']
const LEADING = new Set(['of', 'from', 'in'])
const WORDS_MAX = 4

/** "Reclaimed oak" of one that "is made of reclaimed oak", "merino wool" of a hat "knitted in 100% merino wool". */
function stuffsOf(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  // "Oak" says more than "wooden".
  const isMore = (words: readonly Word[]) =>
    said
      .filter((word) => is(word, 'material') && !is(word, 'ambiguous'))
      .every(({ stem }) => words.some((word) => specialOf(rootOf(stem)).includes(word.stem)))
  return brief.facts
    .filter(({ kind }) => !NOT_OF_IT.includes(kind))
    .flatMap(({ said: { words, text } }) => stuffIn(words, { text, head: brief.item.head }))
    .filter((words) => !words.some((word) => isSaidIn(word, said)) && isFit({ words }))
    .filter(isMore)
    .slice(0, 1)
    .map(spelt)
}

type Sentence = { text: string; head: string }

function stuffIn(words: readonly Word[], { text, head }: Sentence): (readonly Word[])[] {
  return words.flatMap((word, at) => {
    if (!LEADING.has(word.low)) return []
    const before = words[at - 1]
    const isMade = before !== undefined && (isMaking(before) || before.stem === head)
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

function isPlain(word: Word): boolean {
  return (
    !is(word, 'finite') && !is(word, 'praise') && !is(word, 'vague') && !word.low.endsWith('ly')
  )
}

/** Whether a mark stands before a word: "in oak, oiled". */
function isParted(text: string, words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (before === undefined || word === undefined) return false
  return text.slice(before.end, word.start).trim() !== '' && words[at - 1]?.isNumber === false
}

const OF_SIZE = new Set(
  'it they this each one measures measure measuring is are approx approximately about size dimensions'.split(
    ' ',
  ),
)

/** "30 cm tall x 20 cm wide" of "It measures 30 cm tall": the one size that the text gives, and nobody chooses. */
function sizesOf(brief: Brief, said: readonly Word[]): string[] {
  const [plain] = sizesFor(brief, said)
  if (plain !== undefined) return [plain]
  if (said.some((word) => is(word, 'unit'))) return []
  if (brief.facts.some((fact) => fact.kind === 'options' && lengthsOf(fact).length > 0)) return []
  const isOnly = brief.facts.flatMap(lengthsOf).length === 1
  const sized = brief.facts.flatMap((fact) => {
    const { text, words } = fact.said
    const [first] = lengthsOf(fact)
    const isRange = first?.text.includes('-') === true || first?.text.includes(' to ') === true
    if (first === undefined || isRange || (!isOnly && first.numbers.length < 2)) return []
    const next = words.find(({ start }) => start >= first.end)
    const isOfPart = next !== undefined && text.slice(first.end, next.start).trim() === ''
    if (isOfPart && !isSmall(next) && !WAYS.has(next.low)) return []
    const before = words.filter(({ end }) => end <= first.start)
    const isOfIt = before.every(
      ({ low, stem }) => OF_SIZE.has(low) || brief.item.stems.includes(stem),
    )
    return isOfIt ? [first.text] : []
  })
  return sized.length === 1 ? sized : []
}

function lengthsOf({ said: { text } }: Fact) {
  return measuresIn(text).filter(({ unit }) => unit === 'length')
}

const WAYS = new Set('tall high wide long deep across closed open'.split(' '))
const GIFTS = new Set(['gift', 'present'])
const WHOM_MAX = 2

/** "Gift for gardeners", where the text says so. */
function giftsOf({ facts }: Brief, said: readonly Word[]): string[] {
  if (said.some(({ stem }) => GIFTS.has(stem))) return []
  const found = facts.flatMap(({ said: { words, text } }) => {
    const at = words.findIndex(
      ({ stem }, place) => GIFTS.has(stem) && words[place + 1]?.low === 'for',
    )
    if (at === -1) return []
    const behind = words.slice(at + 2)
    const skipped = behind.findIndex(({ low }) => !DETERMINERS.has(low))
    const rest = behind.slice(skipped)
    const end = rest.findIndex(
      (word, place) => isSmall(word) || (place > 0 && isParted(text, rest, place)),
    )
    const whom = rest.slice(0, end === -1 ? undefined : end)
    const isPerson = holds(whom, 'recipient') || holds(whom, 'kin') || whom.at(-1)?.stem === 'lover'
    const isNoAnimal = whom.some((word) => !is(word, 'animal'))
    return isPerson && isNoAnimal && whom.length <= WHOM_MAX ? [`gift for ${spelt(whom)}`] : []
  })
  return found.slice(0, 1)
}

const DETERMINERS = new Set('a an the any your my every all new'.split(' '))
