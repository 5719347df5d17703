import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { isGeneric } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, isModifier, knownIn, propertiesOf, type Property } from '../read/lexicon.ts'
import { clausesIn, partsIn, plainly } from '../read/parts.ts'
import { isGeneral, specialOf } from '../read/searches/families.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { standsAlone, tellsItself } from '../read/traits/alone.ts'
import { isPart } from '../read/traits/runs.ts'
import { starsOf, surely, told } from './title-ground.ts'
import { isSaidIn } from './title-shape.ts'

export const WORDS_MAX = 4

/** The starred searches that say something new, and no word of the title again. */
export function starsFor(brief: Brief, said: readonly Word[]): string[] {
  const isSure = surely(brief)
  const [front] = brief.facts
  const parts = front === undefined ? [] : partsIn(plainly(front, true)).slice(1)
  const isApart = (words: readonly Word[]) =>
    parts.some((one) => stemsIn(one) === stemsIn({ words }))
  // "Dresden plate" of a starred "dresden plate quilt", "owl" of an "owl bookend" where her first line has it apart.
  const isTold = (words: readonly Word[]) =>
    words.every((word) => !isSmall(word) && !is(word, 'recipient')) &&
    (words.length > 1
      ? nounEndingAt(words.slice(-1), 0) === null && isSaidSo(words, brief)
      : isApart(words))
  return starsOf(brief)
    .filter(({ words }) => words.every(isSure))
    .map((star) => newOf(star, said, isTold))
    .filter((text) => text !== '')
    .map((text) => withOther(text, brief))
}

function stemsIn({ words }: { words: readonly Word[] }): string {
  return words.map(({ stem }) => stem).join(' ')
}

/** Whether the text has some words side by side. */
function isSaidSo(words: readonly Word[], { evidence }: Brief): boolean {
  return evidence.saysPhrase(stemsIn({ words }))
}

/** "A felted dog or cat", where she makes it after "your dog or cat": one of both would be half of it. */
function withOther(text: string, { facts }: Brief): string {
  const last = wordsOf(text).at(-1)
  const others = facts.flatMap(({ said: { words } }) => {
    const at = words.findIndex(
      (word, place) => word.low === 'your' && words[place + 1]?.stem === last?.stem,
    )
    const [joint, other] = at === -1 ? [] : words.slice(at + 2)
    return joint?.low === 'or' && other !== undefined ? [other.low] : []
  })
  return others[0] === undefined ? text : `${text} or ${others[0]}`
}

/** What else buyers type that the text says of the whole thing, most telling first, each without what was said. */
export function searchesFor(brief: Brief, said: readonly Word[]): string[] {
  // "Buffalo plaid" of a "buffalo plaid bandana", where the text has it so.
  const isPhrase = (words: readonly Word[]) =>
    words.length > 1 &&
    words.at(-1)?.isNumber === false &&
    nounEndingAt(words, words.length - 1) === null &&
    words.every((word) => !isSmall(word) && !is(word, 'unit') && !is(word, 'recipient')) &&
    !isForAny(words, brief) &&
    isSaidSo(words, brief)
  // A file is neither printed nor of what it shows.
  const isMade = ({ words }: Keyword) =>
    brief.item.kind.isDigital &&
    knownIn(words).some(({ properties }) => MADE.some((one) => properties.has(one)))
  const front = frontOf(brief)
  // What is mixed into it is its recipe: the "essential oil" of a soap.
  const isMixed = (text: string) =>
    brief.item.kind.asks.some((one) => one === 'ingredients' || one === 'scent') &&
    wordsOf(text).every(({ stem }) => !front.has(stem)) &&
    knownIn(wordsOf(text)).some(({ properties }) => properties.has('material'))
  return told(brief)
    .filter((one) => !one.isStarred && one.words.length <= WORDS_MAX && !isMade(one))
    .filter((one) => isOneThing(one, brief) && !isLess(one, brief) && !isForAny(one.words, brief))
    .map((one) => newOf(one, said, isPhrase))
    .filter((text) => text !== '' && !isMixed(text) && !isSlight(wordsOf(text), brief))
    .toSorted((a, b) => worthOf(wordsOf(b)) - worthOf(wordsOf(a)))
}

const MADE = ['material', 'technique'] as const

const MATERIALS = new Set(['wool', 'metal', 'stone', 'fabric', 'leather'])

/** "Wool hat" of one in merino says less than the text, and a name that it only fits is not its own. */
export function isLess({ words, isStarred, fits }: Keyword, brief: Brief): boolean {
  const { evidence, document } = brief
  const own = stemsIn({ words })
  const isVague = words
    .slice(0, -1)
    .some(
      ({ stem }) =>
        MATERIALS.has(stem) &&
        specialOf(stem).some(
          (special) => special !== stem && !own.includes(special) && evidence.saysPhrase(special),
        ),
    )
  const front = frontOf(brief)
  const isName = (word: Word) =>
    evidence.fitted.names.has(word.stem) ||
    (!front.has(word.stem) &&
      isTypedAsName(word, document) &&
      propertiesOf(word).size === 0 &&
      nounEndingAt([word], 0) === null)
  return fits !== '' || words.some(isName) || (!isStarred && isVague)
}

/** "Brooks", which the text has with its capital alone. */
function isTypedAsName({ low }: Word, { statements }: Brief['document']): boolean {
  const all = statements.flatMap(({ words }) => words.slice(1).filter((word) => word.low === low))
  return all.length > 0 && all.every(({ text }) => text !== low && text !== low.toUpperCase())
}

/** "For normal to dry hair", "for collectors, junk journals or ephemera" */
export function isForAny([first]: readonly Word[], { facts }: Brief): boolean {
  return facts.some(({ said: { text } }) => {
    const clauses = clausesIn(text).map(wordsOf)
    return clauses.some((words, place) => {
      const at = words.findIndex(({ stem }) => stem === first?.stem)
      const isName = words[at]?.text !== words[at]?.low
      const before = words.slice(Math.max(0, at - 3), Math.max(0, at))
      const isListed = clauses[place - 1]?.[0]?.low === 'for'
      return at !== -1 && !isName && (isListed || before.some(({ low }) => low === 'for'))
    })
  })
}

/** "Bulb planter" of a tool "for planting bulbs" is another thing. */
function isOneThing({ words }: Keyword, brief: Brief): boolean {
  const last = words.at(-1)
  const noun =
    last !== undefined && is(last, 'material') ? null : nounEndingAt(words, words.length - 1)
  return (
    noun === null ||
    noun.kind === brief.item.kind ||
    last?.stem === brief.item.head ||
    (last !== undefined && isPart(last)) ||
    isSaidSo(words, brief) ||
    words.every(({ stem }) => brief.facts[0]?.said.words.some((word) => word.stem === stem))
  )
}

/** What a search says that is new; nothing where it would say a word again: "sterling silver" of a ring's "sterling silver ring". */
function newOf(
  { text, words, isStarred }: Keyword,
  said: readonly Word[],
  isPhrase: (words: readonly Word[]) => boolean,
): string {
  const isNew = (word: Word) => word.isNumber || !isSaidIn(word, said)
  // "Tree of life", behind a "gemstone tree".
  const isOf = words[1]?.low === 'of' && words.slice(2).every(isNew)
  if (isOf && said.filter(({ stem }) => stem === words[0]?.stem).length === 1) return text
  const from = words.findIndex((word) => !isSmall(word) && isNew(word))
  const to = words.findLastIndex((word) => !isSmall(word) && isNew(word))
  const own = words.slice(from, to + 1)
  if (from === -1 || own.some((word) => !isSmall(word) && !isNew(word))) return ''
  const last = own.at(-1)
  // "Vegan" that she starred says enough alone, and "cutting board" behind an "end grain butcher block".
  const isClaim = isStarred && own.every((word) => is(word, 'claim'))
  const isThing =
    isStarred && own.length > 1 && to === words.length - 1 && last !== undefined && !isGeneric(last)
  const isWhole = own.length === words.length || isClaim || isThing
  if (!isWhole && !tellsItself(own) && !isPhrase(own)) return ''
  const isStar = isStarred && own.length === words.length
  const isBare = !isStar && (own.length > 1 || tellsItself(own))
  return isGeneral(own, said.map(({ low }) => low).join(' ')) && isBare
    ? ''
    : text.slice(own[0]?.start, last?.end)
}

const SLIGHT: readonly Property[] = [
  'praise',
  'vague',
  'recipient',
  'kin',
  'occasion',
  'room',
  'use',
  'claim',
  'brand',
]

/** To whom it may be given, how good it is, a kind of thing that is no thing, or a lone word that only describes. */
function isSlight(words: readonly Word[], brief: Brief): boolean {
  const isWhole = isSaidSo(words, brief)
  const [only, ...more] = words
  const isLoose =
    only !== undefined &&
    more.length === 0 &&
    ((only.low !== only.low.toUpperCase() && propertiesOf(only).size === 0) ||
      !standsAlone(only, brief) ||
      (!tellsItself([only]) && (isModifier(only) || !frontOf(brief).has(only.stem))))
  return (
    words.some(
      (word) => isGeneric(word) || (isSlightWord(word) && word.low !== 'hand' && !isWhole),
    ) || isLoose
  )
}

/** The words of her own title and of the line above all others. */
function frontOf({ input, facts }: Brief): ReadonlySet<string> {
  const texts = [input.listingTitle, facts[0]?.said.text ?? '']
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => stem)))
}

export function isSlightWord(word: Word): boolean {
  return isGeneric(word) || SLIGHT.some((property) => is(word, property))
}

const LOOKS: readonly Property[] = [
  'material',
  'imitation',
  'technique',
  'style',
  'finish',
  'colour',
  'origin',
  'age',
]

export function worthOf(words: readonly Word[]): number {
  const known = knownIn(words).filter(({ properties }) => LOOKS.some((one) => properties.has(one)))
  return 3 * Math.min(known.length, 2) + Math.min(words.length, 2)
}
