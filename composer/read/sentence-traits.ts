import type { Item } from './item.ts'
import { is, knownIn } from './lexicon.ts'
import { endsInNoun, type Making, makingOf } from './makings.ts'
import { isOption } from './options.ts'
import { isPlainPhrase, partsIn } from './parts.ts'
import type { Fact } from './told.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

const ABOUT = new Set(['item', 'material', 'size', 'included', 'other', 'fit', 'use'])

/** What a sentence says in passing: "the base is grapevine", "that's 18 pieces". */
export function inSentence(fact: Fact, { item }: { item: Item }): Making[] {
  if (fact.isMustKnow || !ABOUT.has(fact.kind) || fact.said.form === 'step') return []
  return [...ofItsParts(fact, item), ...itsCount(fact, item), ...itsCompany(fact)]
}

const COMPANY = /^(?:it )?(?:comes?|supplied|complete|sold) with (?:a |an |its (?:own )?|one )?/i
const COMPANY_WORDS_MAX = 3
const PAPER = new Set(
  'card cards leaflet guide instructions note label tag sheet booklet certificate chart manual receipt'.split(
    ' ',
  ),
)

/** "Comes with a felt case": what is sold with it, and is neither its packing nor its papers. */
function itsCompany(fact: Fact): Making[] {
  const [part] = partsIn(fact)
  if (part === undefined) return []
  const company = part.text.replace(COMPANY, '')
  const words = wordsOf(company)
  const isPacking = knownIn(words).some(({ properties }) => properties.has('container'))
  const isThing =
    company !== part.text &&
    words.length > 0 &&
    words.length <= COMPANY_WORDS_MAX &&
    words.every((word) => !isSmall(word) && !word.isNumber && !PAPER.has(word.low)) &&
    endsInNoun(words) &&
    isPlainPhrase(words)
  return isThing && !isPacking && !isOption(company, fact)
    ? [{ kind: 'part', text: `with ${company}` }]
    : []
}

const MADE_IN =
  /(?<!\p{L})(?:hand)?made in ((?:the )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){0,2})(?=[.,;!]|$)/u

/** "Made in Leeds": the place alone, where the text says that the thing itself is made there. */
export function itsPlace({ said, kind }: Fact): Making[] {
  const place =
    kind === 'options' || kind === 'care'
      ? undefined
      : MADE_IN.exec(said.text.replace(/^\p{Lu}/u, (sign) => sign.toLowerCase()))?.[1]
  return place === undefined ? [] : [{ kind: 'origin', text: `made in ${place}` }]
}

const BE = new Set(['is', 'are', "it's"])
const DETERMINERS = new Set(['the', 'its', 'each', 'every', 'my', 'all'])
const PART_WORDS_MAX = 2
const STUFF_WORDS_MAX = 3

/** "The base is grapevine" says "grapevine base". */
function ofItsParts(fact: Fact, item: Item): Making[] {
  return partsIn(fact).flatMap(({ words, text }) => {
    const at = words.findIndex((word) => BE.has(word.low))
    const part = words.slice(DETERMINERS.has(words[0]?.low ?? '') ? 1 : 0, Math.max(0, at))
    const rest = words.slice(at + 1)
    const end = rest.findIndex(
      (word, index) => ENDS.has(word.low) && !(index === 1 && isFrom(word)),
    )
    const own = (end === -1 ? rest : rest.slice(0, end)).filter((word) => !ARTICLES.has(word.low))
    const [first] = own
    const last = own.at(-1)
    if (at < 1 || part.length > PART_WORDS_MAX || first === undefined || last === undefined)
      return []
    const stuff = text.slice(first.start, last.end)
    const isShort = own.length <= STUFF_WORDS_MAX || isParticiple(first)
    const making = isShort ? makingOf({ text: stuff, words: own }) : null
    const isOfItem = part.every(
      ({ stem, low }) => SUBJECTS.has(low) || item.stems.includes(stem) || low === 'these',
    )
    if (making !== null && isOfItem && isParticiple(first) && isPlainPhrase(own))
      return [{ kind: making.kind, text: stuff }]
    const isStuff = making?.kind === 'material' && isPlainPhrase(own) && making.text === stuff
    const isPart =
      part.length > 0 &&
      endsInNoun(part) &&
      part.every((word) => !isSmall(word) && !word.isNumber && !is(word, 'ambiguous')) &&
      !knownIn(part).some(({ properties }) => properties.has('container'))
    if (!isStuff || !isPart || isOption(stuff, fact)) return []
    const isWhole = part.every(({ stem }) => item.stems.includes(stem))
    const name = part.map((word) => word.low).join(' ')
    return [
      isWhole ? { kind: 'material', text: stuff } : { kind: 'part', text: `${stuff} ${name}` },
    ]
  })
}

function isParticiple(word: Word): boolean {
  return is(word, 'participle')
}

function isFrom({ low }: Word): boolean {
  return low === 'from' || low === 'in' || low === 'with'
}

const ARTICLES = new Set(['a', 'an', 'real', 'solid'])
const ENDS = new Set(['with', 'and', 'so', 'but', 'which', 'that', 'as', 'not', 'in', 'from', 'by'])

const SUBJECTS = new Set(['it', "it's", 'this'])

const PIECES = new Set(['pieces', 'piece', 'pcs'])

/** "That's 18 pieces", "8 bags" of bags: how many there are, where one number says it. */
function itsCount(fact: Fact, { head, number }: Item): Making[] {
  const counts = partsIn(fact).flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const next = words[at + 1]
      const before = words[at - 1]?.low ?? ''
      const isMany = word.isNumber && Number(word.text) > 1 && Number(word.text) < COUNT_MAX
      const isPieces = next !== undefined && PIECES.has(next.low) && TOTAL.has(before)
      const isItems = at === 0 && words.slice(1, 4).some((one) => isOwn(one, { head, number }))
      if (!isMany || !(isPieces || isItems) || isPerPiece(words)) return []
      return [isPieces ? `${word.text} pieces` : `set of ${word.text}`]
    }),
  )
  const [text, ...more] = counts
  return text === undefined || more.length > 0 ? [] : [{ kind: 'count', text }]
}

const TOTAL = new Set(["that's", 'thats', 'is', 'total', 'all'])
const COUNT_MAX = 500

function isOwn(word: Word, { head, number }: Pick<Item, 'head' | 'number'>): boolean {
  return number === 'many' && word.stem === head && word.low !== word.stem
}

function isPerPiece(words: readonly Word[]): boolean {
  return words.some((word) =>
    ['per', 'or', 'each', 'choose', 'from', 'available'].includes(word.low),
  )
}
