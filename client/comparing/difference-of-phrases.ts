import { diffArrays } from 'diff'
import { differenceOf, differenceOfRewritten, type Piece } from './difference.ts'

/** What stands between the phrases of a title, with the space around it. */
const MARKS = /\s*[,;|•·/]+\s*|\s+[-–—]\s+/u

/** A phrase with the mark before it. */
type Phrase = { mark: string; words: string }

/**
 * What became of a title, phrase by phrase: one stays, goes or comes whole, and a mark between two of them is no
 * change of its own. A phrase that was only reworded is told word by word.
 */
export function differenceOfPhrases(before: string, after: string): Piece[] {
  const old = phrasesOf(before)
  const runs = diffArrays(old, phrasesOf(after), {
    comparator: (one, other) => one.words === other.words,
  })
  const pieces: Piece[] = []
  let gone: Phrase[] = []
  for (const { removed, added, value } of runs) {
    if (removed) gone = value
    else {
      if (added) pieces.push(...replaced(gone, value))
      else {
        // What stood first takes the mark behind it along.
        const mark = pieces.length === 0 && gone.length > 0 ? old[gone.length]?.mark : ''
        pieces.push({ kind: 'gone', text: `${textOf(gone)}${mark}` })
        pieces.push({ kind: 'same', text: textOf(value) })
      }
      gone = []
    }
  }
  pieces.push({ kind: 'gone', text: textOf(gone) })
  const told = pieces.filter(({ text }) => text !== '')
  // Where no phrase has changed, the marks have.
  return told.every(({ kind }) => kind === 'same') ? differenceOf(before, after) : told
}

function phrasesOf(title: string): Phrase[] {
  const marks = title.match(new RegExp(MARKS, 'gu')) ?? []
  return title.split(MARKS).map((words, at) => ({ mark: marks[at - 1] ?? '', words }))
}

function textOf(phrases: readonly Phrase[]): string {
  return phrases.map(({ mark, words }) => `${mark}${words}`).join('')
}

/** Phrases in place of others: the mark before them stands for both. */
function replaced(gone: readonly Phrase[], come: readonly Phrase[]): Piece[] {
  if (gone.length === 0) return [{ kind: 'new', text: textOf(come) }]
  const mark = come[0]?.mark ?? ''
  return [{ kind: 'same', text: mark }, ...differenceOfRewritten(bare(gone), bare(come))]
}

function bare([first, ...others]: readonly Phrase[]): string {
  return `${first?.words ?? ''}${textOf(others)}`
}
