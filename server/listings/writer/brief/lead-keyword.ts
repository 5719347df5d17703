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
export function withPrimary(lead: Lead, typed: string): Lead {
  const primary = nounLast(typed, lead.noun)
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
  const named = headPart(primary)
  const isSame = stem(head) === stem(lead.noun) && missing.every((word) => named.includes(word))
  if (!isSame) return { ...lead, holdsPrimary: false }
  return { ...lead, before: insertWords(lead.before, missing, named) }
}

/** "Rope basket natural" as one says it: "natural rope basket". */
export function nounLast(keyword: string, noun: string): string {
  const words = tokens(keyword)
  const at = words.findLastIndex((word) => stem(word) === stem(noun))
  const after = words.slice(at + 1)
  const isTrait = at !== -1 && after.length > 0 && !after.some(isKind) && !after.some(isNumber)
  return isTrait ? [...after, ...words.slice(0, at + 1)].join(' ') : keyword
}

const isNumber = (word: string) => /\d/.test(word)

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
