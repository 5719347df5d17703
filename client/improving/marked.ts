import {
  differenceBeside,
  differenceOfTitlesBeside,
  type Piece,
} from '#client/comparing/difference.ts'
import { areTags, asTags, asText, type Said } from '#client/comparing/said.ts'
import type { WrittenPart } from '#contract/parts.ts'

/** What stands on the sheet of what was pasted, with what goes, and on that of what was written, with what comes. */
export function sheetsOf(
  part: WrittenPart,
  [mine, written]: readonly [mine: Said, written: Said],
): [mine: Piece[], written: Piece[]] {
  if (areTags(mine, written)) {
    const [was, is] = [asTags(mine), asTags(written)]
    return [
      tagsBeside(was, { others: is, kind: 'gone' }),
      tagsBeside(is, { others: was, kind: 'new' }),
    ]
  }
  const [was, is] = [asText(mine), asText(written)]
  return [
    besidesIn(part, { other: is, text: was }).map((piece): Piece =>
      piece.kind === 'new' ? { ...piece, kind: 'gone' } : piece,
    ),
    besidesIn(part, { other: was, text: is }),
  ]
}

/** What one text has that the other has not; a bullet or a stop is nothing by itself, an emoji is. */
function besidesIn(part: WrittenPart, { other, text }: Record<'other' | 'text', string>): Piece[] {
  const held = ` ${wordsOf(other).join(' ')} `
  // Of a title each word counts, in whatever place.
  const pieces =
    part === 'title'
      ? differenceOfTitlesBeside(other, text)
      : differenceBeside(other, text)
          .filter(({ kind }) => kind !== 'gone')
          .flatMap((piece) => (piece.kind === 'same' ? [piece] : nowhereIn(held, piece)))
  return joined(pieces).flatMap((piece) =>
    piece.kind === 'same' || SAYS.test(piece.text) || part === 'title'
      ? bareOf(piece)
      : [unmarked(piece)],
  )
}

/** So many words in a row say the same wherever they stand; of a few, as in a title, each does that says something. */
const ROW_LEAST = 4
const FEW = 8
const TELLING_LEAST = 4

/** What of a marked run the other text has nowhere: a word that only stands elsewhere neither goes nor comes. */
function nowhereIn(held: string, { kind, text }: Piece): Piece[] {
  const tokens = text.split(/(?<=\s)(?=\S)/u)
  const words = tokens.map((token) => wordsOf(token).join(' '))
  const isFew = tokens.length <= FEW
  const isHeld = words.map(
    (word) => isFew && word.length >= TELLING_LEAST && held.includes(` ${word} `),
  )
  for (const [from] of words.entries()) {
    const row = words.slice(from, from + ROW_LEAST)
    if (row.length === ROW_LEAST && held.includes(` ${row.join(' ')} `))
      isHeld.fill(true, from, from + ROW_LEAST)
  }
  for (const [from, to] of clausesOf(tokens)) {
    const clause = words.slice(from, to).join(' ')
    if (to - from >= CLAUSE_LEAST && held.includes(` ${clause} `)) isHeld.fill(true, from, to)
  }
  return tokens.map((token, at): Piece => ({ text: token, kind: isHeld[at] ? 'same' : kind }))
}

const CLAUSE_LEAST = 3

/** From where to where each goes that stands between two pauses. */
function clausesOf(tokens: readonly string[]): (readonly [from: number, to: number])[] {
  const ends = tokens.flatMap((token, at) => (/[.;:,!?]\s*$/u.test(token) ? [at + 1] : []))
  return [...new Set([...ends, tokens.length])].map((to, at, all) => [all[at - 1] ?? 0, to])
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** In few runs. */
function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((runs, piece) => {
    const last = runs.at(-1)
    return last?.kind === piece.kind
      ? [...runs.slice(0, -1), { ...last, text: last.text + piece.text }]
      : [...runs, piece]
  }, [])
}

/** The comma and the space beside what is new are not. */
function bareOf(piece: Piece): Piece[] {
  if (piece.kind === 'same') return [piece]
  const [, front = '', said = piece.text, end = ''] = EDGES.exec(piece.text) ?? []
  const edges = [front, end].map((text): Piece => ({ kind: 'same', text }))
  const pieces = [edges[0], { ...piece, text: said }, edges[1]]
  return pieces.flatMap((one) => (one === undefined || one.text === '' ? [] : [one]))
}

const EDGES = /^([\s,;:|]*)(.*?)([\s,;:|]*)$/su

const SAYS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Each in its place; in another place it is the same tag. */
function tagsBeside(
  tags: readonly string[],
  { others, kind }: { others: readonly string[]; kind: 'gone' | 'new' },
): Piece[] {
  const known = new Set(others.map((tag) => tag.toLowerCase()))
  return tags.map((text) => ({ text, kind: known.has(text.toLowerCase()) ? 'same' : kind }))
}

/** As if it stood in both. */
export function unmarked({ text }: Piece): Piece {
  return { kind: 'same', text }
}
