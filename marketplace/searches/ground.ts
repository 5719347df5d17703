import type { Reading } from '../reading/reading.ts'
import { affirmedIn } from './affirmed.ts'
import { deniedIn, type Denied } from './denied.ts'
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
  /** What else was entered, the seller's own name for the thing first. */
  called: readonly Word[]
}

/** Reads a description; what else was entered affirms, and denies nothing. */
export function groundOf(product: Reading, besides: string): Ground {
  const statements = statementsIn(product)
  const denied = [...deniedIn(statements), ...deniedBehind(statements)]
  const byText = Map.groupBy(denied, ({ text }) => text)
  const called = wordsOf(besides)
  const told = [...affirmedIn(statements, byText), called]
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
    called,
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
