import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { isGeneric } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, knownIn, propertiesOf, type Property } from '../read/lexicon.ts'
import { ownTitleOf, segmentsOf } from '../read/naming/own-title.ts'
import { withQuotesRead } from '../read/naming/quoted-names.ts'
import { isPlainPhrase, partsIn, plainly } from '../read/parts.ts'
import { isGeneral, specialOf } from '../read/searches/families.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { DESCRIBING, standsAlone, tellsItself } from './makings.ts'
import { fitIn, starsOf, surely, told } from './title-ground.ts'
import { isSaidIn } from './title-shape.ts'

export const WORDS_MAX = 4

/** What the design is called; a name the seller put into quotation marks keeps them. */
export function designsOf({ design, input }: Brief): string[] {
  if (design === null) return []
  const quoted = `"${design.text}"`
  const isQuoted = withQuotesRead(`${input.listingTitle} ${input.productType}`)
    .toLowerCase()
    .includes(quoted.toLowerCase())
  return [isQuoted ? quoted : design.text]
}

/** The starred searches that say something new, and no word of the title again. */
export function starsFor(brief: Brief, said: readonly Word[]): string[] {
  const isSure = surely(brief)
  // "Dresden plate" of a starred "dresden plate quilt".
  const isTold = (words: readonly Word[]) =>
    words.length > 1 &&
    words.every((word) => !isSmall(word) && !is(word, 'recipient')) &&
    nounEndingAt(words.slice(-1), 0) === null &&
    brief.evidence.saysPhrase(words.map(({ stem }) => stem).join(' '))
  return starsOf(brief)
    .filter(({ words }) => words.every(isSure))
    .flatMap((star) => [
      newOf(star, said, isTold),
      withoutSaidFront(star, said),
      aloneIn(star, { brief, said }),
    ])
    .filter((text) => text !== '')
    .map((text) => withOther(text, brief))
}

/** The "owl" of a starred "owl bookend", where her first line has it between its commas: "felt bookend, owl, grey". */
function aloneIn({ words }: Keyword, { brief, said }: { brief: Brief; said: readonly Word[] }) {
  const [front] = brief.facts
  const parts = front === undefined ? [] : partsIn(plainly(front, true)).slice(1)
  const own = words.filter((word) => !isSaidIn(word, said))
  const isWhole = words.at(-1)?.stem === brief.item.head && own.every((word) => !isSmall(word))
  const stems = own.map(({ stem }) => stem).join(' ')
  const part = parts.find((one) => one.words.map(({ stem }) => stem).join(' ') === stems)
  return isWhole && own.length > 0 && part !== undefined ? part.text : ''
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

/** "Cutting board" of the "end grain cutting board", behind an "end grain butcher block". */
function withoutSaidFront({ text, words }: Keyword, said: readonly Word[]): string {
  const rest = words.slice(words.findIndex((word) => !isSaidIn(word, said)))
  const [first] = rest
  const last = rest.at(-1)
  const isThing = last !== undefined && (!isGeneric(last) || rest.length === words.length)
  const isNew = rest.every((word) => !isSaidIn(word, said))
  const isWhole = first !== undefined && rest.length > 1 && !isSmall(first) && isThing && isNew
  return isWhole ? text.slice(first.start) : ''
}

/** What else buyers type that the text says of the whole thing, most telling first, each without what was said. */
export function searchesFor(brief: Brief, said: readonly Word[]): string[] {
  // "Buffalo plaid" of a "buffalo plaid bandana", where the text has it so.
  const isPhrase = (words: readonly Word[]) =>
    words.length > 1 &&
    words.at(-1)?.isNumber === false &&
    nounEndingAt(words, words.length - 1) === null &&
    words.every((word) => !isSmall(word) && !is(word, 'unit') && !is(word, 'recipient')) &&
    !brief.facts.some(({ said: { words: own } }) => isForIn(words, own)) &&
    brief.evidence.saysPhrase(words.map(({ stem }) => stem).join(' '))
  return told(brief)
    .filter((one) => !one.isStarred && one.words.length <= WORDS_MAX)
    .filter((one) => isOneThing(one, brief) && isTrait(one, brief) && !isLess(one, brief))
    .map((one) => newOf(one, said, isPhrase))
    .filter((text) => text !== '' && !isSlight(wordsOf(text), brief))
    .toSorted((a, b) => worthOf(wordsOf(b)) - worthOf(wordsOf(a)))
}

/** A search that has the thing's own noun, tells how it is made or stands in front of all says what it is; "slow stitching" does not. */
function isTrait({ words }: Keyword, { item, input, facts, evidence }: Brief): boolean {
  const [front] = facts
  const named = [input.listingTitle, front?.said.text ?? ''].flatMap((text) => {
    const all = wordsOf(text)
    const joint = all.findIndex(({ low }) => low === 'for')
    return all.slice(0, joint === -1 ? undefined : joint).map(({ stem }) => rootOf(stem))
  })
  const isOfStuff = knownIn(words).some(({ properties }) => properties.has('material'))
  return (
    words.some(({ stem }) => stem === item.head) ||
    tellsItself(words) ||
    (isOfStuff && evidence.saysPhrase(words.map(({ stem }) => stem).join(' '))) ||
    words.every((word) => isSmall(word) || named.includes(rootOf(word.stem)))
  )
}

const MATERIALS = new Set(['wool', 'metal', 'stone', 'fabric', 'leather'])

/** "Wool hat" of one in merino says less than the text, and a name that it only fits is not its own. */
export function isLess(
  { words, isStarred, fits }: Keyword,
  { evidence, document, facts, input }: Brief,
): boolean {
  const own = words.map(({ stem }) => stem).join(' ')
  const isVague = words
    .slice(0, -1)
    .some(({ stem }) =>
      specialOf(stem).some(
        (special) =>
          special !== stem &&
          MATERIALS.has(stem) &&
          !own.includes(special) &&
          evidence.saysPhrase(special),
      ),
    )
  const front = new Set(
    [input.listingTitle, facts[0]?.said.text ?? ''].flatMap((text) =>
      wordsOf(text).map(({ low }) => low),
    ),
  )
  const isName = (word: Word) =>
    evidence.fitted.names.has(word.stem) ||
    (!front.has(word.low) &&
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

/** "For normal to dry hair" */
export function isForIn([first]: readonly Word[], words: readonly Word[]): boolean {
  const at = words.findIndex(({ stem }) => stem === first?.stem)
  const isName = words[at]?.text !== words[at]?.low
  return at > 0 && !isName && words.slice(Math.max(0, at - 3), at).some(({ low }) => low === 'for')
}

/** "Bulb planter" of a tool "for planting bulbs" is another thing. */
function isOneThing({ words }: Keyword, { evidence, item }: Brief): boolean {
  const last = words.at(-1)
  const noun =
    last !== undefined && is(last, 'material') ? null : nounEndingAt(words, words.length - 1)
  return (
    noun === null ||
    noun.kind === item.kind ||
    last?.stem === item.head ||
    evidence.saysPhrase(words.map(({ stem }) => stem).join(' '))
  )
}

/** What a search says that is new; nothing where it would say a word again: "sterling silver" of a ring's "sterling silver ring". */
function newOf(
  { text, words, isStarred }: Pick<Keyword, 'text' | 'words' | 'isStarred'>,
  said: readonly Word[],
  isPhrase?: (words: readonly Word[]) => boolean,
): string {
  const isNew = (word: Word) => word.isNumber || !isSaidIn(word, said)
  const isSaidAgain = (word: Word) => !isSmall(word) && !isNew(word)
  // "Tree of life", behind a "gemstone tree".
  const isOf = words[1]?.low === 'of' && words.slice(2).every(isNew)
  if (isOf && said.filter(({ stem }) => stem === words[0]?.stem).length === 1) return text
  const from = words.findIndex((word) => !isSmall(word) && isNew(word))
  const to = words.findLastIndex((word) => !isSmall(word) && isNew(word))
  const own = words.slice(from, to + 1)
  if (from === -1 || own.some(isSaidAgain)) return ''
  // "Vegan" that she starred says enough alone.
  const isClaim = isStarred && own.every((word) => is(word, 'claim'))
  if (own.length < words.length && !isClaim && !tellsItself(own) && isPhrase?.(own) !== true)
    return ''
  const isBare = own.length > 1 || tellsItself(own)
  return isGeneral(own, said.map(({ low }) => low).join(' ')) && isBare
    ? ''
    : text.slice(own[0]?.start, own.at(-1)?.end)
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
  const { evidence } = brief
  const isWhole = evidence.saysPhrase(words.map(({ stem }) => stem).join(' '))
  const [only, ...more] = words
  const isLoose =
    only !== undefined &&
    more.length === 0 &&
    ((only.low !== only.low.toUpperCase() && propertiesOf(only).size === 0) ||
      !standsAlone(only, brief))
  return words.some((word) => isGeneric(word) || (isSlightWord(word) && !isWhole)) || isLoose
}

export function isSlightWord(word: Word): boolean {
  return isGeneric(word) || SLIGHT.some((one) => is(word, one))
}

const LOOKS: readonly Property[] = [...DESCRIBING, 'colour', 'origin', 'age']

export function worthOf(words: readonly Word[]): number {
  const known = knownIn(words).filter(({ properties }) => LOOKS.some((one) => properties.has(one)))
  return 3 * Math.min(known.length, 2) + Math.min(words.length, 2)
}

/** "Small" alone says nothing. */
const STUMPS: readonly Property[] = ['form', 'vague', 'praise', 'age']

/** What stands behind a mark of her own title: "oak leaf" of a "forged trivet, oak leaf". */
export function ownParts(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const known = new Set(
    [...brief.document.statements, ...brief.keywords].flatMap(({ words }) =>
      words.map(({ stem }) => rootOf(stem)),
    ),
  )
  const isTold = (word: Word) =>
    !word.isNumber && word.low.length > 2 && known.has(rootOf(word.stem))
  return ownTitleOf(brief)
    .flatMap(segmentsOf)
    .filter((text) => {
      const words = wordsOf(text)
      const [first] = words
      const isWhole = first !== undefined && !isSmall(first) && words.length <= WORDS_MAX
      const isNew = words.every((word) => !isSaidIn(word, said))
      const isStump =
        words.length === 1 && words.some((word) => STUMPS.some((one) => is(word, one)))
      return (
        isWhole &&
        !isStump &&
        isNew &&
        isPlainPhrase(words) &&
        words.some(isTold) &&
        words.every((word) => isTold(word) || isOrdinary(word)) &&
        isFit({ words })
      )
    })
}

/** The "pattern" of a "stone pattern", where the text has the stone alone. */
function isOrdinary(word: Word): boolean {
  return isSmall(word) || nounEndingAt([word], 0) !== null || propertiesOf(word).size > 0
}
