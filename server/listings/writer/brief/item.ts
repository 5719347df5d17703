import { AMBIGUOUS_COLOURS, COLOURS } from '#marketplace/lexicon/colours.ts'
import { stem, tokens } from '#marketplace/text.ts'
import { headNoun, isMassNoun, isPluralNoun } from '../english/grammar.ts'
import { ADJECTIVES, PREPOSITIONS } from '../english/words.ts'

/** The thing for sale. */
export type Item = {
  noun: string
  /** What to call it in passing: "candle", but "cutting board" where "board" says too little. */
  name: string
  isPlural: boolean
  isMass: boolean
}

/** Words that end a keyword without naming the thing for sale. */
export const NOT_ITEMS = new Set(
  `gift gifts present presents idea ideas decor decoration lover lovers accessories supplies download design women men
  woman man her him mom mum dad girl boy girls boys friend kids baby home wedding diy style lighting art shower
  birthday christmas jewelry jewellery stuffer stuffers favor favors filler basket_ memorial stationery furniture
  travel time party indoor alternative goods leathercraft knitting license application finance paper_ anniversary
  parent coworker bridesmaid teacher nurse daughter son wife husband grandma boyfriend girlfriend nursery handmade
  gifting celebration keepsake decorations day ideas inspired aesthetic online uk usa sale order portrait_ dog cat pet pdf svg png jpg zip`
    .trim()
    .split(/\s+/),
)

/** Nouns that say too little without the word before them. */
export const VAGUE = new Set(
  `bomb bombs board boards plate plates die dies cover covers bag bags bar bars tie ties holder holders rest box boxes
  sign signs kit kits rack racks block blocks stand stands case cases tag tags file files sheet sheets fob fobs
  bear_ wrap wraps stopper opener mat mats hanging hanger hook hooks art warmer press clip clips pot pots set sets
  mold molds paper tree trees ball balls oil cloth ring_ tray_ plant plants pack packs pin_ pins_ pad pads bath salt salts`
    .trim()
    .split(/\s+/),
)

type Sources = { keywords: readonly string[]; primary: string; product: string }

/** Colours that name no thing, as "rose" and "olive" do. */
const PLAIN_COLOURS = new Set(COLOURS.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour)))

/** Finds the noun for sale: what most keywords end in and the description's first words confirm. */
export function itemOf({ keywords, primary, product }: Sources): Item {
  const said = tokens(product).map(stem)
  const everywhere = new Set(said)
  // What follows a colon are the parts: "Scratching wedge: spruce frame, sisal rope".
  const [name = ''] = product.split(':')
  const opening = new Set(tokens(name).map(stem).slice(0, 12))
  const scores = new Map<string, { noun: string; score: number }>()
  const add = (noun: string, points: number) => {
    // "Rope basket natural" is about a basket.
    const isNoun = !/^\d/.test(noun) && !ADJECTIVES.has(noun) && !PLAIN_COLOURS.has(noun)
    if (noun.length < 2 || NOT_ITEMS.has(noun) || !isNoun) return
    const known = scores.get(stem(noun))
    scores.set(stem(noun), { noun: known?.noun ?? noun, score: (known?.score ?? 0) + points })
  }
  add(headNoun(primary), 3)
  for (const keyword of keywords) add(headNoun(keyword), 1)
  for (const [key, candidate] of scores) {
    if (opening.has(key)) candidate.score += 6
    else if (everywhere.has(key)) candidate.score += 2
  }
  const best = [...scores.values()].toSorted((a, b) => b.score - a.score)[0]
  const noun = best?.noun ?? firstHead(product, primary)
  return describe(noun, { keywords, primary, product })
}

function firstHead(product: string, primary: string): string {
  const head = headNoun(product.split(/[.,;:\n]/)[0] ?? '')
  return head === '' ? (tokens(primary).at(-1) ?? 'item') : head
}

function describe(noun: string, { keywords, primary, product }: Sources): Item {
  const asWritten = tokens(product).find((word) => stem(word) === stem(noun)) ?? noun
  const name = VAGUE.has(asWritten)
    ? (pairWith(asWritten, [primary, ...keywords]) ?? asWritten)
    : asWritten
  return {
    noun: asWritten,
    name,
    isPlural: isPluralNoun(asWritten),
    isMass: isMassNoun(asWritten),
  }
}

/** The item under the noun the seller's own phrase leads with: "sticker sheet" instead of "sticker". */
export function renamed(
  { isMass, ...rest }: Item,
  { before, noun, after }: { before: readonly string[]; noun: string; after: string },
): Item {
  // String comes by the yard, a "string of hearts" is one plant.
  const item = { ...rest, isMass: isMass && !/^of \p{Ll}+s\b/u.test(after) }
  const lower = noun.toLowerCase()
  if (stem(noun) === stem(item.noun) || NOT_ITEMS.has(lower)) return item
  const [last] = before.slice(-1)
  const name = VAGUE.has(lower) && last !== undefined ? `${last.toLowerCase()} ${lower}` : lower
  return { noun: lower, name, isPlural: isPluralNoun(lower), isMass: isMassNoun(lower) }
}

function pairWith(noun: string, keywords: readonly string[]): string | null {
  for (const keyword of keywords) {
    const words = tokens(keyword)
    const at = words.findIndex((word) => stem(word) === stem(noun))
    const before = words[at - 1]
    const which = words[at - 2]
    // Rooms are of many kinds: a "room sign" may hang anywhere, a "laundry room sign" says where.
    if (before === 'room' && which !== undefined) return `${which} room ${noun}`
    if (at > 0 && before !== undefined && !PREPOSITIONS.has(before)) return `${before} ${noun}`
  }
  return null
}
