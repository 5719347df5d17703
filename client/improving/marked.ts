import { differenceBeside, differenceOfTitles, type Piece } from '#client/comparing/difference.ts'
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
  const pieces = part === 'title' ? differenceOfTitles(other, text) : differenceBeside(other, text)
  return pieces
    .filter(({ kind }) => kind !== 'gone')
    .map((piece) => (SAYS.test(piece.text) ? piece : unmarked(piece)))
}

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
