import type { Word } from '#marketplace/searches/words.ts'
import type { Evidence } from './evidence.ts'
import type { Statement } from '../statement.ts'
import { knownIn } from '../lexicon.ts'
import { isSeveral } from './several.ts'
import { isFile } from './other-kind.ts'

/** By itself, or in one word where the text has two. */
export function isSaid(
  word: Word,
  words: readonly Word[],
  { says, saysPhrase, item, document, holding }: Evidence,
): boolean {
  if (OF_FILES.has(word.low) && isFile({ item, saysPhrase })) return true
  // "You print it yourself"
  if (word.low === 'printable' && isFile({ item, saysPhrase }) && holding.has('print')) return true
  // Keyhole hangers and a rack for coats go on a wall, said or not.
  if (
    word.low === 'wall' &&
    item.kind.asks.includes('mounting') &&
    HUNG.some((one) => holding.has(one))
  )
    return true
  if (HALLMARKS.has(word.low) && says(word)) return true
  if (word.low === 'set' && isSeveral(document)) return true
  if (word.low === 'weight' && YARN_WEIGHTS.has(words[words.indexOf(word) - 1]?.low ?? ''))
    return true
  const at = words.indexOf(word)
  // "Vegan leather" is no leather that "not real leather" could deny.
  const imitation = knownIn(words).find(
    ({ from, to, properties }) => from <= at && at < to && properties.has('imitation'),
  )
  const like = imitation === undefined ? [] : words.slice(imitation.from, imitation.to)
  if (like.length > 1 && isIn(like, holding.get(word.stem) ?? [])) return true
  if (isOfSize(words, at, saysPhrase)) return true
  const isPair = (one: Word | undefined, other: Word | undefined) =>
    one !== undefined && other !== undefined && saysPhrase(`${one.low}${other.stem}`)
  // "1950s" is said by a year.
  if (word.isNumber && words.length > 1 && words[at + 1]?.low !== 's')
    return isBeside(words, at, saysPhrase)
  return says(word) || isPair(words[at - 1], word) || isPair(word, words[at + 1])
}

function isIn(phrase: readonly Word[], statements: readonly Statement[]): boolean {
  return statements.some(({ words }) =>
    words.some((_, from) => phrase.every(({ stem }, at) => words[from + at]?.stem === stem)),
  )
}

/** "DK weight" of a yarn that is DK. */
const YARN_WEIGHTS = new Set(
  'dk fingering aran worsted lace sport bulky chunky sock light super heavy'.split(' '),
)
/** Every file is these. */
const OF_FILES = new Set(['digital', 'download', 'downloadable', 'instant', 'file', 'files'])

/** By their stems, what a thing hangs on a wall by. */
const HUNG = ['keyhole', 'hanger', 'stud', 'bracket', 'mount', 'hang', 'wallmount']

/** "8x10" of a text with "8 x 10": both of its words. */
function isOfSize(
  words: readonly Word[],
  at: number,
  saysPhrase: (stems: string) => boolean,
): boolean {
  const from = words[at]?.low.startsWith('x') === true ? at - 1 : at
  const [first, second] = [words[from], words[from + 1]]
  const isTied = first?.isNumber === true && first.end === second?.start
  return (
    isTied && second.low.startsWith('x') && saysPhrase(`${first.stem} x ${second.low.slice(1)}`)
  )
}

/** The 12 of "12 piece" is not that of "12 months". */
function isBeside(
  words: readonly Word[],
  at: number,
  saysPhrase: (stems: string) => boolean,
): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]].map((one) => one?.stem)
  return saysPhrase(`${word} ${next}`) || saysPhrase(`${before} ${word}`)
}

/** "Marked 925" needs no word beside the number. */
const HALLMARKS = new Set(['375', '585', '750', '925', '950', '999'])
