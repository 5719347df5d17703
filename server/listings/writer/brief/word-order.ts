import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { phrases } from '#marketplace/lexicon/phrases.ts'
import { stem, tokens } from '#marketplace/text.ts'
import { headNoun } from '../english/grammar.ts'
import { ADJECTIVES, SCENTS } from '../english/words.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Where a word stands before an English noun: number, size, age, make, colour, scent, material, kind. */
const RANK = {
  number: 0,
  order: 1,
  whose: 2,
  size: 3,
  age: 4,
  make: 5,
  colour: 6,
  origin: 7,
  scent: 8,
  material: 9,
  kind: 10,
} as const

const NUMBERS = set('one two three four five six seven eight nine ten twelve pair set')
const TO_ORDER = set('custom personalised personalized customised customized bespoke monogrammed')
const WHOSE = set(
  'mens womens kids childrens ladies girls boys toddler unisex men women men’s women’s',
)
const SIZES = set(`
  small large big tiny mini miniature giant huge extra slim thin thick chunky wide narrow tall long short low deep
  shallow heavy light lightweight oversized petite dainty delicate little jumbo soft sturdy simple
`)
const AGES = set(`
  vintage antique retro old new modern rustic minimalist boho bohemian farmhouse victorian edwardian
  scandinavian traditional contemporary primitive industrial coastal
  abstract geometric botanical original handmade handcrafted homemade
`)
const ORIGINS = set(`
  irish scottish shetland english french italian german dutch swedish danish norwegian finnish nordic turkish
  moroccan mexican indian japanese korean chinese american african european british celtic portuguese spanish
`)
/** What a thing does to whoever has it; other words in "-ing" say what it is for. */
const PLEASING = set(
  'relaxing calming soothing charming glowing sparkling everlasting matching striking',
)
/** Ways of making that do not look like participles. */
const MAKES = set(`
  knit knitted woven grown spun made handwoven hand thrown wheel patchwork plaid
  floral striped tie dye sterling solid pure organic raw wild dark pale bright live digital printable undated
`)
/** Crafts that name what a thing is made of as much as how. */
const CRAFTS = set('crochet raku macrame batik amigurumi')
const NOUNS_LIKE_PARTICIPLES =
  /^(?:seed|bed|thread|reed|weed|feed|shed|sled|bread|red|wed|need|vegetable|table|cable|stable|bible)$/

/** Pairs that are one word to the ear, so that nothing comes between them. */
const PAIRS = new Set(
  phrases(`live edge, pressed flower, dried flower, cross back, end grain, peanut butter, goat milk, goats milk, cocoa butter
    shea butter, brown sugar, sea salt, green tea, black tea, tea tree, orange blossom, mid century, full grain
    veg tan, plus size, queen size, king size, bow tie, pom pom, first birthday, new home, wooden wick
    amber jar, name plate, tie dye, over ear, dress up, cable knit, moss stitch, wild flower, birth flower
    birth month, star sign, hot air, cold process, small batch, moon phase, three wick, two wick, single wick, two tone, four leaf, two piece, three piece, high neck, wide leg, sea glass`),
)

/** Pairs that say how a thing or its material is made: they stand before the material. */
const MADE_PAIRS = new Set(
  phrases(
    'full grain, top grain, veg tan, small batch, cold process, moss stitch, cable knit, plus size, queen size, king size',
  ),
)

/** Which of the places before a noun a word takes; a noun that is no material says the kind. */
function rankOf(word: string): number {
  const lower = word.toLowerCase()
  if (/^\d/.test(lower) || NUMBERS.has(lower)) return RANK.number
  if (TO_ORDER.has(lower)) return RANK.order
  if (WHOSE.has(lower)) return RANK.whose
  if (SIZES.has(lower)) return RANK.size
  if (AGES.has(lower)) return RANK.age
  if (MAKES.has(lower) || PLEASING.has(lower)) return RANK.make
  if (ORIGINS.has(lower)) return RANK.origin
  if (MATERIALS.includes(lower) || CRAFTS.has(lower)) return RANK.material
  if (COLOURS.includes(lower) && !SCENTS.includes(lower)) return RANK.colour
  // "Coffee mug" is a kind of mug.
  if (SCENTS.includes(lower) && lower !== 'coffee') return RANK.scent
  // "Drinking glass", "cutting board" and "stacking ring" are kinds of things.
  if (lower.endsWith('ing')) return RANK.kind
  const isMade = /(?:ed|able|ible)$/.test(lower) && !NOUNS_LIKE_PARTICIPLES.test(lower)
  return isMade || ADJECTIVES.has(lower) ? RANK.make : RANK.kind
}

/** True for a word that says what kind of thing it is, not what it is like. */
export function isKind(word: string): boolean {
  return rankOf(word) === RANK.kind
}

/** One thing said before a noun, of one or several words: "polymer clay", "hand dipped", "walnut and maple". */
type Unit = { words: string[]; rank: number }

/** The words before a noun in the groups that stay together. */
export function unitsOf(words: readonly string[]): Unit[] {
  const units: Unit[] = []
  for (const word of words) {
    const before = units.at(-1)
    if (before !== undefined && belongs(before, word)) {
      before.words.push(word)
      before.rank = pairRank(before)
    } else units.push({ words: [word], rank: rankOf(word) })
  }
  return units
}

function belongs({ words }: Unit, next: string): boolean {
  const last = words.at(-1)?.toLowerCase() ?? ''
  const pair = `${last} ${next.toLowerCase()}`
  if (GLUE.test(next) || GLUE.test(last) || STYLES.test(next)) return true
  if (PAIRS.has(pair) || MATERIALS.includes(pair) || COLOURS.includes(pair)) return true
  // "Paper wrapped" and "garden grown" say how, not what.
  const isNoun = rankOf(last) >= RANK.material
  if (isNoun && /(?:ed|made|grown|woven|spun)$/.test(next)) return rankOf(next) === RANK.make
  if (/^(?:hand|wheel|machine|3d|pre|laser|block|screen)$/.test(last))
    return rankOf(next) === RANK.make
  if (MATERIALS.includes(next.toLowerCase())) return OF_MATERIALS.has(last)
  return /^(?:dark|light|pale|bright|deep)$/.test(last) && COLOURS.includes(next.toLowerCase())
}

/** "Polaroid style" is said like "rustic". */
const STYLES = /^(?:style|inspired|shaped|themed|effect)$/i

/** "Walnut and maple" and "over the collar" are one thing said. */
const GLUE = /^(?:and|&|of|the|an?|to|over|under|on|in|for|with|at|by|de|la)$/i

/** What is said of a material and not of the thing: "pure beeswax", "washed linen". */
const OF_MATERIALS = set(
  'pure solid raw undyed washed organic recycled reclaimed upcycled tanned merino shetland sterling bridle boiled',
)

function pairRank({ words }: Unit): number {
  const whole = words.join(' ').toLowerCase()
  if (STYLES.test(words.at(-1) ?? '')) return RANK.age
  if (MADE_PAIRS.has(whole)) return RANK.make
  if (MATERIALS.includes(whole) || OF_MATERIALS.has(words[0] ?? '')) return RANK.material
  if (COLOURS.includes(whole)) return RANK.colour
  return Math.min(...words.filter((word) => !GLUE.test(word)).map(rankOf))
}

/** True for a part of a phrase that keeps only half of what belongs together: "edge" of "live edge". */
export function tearsUnit(part: string, phrase: string): boolean {
  const kept = new Set(tokens(part))
  const all = tokens(phrase)
  const before = all.slice(0, Math.max(all.indexOf(headNoun(phrase)), 0))
  return unitsOf(before).some(({ words }) => {
    const left = words.filter((word) => kept.has(word))
    if (left.length === 0 || left.length === words.length) return false
    // "Clay" is still what "polymer clay" is, and a pressed flower a flower.
    const [last = ''] = words.slice(-1)
    return left.join(' ') !== last || !(MATERIALS.includes(last) || last === 'flower')
  })
}

/** Puts further words of a keyword before a noun, each where the ear expects it. */
export function insertWords(
  before: readonly string[],
  missing: readonly string[],
  keyword: readonly string[],
): string[] {
  const runs = runsOf(missing, keyword)
  const moved = runs.flatMap(({ words }) => words).map(stem)
  const staying = before.filter((word) => !moved.includes(stem(word)))
  // From the last to the first, so that each finds its neighbour in place.
  return runs
    .toReversed()
    .reduce<string[]>((words, run) => insertUnit(words, run, keyword), staying)
}

/** The missing words in the groups in which the keyword says them, with the other half of a pair. */
function runsOf(missing: readonly string[], keyword: readonly string[]): Unit[] {
  const runs: Unit[] = []
  let isOpen = false
  for (const { words, rank } of unitsOf(keyword.slice(0, -1))) {
    const isMissing = words.some((word) => missing.includes(word))
    const last = isOpen ? runs.at(-1) : undefined
    if (isMissing && last !== undefined && last.rank === rank) last.words.push(...words)
    else if (isMissing) runs.push({ words, rank })
    isOpen = isMissing
  }
  return runs
}

/** Puts a colour before a noun, also one that could be a stone: "turquoise ceramic bowl". */
export function insertColour(before: readonly string[], colour: string[]): string[] {
  return insertUnit(before, { words: colour, rank: RANK.colour }, [])
}

function insertUnit(words: readonly string[], unit: Unit, keyword: readonly string[]): string[] {
  const units = unitsOf(words)
  const shared = sharedEnd(words, unit, keyword)
  // What the seller says right before the noun stays there, "taper dinner candles", unless the
  // keyword says it before the new word: "cat wall shelf".
  const follows = keyword[keyword.indexOf(unit.words[0] ?? '') - 1]
  const isAfter = follows !== undefined && stem(follows) === stem(words.at(-1) ?? '')
  const isNewKind = unit.rank === RANK.kind && shared === 0 && !isAfter
  let at = units.length
  let passed = 0
  while (at > 0) {
    const other = units[at - 1]
    if (other === undefined) break
    const isLater = other.rank > unit.rank || (isNewKind && other.rank === RANK.kind)
    if (passed >= shared && !isLater) break
    passed += other.words.length
    at -= 1
  }
  return [...units.slice(0, at), unit, ...units.slice(at)].flatMap(({ words: each }) => each)
}

/** How many words at the end the keyword has as well, after the words that are put in. */
function sharedEnd(words: readonly string[], unit: Unit, keyword: readonly string[]): number {
  const follows = keyword.slice(keyword.indexOf(unit.words.at(-1) ?? '') + 1, -1)
  const end = words.slice(words.length - follows.length)
  const isShared =
    follows.length <= words.length &&
    follows.every((word, at) => stem(end[at] ?? '') === stem(word))
  return isShared ? follows.length : 0
}
