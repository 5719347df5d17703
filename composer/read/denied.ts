import type { Statement } from './document.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

const DENYING = new Set(
  "no not never without non nor neither isn't aren't don't doesn't won't can't cannot didn't wasn't except excluding unlike nicht kein keine keinen ohne pas sans non senza sin geen niet zonder sem não nie bez inte utan".split(
    ' ',
  ),
)
/** "No two alike", "not only", "no fuss": these deny nothing about the thing. */
const IDLE = new Set(
  'two matter one more less longer idea doubt problem problems worries need fuss question such way only just sure too so all always exactly quite really hesitate forget'.split(
    ' ',
  ),
)
const REACH = 5
const WINDOW = 16
const STOPS = /[.,;:!?()\n•]|\s[-–—]\s/

/** A word that the seller denies, with the words it was denied in. */
export type Denied = { stem: string; text: string }

/** What the statements deny: the words that a "no", "not" or "without" reaches in its own clause. */
export function deniedIn(statements: readonly Statement[]): Denied[] {
  return statements.flatMap((said) => [
    ...byLabel(said),
    ...reached(said),
    ...tooMuchFor(said),
    ...leftOutOf(said),
    ...answeredNo(said),
  ])
}

function reached({ text, words }: Statement): Denied[] {
  return words.flatMap((word, at) => {
    if (!DENYING.has(word.low) || IDLE.has(words[at + 1]?.low ?? '')) return []
    return clauseAfter(words.slice(at + 1, at + WINDOW), { text, from: word.end }).map((one) => ({
      stem: one.stem,
      text,
    }))
  })
}

/** "Not suitable for: upholstery, garments" */
function byLabel({ text, label, words }: Statement): Denied[] {
  const isDenying = wordsOf(label).some((word) => DENYING.has(word.low))
  const said = `${label}: ${text}`
  return isDenying
    ? words.filter((word) => !isSmall(word)).map(({ stem }) => ({ stem, text: said }))
    : []
}

/** "Too sticky for violin" */
function tooMuchFor({ text, words }: Statement): Denied[] {
  return words.flatMap((word, at) => {
    const isFor = word.low === 'too' && words[at + 2]?.low === 'for'
    const end = words[at + 2]?.end
    if (!isFor || end === undefined) return []
    return clauseAfter(words.slice(at + 3, at + WINDOW), { text, from: end }).map((one) => ({
      stem: one.stem,
      text,
    }))
  })
}

type Place = { text: string; from: number }

function clauseAfter(words: readonly Word[], { text, from }: Place): Word[] {
  const clause: Word[] = []
  let end = from
  for (const word of words) {
    if (STOPS.test(text.slice(end, word.start)) || ENDS.has(word.low) || clause.length === REACH)
      break
    if (!isSmall(word)) clause.push(word)
    end = word.end
  }
  return clause
}

const ENDS = new Set([
  'but',
  'so',
  'because',
  'as',
  'if',
  'when',
  'until',
  'which',
  'that',
  'please',
  'and',
  'while',
  'just',
  'unless',
])
const ABSENT = new Set(['included', 'supplied', 'incl', 'provided', 'sale', 'selling'])
/** "(props)", "just for the photo": shown, but not sold. */
const SHOWN = new Set(['prop', 'props', 'missing'])

/** "Rod and cord are not included", "sold separately". */
function leftOutOf({ text, words }: Statement): Denied[] {
  const at = words.findIndex(
    (word, index) =>
      (ABSENT.has(word.low) && words[index - 1]?.low === 'not') ||
      (word.low === 'separately' && words[index - 1]?.low === 'sold') ||
      (ABSENT.has(word.low) && words[index - 2]?.low === 'not') ||
      SHOWN.has(word.low),
  )
  const start = words[at]?.start ?? 0
  if (at === -1) return []
  const clause =
    text
      .slice(0, start)
      .split(/[.;:!?(]/)
      .at(-1) ?? ''
  const from = start - clause.length
  return words
    .filter((word) => word.start >= from && word.end <= start && !isSmall(word))
    .map((word) => ({ stem: word.stem, text }))
}

/** "Waxed? No." and "gluten free? not certified" */
function answeredNo({ text, words }: Statement): Denied[] {
  const mark = text.indexOf('?')
  if (mark === -1) return []
  const answer = words.find((word) => word.start > mark)
  if (answer === undefined || !['no', 'not', 'nope', 'sorry', 'unfortunately'].includes(answer.low))
    return []
  return words
    .filter((word) => word.end <= mark && !isSmall(word))
    .map((word) => ({ stem: word.stem, text }))
}
