import { blocksOf, listOf } from '../../data/load.ts'
import { knownIn } from '../lexicon.ts'
import { stemsOf, type Word } from '#marketplace/searches/words.ts'

/** A group of words that exclude one another when they are said of the same thing. */
export type Group = {
  name: string
  /** The kinds of things of which the words say this; empty where of any. */
  kinds: readonly string[]
  /** Only what the thing is named by tells, as "dog" of a dog coat. */
  isOfName: boolean
  /** A thing may be several of them, so that two searches do not exclude each other. */
  isTogether: boolean
  /** Only a word right before the noun says this of the thing. */
  isBeside: boolean
  /** Only the last words of a search say this. */
  isLast: boolean
  /** What the text leaves to choose or tells of parts tells it as well. */
  isLoose: boolean
  /** Its phrases tell as they stand: "won't break", "don't get it wet". */
  isRaw: boolean
  /** The members that a text can rule out; empty where each of them. */
  refused: readonly string[]
}

/** A stretch of words that names a member of a group. */
export type Naming = { group: Group; member: string; from: number; to: number }

/** What a block says of its group; its other keys are the members. */
export const RIVAL_OPTIONS: ReadonlySet<string> = new Set([
  'group',
  'for',
  'where',
  'together',
  'beside',
  'ends',
  'loose',
  'raw',
  'refused',
])
const PHRASE_MAX = 5

type Entry = { group: Group; member: string }

/** By their stems, what phrases name. */
const entries: ReadonlyMap<string, readonly Entry[]> = load()

function load(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  const blocks = blocksOf('rivals.txt')
  for (const block of blocks) {
    const group = groupOf(block)
    for (const [member, phrases] of block) {
      if (RIVAL_OPTIONS.has(member)) continue
      for (const phrase of listOf(phrases).flatMap((one) => phrasesOf(one, blocks))) {
        const stems = stemsOf(phrase)
        found.set(stems, [...(found.get(stems) ?? []), { group, member }])
      }
    }
  }
  return found
}

function groupOf(block: ReadonlyMap<string, string>): Group {
  const isSet = (key: string) => block.get(key) === 'yes'
  return {
    name: block.get('group') ?? '',
    kinds: listOf(block.get('for') ?? ''),
    isOfName: block.get('where') === 'name',
    isTogether: isSet('together'),
    isBeside: isSet('beside'),
    isLast: isSet('ends'),
    isLoose: isSet('loose'),
    isRaw: isSet('raw'),
    refused: listOf(block.get('refused') ?? ''),
  }
}

/** "@woods" stands for all phrases of the group of that name. */
function phrasesOf(phrase: string, blocks: readonly ReadonlyMap<string, string>[]): string[] {
  if (!phrase.startsWith('@')) return [phrase]
  const group = blocks.find((block) => block.get('group') === phrase.slice(1))
  return [...(group ?? [])].flatMap(([key, value]) => (RIVAL_OPTIONS.has(key) ? [] : listOf(value)))
}

/** Behind a word these say that it is only looked like or done without. */
const LOOKING = new Set(
  `free less look style inspired effect like tone toned colour color coloured colored shade print printed pattern motif shaped shape themed theme
  proof lover stain finish grain`.split(/\s+/),
)

/** What the words name, the longest phrase of each group first; a word inside a longer known phrase names nothing. */
export function namingsIn(words: readonly Word[]): Naming[] {
  const known = knownIn(words).filter(
    ({ from, to, properties }) =>
      to - from > 1 && (!properties.has('material') || properties.has('imitation')),
  )
  const found: Naming[] = []
  for (const from of words.keys()) {
    for (let to = Math.min(words.length, from + PHRASE_MAX); to > from; to -= 1) {
      const named = entries.get(
        words
          .slice(from, to)
          .map(({ stem }) => stem)
          .join(' '),
      )
      if (named === undefined || LOOKING.has(words[to]?.low ?? '')) continue
      const isInside = known.some(
        (one) => one.from <= from && to <= one.to && one.to - one.from > to - from,
      )
      if (isInside) continue
      for (const { group, member } of named) {
        const isHeld = found.some(
          (one) =>
            one.group === group &&
            one.from <= from &&
            to <= one.to &&
            one.to - one.from > to - from,
        )
        if (!isHeld) found.push({ group, member, from, to })
      }
    }
  }
  return found.filter(({ member }) => member !== NOTHING)
}

/** The member of phrases that only look like one: "peanut butter" is no butter. */
const NOTHING = 'nothing'
