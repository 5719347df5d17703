import type { Reading } from '../reading/reading.ts'
import { clauseStart, deniedIn, type Denied } from './denied.ts'
import { deniedBehind } from './denied-behind.ts'
import { ruledOutBy } from './opposites.ts'
import { type Said, statementsIn } from './statements.ts'
import { rootOf, type Word, wordsOf } from './words.ts'

/** What a description affirms and denies, ready to be asked of any search. */
export type Ground = {
  statements: readonly Said[]
  /** Whether the text affirms these stems beside each other. */
  saysPhrase: (stems: string) => boolean
  /** Whether it affirms a word in one form or another. */
  says: (word: Word) => boolean
  denied: readonly Denied[]
  deniedBy: ReadonlyMap<string, readonly Denied[]>
  /** The statements that hold a stem. */
  holding: ReadonlyMap<string, readonly Said[]>
  /** Phrases that what the text says rules out, with the words that do so. */
  ruledOut: ReadonlyMap<string, string>
}

/** Reads a description; what else was entered affirms, and denies nothing. */
export function groundOf(product: Reading, besides: string): Ground {
  const statements = statementsIn(product)
  const denied = [...deniedIn(statements), ...deniedBehind(statements)]
  const byText = Map.groupBy(denied, ({ text }) => text)
  const told = [...statements.map((one) => affirmedIn(one, byText)), wordsOf(besides)]
  const stems = ` ${told.map((words) => words.map(({ stem }) => stem).join(' ')).join(' . ')} `
  const different = new Set(stems.split(' '))
  const roots = new Set([...different].map(rootOf))
  const saysPhrase = (phrase: string) =>
    different.has(phrase) ||
    (phrase.split(' ').every((stem) => different.has(stem)) && stems.includes(` ${phrase} `))
  const near = new Map(
    denied.filter(({ isNear }) => isNear).map(({ stem, quote }) => [stem, quote]),
  )
  return {
    statements,
    saysPhrase,
    says: ({ stem }) => different.has(stem) || roots.has(rootOf(stem)),
    denied,
    deniedBy: Map.groupBy(denied, ({ stem }) => stem),
    holding: holdingIn(statements),
    ruledOut: ruledOutBy({ says: saysPhrase, denies: (phrase) => near.get(phrase) ?? null }),
  }
}

/** By the stem of a word, the statements that hold it. */
export function holdingIn<One extends Pick<Said, 'words'>>(
  statements: readonly One[],
): Map<string, One[]> {
  const found = new Map<string, One[]>()
  for (const one of statements) {
    for (const stem of new Set(one.words.map((word) => word.stem))) {
      const known = found.get(stem)
      if (known === undefined) found.set(stem, [one])
      else known.push(one)
    }
  }
  return found
}

type ByText = ReadonlyMap<string, readonly Denied[]>

/** What a statement says of the thing: not what it denies, nor what it only asks. */
function affirmedIn({ label, text, words }: Said, byText: ByText): Word[] {
  const all = [...(byText.get(text) ?? []), ...(byText.get(`${label}: ${text}`) ?? [])]
  const own = new Set(all.map(({ stem }) => stem))
  const inLabel = new Set((byText.get(label) ?? []).map(({ stem }) => stem))
  const isWarned = ({ stem }: Word) =>
    WARNED.has(stem) && all.every((one) => one.stem !== stem || one.manner === 'deed')
  const [from, to] = askedIn(text)
  return [
    ...wordsOf(label).filter(({ stem }) => !inLabel.has(stem) && !own.has(stem)),
    ...words.filter(
      (word) =>
        !(word.start >= from && word.start < to) &&
        (!own.has(word.stem) || isWarned(word)) &&
        !OF_THE_PAGE.has(word.stem),
    ),
  ]
}

/** "Don't turn your horse out in it" says that it is for a horse. */
const WARNED = new Set('baby horse dog cat puppy kitten pet child kid doll'.split(' '))
/** What is shown is not what is sold. */
const OF_THE_PAGE = new Set(['photo', 'picture', 'image', 'pic', 'listing'])
const YES = new Set(['yes', 'yep', 'sure', 'absolutely', 'definitely'])
const YES_REACH = 20

/** The question that a statement ends in or asks and does not answer with yes. */
function askedIn(text: string): [from: number, to: number] {
  const mark = text.lastIndexOf('?')
  const [answer] = wordsOf(text.slice(mark + 1, mark + 1 + YES_REACH))
  if (mark === -1 || YES.has(answer?.low ?? '')) return [0, 0]
  return [clauseStart(text.slice(0, mark)), mark]
}
