import { stem, stemKey, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { FactKind } from '../brief/fact.ts'
import { capitalised, headNoun, isPluralNoun } from '../english/grammar.ts'

/** Names longer than this are not what anybody calls a thing in passing. */
const WORDS_MAX = 3

/** What one can call the item in passing; each name tells it from the shop's others. */
export function namesOf(brief: Brief): string[] {
  const { item, starred, primary } = brief
  const keywords = [primary, ...starred].filter((keyword) => isName(keyword, brief))
  const byLead = leadNames(brief)
  const traits = traitsOf(brief)
  const byTrait = traits.flatMap((trait) => [
    `${trait} ${item.name}`,
    ...[...keywords, ...byLead].map((name) => (name.includes(trait) ? name : `${trait} ${name}`)),
  ])
  return (traits.length > 0 ? byTrait : [...keywords, ...byLead])
    .filter((name) => tokens(name).length <= WORDS_MAX)
    .filter((name) => new Set(tokens(name).map(stem)).size === tokens(name).length)
    .filter((name, at, all) => all.findIndex((other) => stemKey(other) === stemKey(name)) === at)
    .map(spelt)
}

/** The end of the naming phrase: "soy candle" and "lavender soy candle" of a longer one. */
function leadNames({ item, lead }: Brief): string[] {
  const [second = '', first = ''] = lead.before.slice(-2)
  if (lead.before.length === 1) return isPlain(second) ? [`${second} ${item.name}`] : []
  if (!isPlain(first)) return []
  return [...(isPlain(second) ? [`${second} ${first} ${item.name}`] : []), `${first} ${item.name}`]
}

/** True for a keyword short enough to call the item by: "fig candle", but not "candle gift". */
export function isName(keyword: string, { item }: Brief): boolean {
  const head = headNoun(keyword)
  return (
    stem(head) === stem(item.noun) &&
    isPluralNoun(head) === item.isPlural &&
    tokens(keyword).length > 1 &&
    tokens(keyword).length <= WORDS_MAX
  )
}

// "Hand poured" is no name without its first half.
function isPlain(word: string): boolean {
  return /^\p{Ll}{3,}$/u.test(word) && !/(?:ed|ly)$/.test(word)
}

/** A scent or a colour: what two products of one kind mostly differ in. */
function traitsOf({ facts }: Brief): string[] {
  return facts.flatMap(({ kind, text }) => TRAITS[kind]?.exec(text)?.[0] ?? []).slice(0, 1)
}

const TRAITS: Partial<Record<FactKind, RegExp>> = {
  scent: /^\p{Ll}+(?= and |,|$)/u,
  colour: /^\p{Ll}+(?: \p{Ll}+)?$/u,
}

const CAPITALS =
  /\b(?:halloween|christmas|easter|thanksgiving|hanukkah|diwali|valentine'?s?|mother'?s day|father'?s day|notion|lightroom|canva|google|etsy|danish|scandinavian|french|german|italian|irish|celtic|japanese|mexican|victorian|edwardian|santa)\b/g
const CODES = /\b(?:svg|pdf|png|jpg|diy|ats|mcm|led|usb|tv|uk|usa)\b/g

/** A keyword as it is written in a sentence: names and codes with their capitals. */
export function spelt(keyword: string): string {
  return keyword
    .replace(CAPITALS, (name) => capitalised(name))
    .replace(CODES, (code) => code.toUpperCase())
}
