import { diffArrays, diffWordsWithSpace } from 'diff'

/** A run of a text that stayed, went or came. */
export type Piece = { kind: 'same' | 'gone' | 'new'; text: string }

/**
 * What became of a text, word by word. A sentence of which little is left is told whole, struck and then
 * written anew: words that two sentences happen to share say nothing.
 */
export function differenceOf(before: string, after: string): Piece[] {
  const runs = diffArrays(sentencesOf(before), sentencesOf(after), {
    comparator: isSameButForSpace,
  })
  const pieces: Piece[] = []
  let gone: string[] = []
  for (const { removed, added, value } of runs) {
    if (removed) gone = value
    else {
      if (added) pieces.push(...rewritten(gone, value))
      else pieces.push(...wholly('gone', gone), ...wholly('same', value))
      gone = []
    }
  }
  return joined([...pieces, ...wholly('gone', gone)])
}

/**
 * A text as it stands, with what it has that the other has not: for two texts that stand side by side. What was only put
 * in order is no change: bullets, capitals and stops, and whatever stands in another place.
 */
export function differenceBeside(other: string, text: string): Piece[] {
  const known = new Set(
    sentencesOf(other)
      .flatMap((sentence) => [sentence, ...clausesOf(sentence)])
      .map(keyOf),
  )
  const left = new Set(sentencesOf(text).map(keyOf))
  const runs = diffArrays(sentencesOf(other), sentencesOf(text), { comparator: isSameInWords })
  const pieces: Piece[] = []
  let gone: string[] = []
  for (const { removed, added, value } of runs) {
    // One that stands elsewhere has become no other.
    if (removed) gone = value.filter((sentence) => !left.has(keyOf(sentence)))
    else {
      pieces.push(...(added ? value.flatMap(cameIn) : wholly('same', value)))
      if (!added) gone = []
    }
  }
  return joined(pieces)

  function cameIn(sentence: string): Piece[] {
    if (hasMoved(sentence, known)) return wholly('same', [sentence])
    const at = gone.findIndex((old) => isMadeOf(sentence, old))
    const [old = ''] = at < 0 ? [] : gone.splice(at, 1)
    const words = at < 0 ? wholly('new', [sentence]) : byWords(old, sentence, true)
    return words.filter(({ kind }) => kind !== 'gone')
  }
}

/** As a whole it stands in the other, or each of its clauses does; one word alone may stand there for anything. */
function hasMoved(sentence: string, known: ReadonlySet<string>): boolean {
  if (known.has(keyOf(sentence))) return true
  const clauses = clausesOf(sentence).map(keyOf)
  return clauses.length > 0 && clauses.every((clause) => clause.includes(' ') && known.has(clause))
}

const PAUSES = /[,;:()|\n]|\s[-–—]\s/u

function clausesOf(sentence: string): string[] {
  return sentence.split(PAUSES).filter((clause) => keyOf(clause) !== '')
}

/** By which it is the same in another case, behind another bullet. */
function keyOf(text: string): string {
  return wordsOf(text).join(' ')
}

/** The same for two titles, of which every word counts, wherever it stands and in whatever case: they are no sentences. */
export function differenceOfTitlesBeside(other: string, text: string): Piece[] {
  const left = wordsOf(other)
  const pieces = text.split(TITLE_WORDS).map((part): Piece => {
    const [word] = wordsOf(part)
    if (word === undefined) {
      const isShouted = part.split('').some((sign) => CALLING.test(sign) && !other.includes(sign))
      return { kind: isShouted ? 'new' : 'same', text: part }
    }
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return { kind: at >= 0 ? 'same' : 'new', text: part }
  })
  // What stands between two new words is as new.
  return joined(
    pieces.map((piece, at): Piece => {
      const isBetween =
        wordsOf(piece.text).length === 0 &&
        [pieces[at - 1], pieces[at + 1]].every((one) => one?.kind === 'new')
      return isBetween ? { ...piece, kind: 'new' } : piece
    }),
  )
}

/** Signs that part nothing: "★", "!". */
const CALLING = /[^\s\p{L}\p{N},;:.|()&/'’"“”–—-]/u

const TITLE_WORDS = /([\p{L}\p{N}]+|\p{Extended_Pictographic})/u

/** The same for one run of words in place of another, told whole where little is left of it. */
export function differenceOfRewritten(before: string, after: string): Piece[] {
  return isMadeOf(after, before)
    ? joined(byWords(before, after))
    : [...wholly('gone', [before]), ...wholly('new', [after])]
}

/** The same for tags, of which each stays, goes or comes whole; one that only moved stays. */
export function differenceOfTags(before: readonly string[], after: readonly string[]): Piece[] {
  return diffArrays([...before], [...after]).flatMap(({ removed, value }) =>
    value.flatMap((text): Piece[] => {
      if (removed) return after.includes(text) ? [] : [{ kind: 'gone', text }]
      return [{ kind: before.includes(text) ? 'same' : 'new', text }]
    }),
  )
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Behind a stop, also where the next one begins in small letters: "by hand. no dishwasher". */
const STOPS = /(?<=[.!?]\s+)(?=\S)/

/** Each with the space behind it: a blank line is no sentence of its own. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const { segment } of SENTENCES.segment(text)) {
    if (segment.trim() === '' && sentences.length > 0)
      sentences.push(`${sentences.pop()}${segment}`)
    else sentences.push(...segment.split(STOPS))
  }
  return sentences
}

function isSameButForSpace(one: string, other: string): boolean {
  return one.trim() === other.trim()
}

function isSameInWords(one: string, other: string): boolean {
  const [words, others] = [keyOf(one), keyOf(other)]
  return words === others && (words !== '' || isSameButForSpace(one, other))
}

/** So many sentences ahead it is looked for the one that a new sentence was made of. */
const AHEAD_MAX = 4

/** Sentences in place of others: each beside the one that it was made of, where there is one. */
function rewritten(gone: readonly string[], come: readonly string[]): Piece[] {
  let rest = gone
  const pieces = come.flatMap((sentence) => {
    const at = rest.slice(0, AHEAD_MAX).findIndex((old) => isMadeOf(sentence, old))
    if (at < 0) return wholly('new', [sentence])
    const [skipped, old = ''] = [rest.slice(0, at), rest[at]]
    rest = rest.slice(at + 1)
    return [...wholly('gone', skipped), ...byWords(old, sentence)]
  })
  const isAllNew = rest.length === gone.length
  return isAllNew ? [...wholly('gone', rest), ...pieces] : [...pieces, ...wholly('gone', rest)]
}

/** More of the longer one than this has to be in the other. */
const SHARED_MIN = 0.4

function isMadeOf(sentence: string, old: string): boolean {
  const [words, oldWords] = [wordsOf(sentence), wordsOf(old)]
  const left = [...oldWords]
  const shared = words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return shared.length > SHARED_MIN * Math.max(words.length, oldWords.length)
}

/** An emoji says something as well. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? []
}

/** More changes than this within one sentence nobody reads, and they take long to find. */
const CHANGES_MAX = 200

function byWords(old: string, sentence: string, ignoreCase = false): Piece[] {
  const changes = diffWordsWithSpace(old, sentence, { maxEditLength: CHANGES_MAX, ignoreCase })
  if (changes === undefined) return [...wholly('gone', [old]), ...wholly('new', [sentence])]
  return changes.map(({ removed, added, value }) => ({
    kind: removed ? 'gone' : added ? 'new' : 'same',
    text: value,
  }))
}

function wholly(kind: Piece['kind'], texts: readonly string[]): Piece[] {
  return texts.map((text) => ({ kind, text }))
}

/** In few runs: a space between two changed words is no word that stayed, and one behind both did not change. */
function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = []
  const add = (kind: Piece['kind'], text: string) => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') runs.push({ kind, text })
  }
  const change = { gone: '', new: '' }
  const close = () => {
    const isSpaced = change.gone.endsWith(' ') && change.new.endsWith(' ')
    for (const kind of ['gone', 'new'] as const) {
      add(kind, isSpaced ? change[kind].slice(0, -1) : change[kind])
      change[kind] = ''
    }
    if (isSpaced) add('same', ' ')
  }
  for (const [at, { kind, text }] of pieces.entries()) {
    if (kind !== 'same') change[kind] += text
    else if (isBetweenChanges(pieces, at)) {
      change.gone += text
      change.new += text
    } else {
      close()
      add('same', text)
    }
  }
  close()
  return runs
}

function isBetweenChanges(pieces: readonly Piece[], at: number): boolean {
  const [before, piece, after] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  const isSpace = piece?.text.trim() === '' && !piece.text.includes('\n')
  return isSpace && [before, after].every((one) => one !== undefined && one.kind !== 'same')
}
