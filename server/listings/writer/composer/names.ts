import { AMBIGUOUS_COLOURS, COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { hasPhrase, phrasesIn, stem, stemKey, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { headNoun, isPluralNoun, withParticles } from '../english/grammar.ts'
import { withCapitals } from '../english/proper-names.ts'
import { isKind } from '../brief/word-order.ts'
import { COMPOUNDS } from './lexicon/compounds.ts'

/** Names longer than this are not what anybody calls a thing in passing. */
const WORDS_MAX = 3

/** The names of an item by turns, until each has been said as often as reads well. */
export type Naming = {
  next: () => string | undefined
  /** Counts a name that was said out of turn. */
  take: (name: string) => void
  /** True once every name, if there was one, has had its turns. */
  isSpent: () => boolean
}

/** Two names for one thing by turns; a third, where those have been said often enough. */
const NAMES_IN_TURN = 2
const NAMES_MAX = 3

/** How often a text may say the same search phrase, and call the item by one name; more is stuffing. */
const SAID_MAX = {
  short: { keyword: 2, name: 3 },
  medium: { keyword: 3, name: 5 },
  long: { keyword: 4, name: 7 },
} as const

export function namingOf(brief: Brief): Naming {
  const turns = turnsOf(brief)
  const isSpent = turns.length === 0 ? () => false : () => turns.length === 0
  return {
    next: () => turns.shift(),
    take: (name) => {
      const at = turns.indexOf(name)
      if (at !== -1) turns.splice(at, 1)
    },
    isSpent,
  }
}

/** The names in rounds, as long as none of the search phrases they hold is said too often. */
function turnsOf(brief: Brief): string[] {
  const { lead, input, usable } = brief
  const most = SAID_MAX[input.descriptionLength]
  const opening = [...lead.before, lead.noun].join(' ')
  const phrases = usable.filter((keyword) => tokens(keyword).length > 1)
  const said = new Map(phrases.map((phrase) => [phrase, hasPhrase(opening, phrase) ? 1 : 0]))
  const names = namesOf(brief).map((name) => ({
    name,
    held: phrases.filter((phrase) => hasPhrase(name, phrase)),
  }))
  const rounds = (group: typeof names) => Array.from({ length: most.name }, () => group).flat()
  return [...rounds(names.slice(0, NAMES_IN_TURN)), ...rounds(names.slice(NAMES_IN_TURN))].flatMap(
    ({ name, held }) => {
      if (held.some((phrase) => (said.get(phrase) ?? 0) >= most.keyword)) return []
      for (const phrase of held) said.set(phrase, (said.get(phrase) ?? 0) + 1)
      return [name]
    },
  )
}

/** What one can call the item in passing, the shortest first; each tells it from the shop's others. */
function namesOf(brief: Brief): string[] {
  const { item, lead, starred, primary } = brief
  const keywords = [primary, ...starred].filter((keyword) => isName(keyword, brief))
  const material = lead.before.filter((word) => MATERIALS.includes(word)).at(-1)
  const trait = traitOf(brief) ?? ownWord(keywords[0], brief)
  const names =
    trait === undefined
      ? [...keywords, ...leadName(brief)]
      : [
          ...keywords.slice(0, 1).map((keyword) => withTrait(keyword, trait)),
          ...(material === undefined ? [] : [inOrder(trait, material, item.name)]),
          `${trait} ${item.name}`,
          ...keywords.filter((keyword) => tokens(keyword).includes(trait)),
        ]
  return names
    .filter((name) => tokens(name).length <= WORDS_MAX)
    .filter((name) => new Set(tokens(name).map(stem)).size === tokens(name).length)
    .filter((name, at, all) => all.findIndex((other) => stemKey(other) === stemKey(name)) === at)
    .toSorted((one, two) => tokens(one).length - tokens(two).length)
    .slice(0, NAMES_MAX)
    .map(spelt)
}

/** "Porcelain bud vase", but "whale stoneware mug": what kind it is stands next to the noun. */
function inOrder(trait: string, material: string, noun: string): string {
  return isKind(trait) ? `${material} ${trait} ${noun}` : `${trait} ${material} ${noun}`
}

/** What one calls the item where its names are used up: "mug rug", since "rug" would be another thing. */
export function plainName(brief: Brief): string {
  const { item, primary, usable } = brief
  if (isOfMany(brief) && isName(primary, brief)) return spelt(primary)
  const compound = [primary, ...usable].map(tokens).find((words) => {
    const at = words.findIndex((word) => stem(word) === stem(item.noun))
    return at > 0 && COMPOUNDS.has(`${words[at - 1]} ${stem(item.noun)}`)
  })
  const at = compound?.findIndex((word) => stem(word) === stem(item.noun)) ?? 0
  return spelt(at > 0 ? `${compound?.[at - 1]} ${item.noun}` : item.name)
}

function withTrait(keyword: string, trait: string): string {
  return tokens(keyword).includes(trait) ? keyword : `${trait} ${keyword}`
}

/** The word a focus keyword sets before the item and its material: "whale" of "whale mug". */
function ownWord(keyword: string | undefined, { item }: Brief): string | undefined {
  const [first, ...rest] = tokens(keyword ?? '')
  const isOwn = first !== undefined && rest.length === 1 && !MATERIALS.includes(first)
  return isOwn && stem(rest[0] ?? '') === stem(item.noun) ? first : undefined
}

/** The naming phrase where it is short: longer ones cannot be cut without cutting a name in two. */
function leadName(brief: Brief): string[] {
  const { item, lead } = brief
  if (isOfMany(brief)) return []
  const isShort = lead.before.length > 0 && lead.before.length < WORDS_MAX
  return isShort && lead.before.every((word) => /^\p{Ll}+$/u.test(word))
    ? [`${lead.before.join(' ')} ${item.name}`]
    : []
}

/** A "potted string of hearts" is no string: its noun says nothing without the rest. */
export function isOfMany({ lead }: Brief): boolean {
  return /^of \p{Ll}+s\b/u.test(lead.after)
}

/** True for a keyword short enough to call the item by: "fig candle", but not "candle gift". */
export function isName(keyword: string, { item }: Brief): boolean {
  const head = headNoun(keyword)
  return (
    stem(head) === stem(item.noun) &&
    isPluralNoun(head) === item.isPlural &&
    !/ for |\d/.test(keyword) &&
    tokens(keyword).length > 1 &&
    tokens(keyword).length <= WORDS_MAX
  )
}

/** Gold may be a metal and slate a stone; "amber" among other words may be many things. */
const OWN_COLOURS = COLOURS.filter((colour) => !MATERIALS.includes(colour))
const PLAIN_COLOURS = OWN_COLOURS.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour))

/** A scent or a colour, if one stands alone: what two products of one kind mostly differ in. */
export function traitOf({ facts, lead }: Brief): string | undefined {
  const scents = facts
    .filter(({ kind }) => kind === 'scent')
    .flatMap(({ text }) => /^\p{Ll}+(?= and |,|$)/u.exec(text)?.[0] ?? [])
  const coloured = facts
    .filter(({ kind, text }) => kind !== 'says' && phrasesIn(text, COLOURS).length === 1)
    .map(({ text }) => text.split(',')[0] ?? '')
    .filter((text) => OWN_COLOURS.includes(text))
  // "In red" is the item's colour; "with red scarf" is the scarf's.
  const after = /^in (?!an? )/.test(lead.after) ? lead.after : ''
  // Earl Grey is a tea.
  const told = [...lead.before, after].join(' ').replace(/\bearl grey\b/gi, '')
  const named = phrasesIn(told, COLOURS)
  const alone = named.length === 1 ? named.filter((one) => PLAIN_COLOURS.includes(one)) : []
  return [...scents, ...coloured, ...alone][0]
}

const CODES = /\b(?:svg|pdf|png|jpg|diy|ats|mcm|led|usb|tv|uk|usa)\b/g

/** A keyword as it is written in a sentence: names and codes with their capitals. */
export function spelt(keyword: string): string {
  return withCapitals(withParticles(keyword))
    .replace(/\b(wo)?mens\b/gi, "$1men's")
    .replace(CODES, (code) => code.toUpperCase())
}
