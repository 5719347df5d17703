import { contentStems, stem, tokens } from '#marketplace/text.ts'
import { headNoun, isPluralNoun } from '../english/grammar.ts'
import { insertWords, isKind } from './word-order.ts'

/** The phrase that names the item: what stands before its noun, the noun, and what follows. */
export type Lead = {
  before: string[]
  noun: string
  after: string
  /** False when the focus keyword names something else than the item, such as a gift. */
  holdsPrimary: boolean
}

/** The naming phrase with the focus keyword worked in, where the two name the same thing. */
export function withPrimary(named: Lead, typed: string): Lead {
  const primary = nounLast(typed, named.noun)
  const lead = { ...named, before: asTyped(named.before, tokens(primary)) }
  const present = new Set(contentStems([...lead.before, lead.noun, lead.after].join(' ')))
  const missing = tokens(primary).filter((word) =>
    contentStems(word).some((found) => !present.has(found)),
  )
  if (missing.length === 0) return { ...lead, before: spelledAs(lead.before, primary) }
  const head = headNoun(primary)
  // "Canvas tote" and "canvas tote bag": the keyword only says the kind once more.
  if (missing.join(' ') === head && tokens(primary).at(-2) === lead.noun.toLowerCase()) {
    return { ...lead, before: [...lead.before, lead.noun], noun: head }
  }
  const typedName = headPart(primary)
  const isSame = stem(head) === stem(lead.noun) && missing.every((word) => typedName.includes(word))
  if (!isSame) return { ...lead, holdsPrimary: false }
  return { ...lead, before: insertWords(lead.before, missing, typedName) }
}

/** Words of the name as the keyword has them: "hand woven" for "handwoven", "vintage" for "antique". */
function asTyped(before: readonly string[], typed: readonly string[]): string[] {
  return before.flatMap((word) => {
    const said = word.toLowerCase()
    const twin = typed.find((other) => other !== said && isTwin(said, other))
    if (twin === undefined || typed.includes(said)) return [word]
    return said === `hand${twin}` ? ['hand', twin] : [twin]
  })
}

function isTwin(said: string, other: string): boolean {
  if (said === `hand${other}`) return true
  // "Felted" and "felt", "knitted" and "knit" say the same of a name.
  if (said === `${other}ed` || said === `${other}${other.at(-1)}ed`) return true
  if (/^(?:vintage|antique)$/.test(other)) return /^(?:vintage|antique)$/.test(said)
  return other.length > SAME_ROOT && said.slice(0, SAME_ROOT) === other.slice(0, SAME_ROOT)
}

/** Words that begin with so many letters alike come from one root. */
const SAME_ROOT = 8

/** "Rope basket natural" as one says it: "natural rope basket". */
export function nounLast(keyword: string, noun: string): string {
  const words = tokens(keyword)
  const at = words.findLastIndex((word) => stem(word) === stem(noun))
  const after = words.slice(at + 1)
  const isTrait = at !== -1 && after.length > 0 && !after.some(isKind) && !after.some(isCount)
  return isTrait ? [...after, ...words.slice(0, at + 1)].join(' ') : keyword
}

const isCount = (word: string) => /\d|^(?:set|pair|pack|bundle)s?$/.test(word)

/** The keyword's own spelling where both mean the same: "goat" for "goats", "wooden" for "wood". */
function spelledAs(words: readonly string[], primary: string): string[] {
  const typed = tokens(primary)
  return words.map((word) => {
    const lower = word.toLowerCase()
    return typed.includes(lower)
      ? word
      : (typed.find((other) => stem(other) === stem(lower) && !isPluralNoun(other)) ?? word)
  })
}

/** The words of a keyword up to its noun: "photo locket" of "photo locket with chain". */
export function headPart(keyword: string): string[] {
  const words = tokens(keyword)
  return words.slice(0, words.indexOf(headNoun(keyword)) + 1)
}
