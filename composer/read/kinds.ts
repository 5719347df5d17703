import { stem } from '#marketplace/text.ts'
import { blocksOf, listOf } from '../data/load.ts'
import { lowWordsOf, type Word } from '#marketplace/searches/words.ts'

/** A kind of thing, and what buyers ask of it first. */
export type ThingKind = {
  name: string
  asks: string[]
  emoji: string[]
  isVessel: boolean
  isDigital: boolean
  /** It tells where or with what another thing is used: "cabinet knobs", "shoe bench". */
  isPlace: boolean
}

/** A noun of the kinds' table, found in some words. */
export type Noun = { kind: ThingKind; from: number; to: number }

type Entry = { words: string[]; kind: ThingKind }

const { byLast, fallback } = load()

export const THING = fallback

function load() {
  const found = new Map<string, Entry[]>()
  let thing: ThingKind = {
    name: 'thing',
    asks: [],
    emoji: [],
    isVessel: false,
    isDigital: false,
    isPlace: false,
  }
  for (const block of blocksOf('kinds.txt')) {
    const kind = {
      name: block.get('kind') ?? '',
      asks: listOf(block.get('asks') ?? ''),
      emoji: listOf(block.get('emoji') ?? ''),
      isVessel: block.get('vessel') === 'yes',
      isDigital: block.get('digital') === 'yes',
      isPlace: block.get('place') === 'yes',
    }
    if (kind.name === 'thing') thing = kind
    for (const noun of listOf(block.get('nouns') ?? '')) {
      const words = lowWordsOf(noun).map(stem)
      const last = words.at(-1)
      if (last !== undefined) found.set(last, [...(found.get(last) ?? []), { words, kind }])
    }
  }
  for (const [last, entries] of found) {
    found.set(
      last,
      entries.toSorted((a, b) => b.words.length - a.words.length),
    )
  }
  return { byLast: found, fallback: thing }
}

/** The noun that ends at this word, the longest there is. */
export function nounEndingAt(words: readonly Word[], at: number): Noun | null {
  const last = words[at]
  if (last === undefined) return null
  // "Key chain" is a keychain, however it is spaced.
  const before = words[at - 1]
  const joined = before === undefined ? undefined : oneWord(before.low + last.stem)
  if (joined !== undefined) return { kind: joined.kind, from: at - 1, to: at + 1 }
  const entry = (byLast.get(last.stem) ?? []).find(({ words: own }) =>
    own.every((part, index) => words[at - own.length + 1 + index]?.stem === part),
  )
  return entry === undefined
    ? null
    : { kind: entry.kind, from: at - entry.words.length + 1, to: at + 1 }
}

function oneWord(joined: string): Entry | undefined {
  return byLast.get(joined)?.find(({ words }) => words.length === 1)
}

/** The noun that a phrase is about: its last one, before any "for", "with" or "of". */
export function headNoun(words: readonly Word[]): Noun | null {
  const joint = words.findIndex((word, at) => at > 0 && JOINTS.has(word.low))
  const front = joint === -1 ? words : words.slice(0, joint)
  for (let at = front.length - 1; at >= 0; at -= 1) {
    const noun = nounEndingAt(front, at)
    if (noun !== null) return noun
  }
  return null
}

const JOINTS = new Set(['for', 'with', 'of', 'in', 'from', 'on', 'to', 'and', 'by', 'without'])
