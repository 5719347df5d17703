import { quotable } from '#marketplace/searches/quoting.ts'
import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { countWords } from '#marketplace/text.ts'
import type { Statement } from '../read/statement.ts'

/** How much room quotations have: words of each, and how many of them. */
export type Room = { words: number; most: number }

/** From whole statements to their first words; the first room in which everything fits is taken. */
export const ROOMS: readonly Room[] = [
  { words: 40, most: 40 },
  { words: 14, most: 40 },
  { words: 9, most: 20 },
  { words: 6, most: 14 },
  { words: 4, most: 9 },
  { words: 3, most: 6 },
  { words: 3, most: 3 },
]

/** Gives some words back as they were typed: one piece of one line, or its beginning, or nothing. */
export type Finder = (text: string) => Found
type Found = { text: string; isWhole: boolean; count: number }

type Place = { line: string; words: readonly Word[]; at: number }

const NOTHING: Found = { text: '', isWhole: false, count: 0 }
const WORDS_LEAST = 2
/** The first places tell as much as all of them. */
const PLACES_MAX = 40

/** Looks words up in what was typed; the words that were mended stand there otherwise. */
export function finderIn(typed: string, mended: readonly string[] = []): Finder {
  const slips = new Set(mended.flatMap(lowWordsOf))
  const byWord = new Map<string, Place[]>()
  for (const line of typed.split('\n')) {
    const words = wordsOf(line)
    for (const [at, { low }] of words.entries()) {
      const key = slips.has(low) ? SLIP : low
      const known = byWord.get(key)
      if (known === undefined) byWord.set(key, [{ line, words, at }])
      else if (known.length < PLACES_MAX) known.push({ line, words, at })
    }
  }
  return (text) => {
    const wanted = lowWordsOf(text)
    const places = [...(byWord.get(wanted[0] ?? '') ?? []), ...(byWord.get(SLIP) ?? [])]
    let best = NOTHING
    for (const { line, words, at } of places) {
      const end = wanted.findIndex((low, step) => {
        const one = words[at + step]
        return one === undefined || (one.low !== low && !slips.has(one.low))
      })
      const count = end === -1 ? wanted.length : end
      if (count <= best.count) continue
      const last = words[at + count - 1]
      best = {
        text: pieceOf(line, words[at]?.start ?? 0, last?.end ?? 0),
        isWhole: end === -1,
        count,
      }
    }
    return best.isWhole || best.count >= WORDS_LEAST ? best : NOTHING
  }
}

const SLIP = '\0'
const CLOSING = '!?.)"”’…'

const OPENING = '"“„«#@'

/** The marks before the first word and behind the last one belong to them. */
function pieceOf(line: string, first: number, last: number): string {
  let start = first
  while (start > 0 && OPENING.includes(line.charAt(start - 1))) start -= 1
  return line.slice(start, endOf(line, start, last))
}

function endOf(line: string, start: number, from: number): number {
  let end = from
  while (CLOSING.includes(line.charAt(end)) && end < line.length) end += 1
  // A bracket that opened before the quote closes nothing of it.
  const isOpen = line.slice(start, end).includes('(')
  return isOpen || end === from || line.charAt(end - 1) !== ')' ? end : end - 1
}

/** The statements in quotation marks, each as it was typed, as long as there is room; the rest is counted. */
export function quotes(
  said: readonly Statement[],
  { room, find, more }: { room: Room; find: Finder; more: (count: string) => string },
): string {
  const found = said.map((one) => piecesOf(one, find)).filter((pieces) => pieces.length > 0)
  const shown = found
    .slice(0, room.most)
    .flatMap((pieces) =>
      pieces.map(({ text, isWhole }) =>
        isWhole ? quoted(text, room.words) : cutOff(quotable(text)),
      ),
    )
  const rest = said.length - Math.min(found.length, room.most)
  return [shown.join(', '), rest === 0 ? '' : more(String(rest))].join(' ').trim()
}

const PIECES_MAX = 3

/** A statement as it was typed: in one piece, or in one of each line. */
function piecesOf({ label, text }: Statement, find: Finder): Found[] {
  const pieces: Found[] = []
  let rest = label === '' ? text : `${label}: ${text}`
  while (pieces.length < PIECES_MAX) {
    const found = find(rest)
    if (found.text === '') break
    pieces.push(found)
    const next = wordsOf(rest)[found.count]
    if (found.isWhole || next === undefined) return pieces
    rest = rest.slice(next.start)
    // The line is over, and what follows stands in another.
    pieces[pieces.length - 1] = { ...found, isWhole: find(rest).text !== '' }
  }
  return pieces
}

export function quoted(text: string, words: number): string {
  const plain = quotable(text)
  const parts = plain.split(' ')
  // A word or two more is shorter than the sign that something is missing.
  if (countWords(plain) <= words + 1 && parts.length <= words + 3) return `"${inMarks(text)}"`
  return cutOff(parts.slice(0, words).join(' '))
}

function cutOff(text: string): string {
  return `"${withoutStop(text)} …"`
}

/** A quote as it stands between quotation marks. */
export function inMarks(text: string): string {
  return withoutStop(quotable(text))
}

function withoutStop(text: string): string {
  return text.endsWith('.') || text.endsWith(',') ? text.slice(0, -1) : text
}
