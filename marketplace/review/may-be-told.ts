import type { Denial } from '../reading/denials.ts'
import type { Warning } from '../reading/notices.ts'
import { isContent } from '../reading/phrases.ts'
import { type Reading, readText } from '../reading/reading.ts'
import type { Run } from '../reading/sentences.ts'
import { NO_WORDS, NOT_WORDS } from '../reading/tables/denying.ts'
import { words } from '../reading/tables/word-list.ts'
import { rememberedOf } from '../remembered.ts'

/** Where less of a warning is told, no other wording can hide it. */
const HIDDEN_SHARE = 0.3

/** Says whether a description may tell a warning, in its words or in like ones. */
export function warningTeller(
  warning: Warning,
  product: Reading,
): (description: Reading) => boolean {
  const parts = partsOf(warning, product).map((run) => ownRoots(product, run))
  return (description) =>
    parts.every((roots) => {
      const told = roots.filter((root) => isLikeTold(description, root))
      return told.length >= roots.length * HIDDEN_SHARE
    })
}

const PARTING: ReadonlySet<string> = new Set(['', ',', ';'])

/** "Strong magnets inside, keep away from babies" warns twice; each phrase that warns by itself has to be told. */
function partsOf({ sentence, start, end }: Warning, { sentences, tokens, text }: Reading): Run[] {
  const { clauses = [] } = sentences[sentence] ?? {}
  const own = clauses.filter(({ from, to }) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    return first !== undefined && last !== undefined && first.start >= start && last.end <= end
  })
  const warning = own.filter(({ from, to, joint }) => {
    const said = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
    return PARTING.has(joint) && readText(said).warnings.length > 0
  })
  const whole = { from: own[0]?.from ?? 0, to: own.at(-1)?.to ?? 0 }
  return warning.length === 0 ? [whole] : warning
}

/** The words that a text says nowhere else: that a listing names the dog and the treats warns of nothing. */
function ownRoots({ tokens, places }: Reading, { from, to }: Run): string[] {
  const all = [
    ...new Set(
      tokens
        .slice(from, to)
        .filter(isContent)
        .map(({ root }) => root),
    ),
  ]
  const own = all.filter((root) => {
    const at = places.get(root) ?? []
    return (at[0] ?? to) >= from && (at.at(-1) ?? from) < to
  })
  return own.length === 0 ? all : own
}

const LIKE_LETTERS = 5

/** Told in this or a like word: "slippery" for "slippy". */
function isLikeTold(description: Reading, root: string): boolean {
  return description.places.has(root) || beginningsIn(description).has(beginningOf(root))
}

const beginningsIn = rememberedOf(
  ({ places }: Reading) =>
    new Set([...places.keys()].filter(({ length }) => length >= LIKE_LETTERS).map(beginningOf)),
)

function beginningOf(root: string): string {
  return root.slice(0, LIKE_LETTERS)
}

const TAKING_BACK = words(
  `separately sep separate excluded excludes instead away avoid apart unsuitable except`,
)

/** The words of each sentence in which something is taken back or kept apart, in whatever words. */
const takenBackIn = rememberedOf(({ tokens, sentences }: Reading): ReadonlySet<string>[] =>
  sentences
    .map(({ from, to }) => tokens.slice(from, to))
    .filter((own) =>
      own.some(({ word }) => NO_WORDS.has(word) || NOT_WORDS.has(word) || TAKING_BACK.has(word)),
    )
    .map((own) => new Set(own.filter(isContent).map(({ root }) => root))),
)

/** Says whether a description may deny the same: most of its words stand beside a denial, or only something else is told. */
export function mayBeDenied(description: Reading, denial: Denial): boolean {
  const { roots } = denial
  const [first = ''] = roots
  return (
    isOnlyElse(description, denial) ||
    // How far a denial reaches is uncertain, its first word is not: "NOT A TOY keep outta reach".
    takenBackIn(description).some(
      (taken) =>
        taken.has(first) || roots.filter((root) => taken.has(root)).length >= roots.length / 2,
    )
  )
}

const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['physical', ['digital', 'download', 'pdf', 'printabl']],
  ['dishwasher', ['hand wash', 'wash by hand']],
  ['wash', ['spot clean', 'wipe', 'dry clean']],
  ['dryer', ['line dry', 'air dry', 'dry flat', 'hang to dry']],
  ['print', ['digital']],
  ['solid', ['plated', 'filled']],
]

/** "Digital file" says that nothing physical comes, "hand wash" that no dishwasher is meant. */
function isOnlyElse(description: Reading, { roots }: Denial): boolean {
  const text = description.text.toLowerCase()
  return PAIRS.some(
    ([root, phrases]) => roots.includes(root) && phrases.some((phrase) => text.includes(phrase)),
  )
}
