import { protectedNameFinder } from '#marketplace/names.ts'
import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { COVERING, isGeneric } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, isModifier, type Property } from '../read/lexicon.ts'
import { calledIn } from '../read/naming/called.ts'
import { ownTitleOf } from '../read/naming/own-title.ts'
import { frontPhrase, plainly } from '../read/parts.ts'
import type { Statement } from '../read/statement.ts'
import type { Fact } from '../read/told.ts'
import { fitIn, starsOf, surely } from './title-ground.ts'
import { begins } from './title-modifiers.ts'

/** A phrase that names the thing, with what stands right behind it. */
export type Naming = {
  name: string
  words: Word[]
  tail: string
  by: 'title' | 'front' | 'star' | 'search'
  at: number
}

const FRONT_MAX = 4
const WORD_MIN = 3

export const namingsOf = rememberedOf((brief: Brief): readonly Naming[] => {
  const { item, facts, keywords, input, document } = brief
  const isSure = surely(brief)
  const isFit = fitIn(brief)
  const heads = headsOf(brief)
  const nameIn = protectedNameFinder(input.productType)
  const goesOn = (word: Word, next: Word) =>
    (nounEndingAt([next], 0) !== null || COVERING.has(next.stem)) &&
    !isModifier(next) &&
    (keywords.some(({ words }) => begins([word, next], words.slice(-2))) ||
      isHolding(next, word, facts))
  const said = new Set(
    [...document.statements, ...keywords].flatMap(({ words }) =>
      words.map(({ stem }) => rootOf(stem)),
    ),
  )
  // "LP" of her own title is short for herself.
  const isHers = (word: Word) =>
    isSure(word) && (word.low.length >= WORD_MIN || said.has(rootOf(word.stem)))
  const called = (by: 'title' | 'front', at: number) => (fact: Fact) =>
    heads.flatMap((head) =>
      calledIn(fact, { head, isSure: by === 'title' ? isHers : isSure, goesOn }).map(
        (one): Naming => {
          // What only her own title says behind the name she may have typed for herself.
          const isKnown = wordsOf(one.tail).every(
            (word) => isSmall(word) || said.has(rootOf(word.stem)),
          )
          return { ...one, by, at, tail: isKnown ? one.tail : '' }
        },
      ),
    )
  const front = (fact: Fact, at: number) =>
    called(
      'front',
      at,
    )(plainly(fact, at === 0)).map((one) => (at === 0 ? one : { ...one, tail: '' }))
  const typed = [...starsOf(brief), ...keywords.filter(({ support }) => support === 'backed')]
  const searches = typed
    .filter((one) => heads.includes(one.words.at(-1)?.stem ?? '') && isFit(one))
    .map(({ text, words, isStarred }): Naming => {
      return { name: text, words, tail: '', by: isStarred ? 'star' : 'search', at: 0 }
    })
  const named = wordsOf(item.name)
  const sure = named.slice(named.findLastIndex((word) => !isSure(word)) + 1)
  const last = item.name.slice(sure[0]?.start)
  const bare: Naming = { name: last, words: wordsOf(last), tail: '', by: 'search', at: 0 }
  return [
    ...ownTitleOf(brief).flatMap(called('title', 0)),
    ...ownTitleOf(brief).flatMap(({ said: own }) => turnedPattern(own, brief)),
    ...facts.slice(0, FRONT_MAX).flatMap(front),
    ...searches,
    bare,
  ].filter(
    ({ name, words }) =>
      words.length > 0 &&
      nameIn(name) === undefined &&
      new Set(words.map(({ stem }) => rootOf(stem))).size === words.length,
  )
})

/** "Knitting pattern toddler cardigan": a pattern, and behind it what it is for. */
function turnedPattern({ text }: Pick<Statement, 'text'>, { item }: Brief): Naming[] {
  const name = (text.split('"')[0] ?? '').trim()
  const words = wordsOf(name)
  const last = nounEndingAt(words, words.length - 1)
  const at = words.findIndex(({ stem }) => stem === item.head)
  const isTurned =
    item.kind.name === 'pattern' &&
    at > 0 &&
    last !== null &&
    last.from > at &&
    frontPhrase(name) === name &&
    !words.some((word) => isSmall(word) || word.isNumber)
  return isTurned ? [{ name: name.toLowerCase(), words, tail: '', by: 'title', at: 0 }] : []
}

const HOLDING_WITHIN = 5

/** "A tray with nine breads" is what a "bread tray" is. */
function isHolding(holder: Word, held: Word, facts: readonly Fact[]): boolean {
  return facts.some(({ said: { words } }) =>
    words.some((word, at) => {
      const isHolder = word.stem === holder.stem && words[at + 1]?.low === 'with'
      return isHolder && words.slice(at, at + HOLDING_WITHIN).some(({ stem }) => stem === held.stem)
    }),
  )
}

/** An occasion, a room or a buyer is searched for with a thing, and is none. */
const NO_THINGS: readonly Property[] = [
  'material',
  'occasion',
  'room',
  'recipient',
  'kin',
  'season',
]

/** The item's noun, and those that the starred searches end in; no pillow by which a pillow cover is named. */
function headsOf({ item, keywords }: Brief): string[] {
  const own = wordsOf(item.name)
  const isBefore = (stem: string) =>
    COVERING.has(item.head) && stem !== item.head && own.at(-2)?.stem === stem
  const starred = keywords
    .filter(({ isStarred, words }) => isStarred && words.length > 1)
    .flatMap(({ words }) => {
      const last = words.at(-1)
      const isOther =
        last === undefined || isGeneric(last) || NO_THINGS.some((property) => is(last, property))
      return isOther || isBefore(last.stem) ? [] : [last.stem]
    })
  return [...new Set([item.head, ...starred])]
}
