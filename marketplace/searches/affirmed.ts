import { clauseStart } from './absent.ts'
import type { Denied } from './denied.ts'
import type { Said } from './statements.ts'
import { type Word, wordsOf } from './words.ts'

type Text = Pick<Said, 'text' | 'words' | 'label'>

/** What each statement says of the thing: not what it denies, nor what it only asks. */
export function affirmedIn(
  statements: readonly Text[],
  byText: ReadonlyMap<string, readonly Denied[]>,
): Word[][] {
  return statements.map(({ label, text, words }, at) => {
    const all = [...(byText.get(text) ?? []), ...(byText.get(`${label}: ${text}`) ?? [])]
    const own = new Set(all.map(({ stem }) => stem))
    const inLabel = new Set((byText.get(label) ?? []).map(({ stem }) => stem))
    const isAsked = askedIn(text, statements[at + 1]?.text ?? '')
    return [
      ...wordsOf(label).filter(({ stem }) => !inLabel.has(stem) && !own.has(stem)),
      ...words.filter(
        (word, place) =>
          !isAsked(word) &&
          (!own.has(word.stem) || isWarned(word, all) || isSaidAgain(word, all)) &&
          // A portrait "from your photo" is made of one.
          (!OF_THE_PAGE.has(word.stem) || words[place - 1]?.low === 'your'),
      ),
    ]
  })
}

const WARNED = new Set(
  'baby newborn horse dog cat puppy kitten pet child kid toddler doll'.split(' '),
)

/** "Don't turn your horse out in it" says that it is for a horse. */
function isWarned({ stem }: Word, denied: readonly Denied[]): boolean {
  return WARNED.has(stem) && denied.every((one) => one.stem !== stem || one.manner === 'deed')
}

/** "White tab? no, RED TAB" */
function isSaidAgain({ stem, start }: Word, denied: readonly Denied[]): boolean {
  const own = denied.filter((one) => one.stem === stem)
  return own.every(
    ({ text, quote }) => quote.includes('?') && text.indexOf(quote) + quote.length <= start,
  )
}

/** What is shown is not what is sold. */
const OF_THE_PAGE = new Set(['photo', 'picture', 'image', 'pic', 'listing'])

const YES_REACH = 20
const YES = new Set(['yes', 'yep', 'sure', 'absolutely', 'definitely'])

/** "Removable? Yes" says that it is. */
function isYes(following: string): boolean {
  const [answer] = wordsOf(following.slice(0, YES_REACH))
  return answer !== undefined && YES.has(answer.low)
}

/** Whether a word stands in the question itself; what is said before it is said. Words are asked in order. */
function askedIn(text: string, following: string): (word: Word) => boolean {
  const ranges: [number, number][] = []
  for (let mark = text.indexOf('?'); mark !== -1; mark = text.indexOf('?', mark + 1)) {
    if (isYes(text.slice(mark + 1).trim() === '' ? following : text.slice(mark + 1))) continue
    const last = ranges.at(-1)?.[1] ?? 0
    ranges.push([last + clauseStart(text.slice(last, mark)), mark])
  }
  let next = 0
  return ({ start }) => {
    while ((ranges[next]?.[1] ?? text.length) <= start && next < ranges.length) next += 1
    const [from, to] = ranges[next] ?? [text.length, text.length]
    return start >= from && start < to
  }
}
