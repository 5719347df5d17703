import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Craft } from './craft.ts'
import { ADORNMENTS, HANGINGS } from './crafts/adornments.ts'
import { BATH } from './crafts/bath.ts'
import { SEASONAL, WEDDINGS } from './crafts/celebrations.ts'
import { CANDLES } from './crafts/candles.ts'
import { CLOTHING, TOYS } from './crafts/clothing-and-toys.ts'
import { PATTERNS, TEMPLATES, WALL_ART } from './crafts/digital.ts'
import { DISHES } from './crafts/dishes.ts'
import { DRINKWARE } from './crafts/drinkware.ts'
import { HOME_SCENTS } from './crafts/home-scents.ts'
import { BRACELETS, EARRINGS, NECKLACES, RINGS } from './crafts/jewellery.ts'
import { LEATHER_AND_BAGS } from './crafts/leather-and-bags.ts'
import { HARDWARE, LIGHTING, SUPPLIES, VINTAGE } from './crafts/making-and-vintage.ts'
import { PANTRY, PLANTS } from './crafts/pantry-and-plants.ts'
import { CARDS, JOURNALS, SMALLS } from './crafts/paper.ts'
import { PET_FOOD, PET_HOME, PET_WEAR } from './crafts/pets.ts'
import { PLANT_HANGERS } from './crafts/plant-hangers.ts'
import { PLANTERS } from './crafts/planters.ts'
import { SKIN_CARE } from './crafts/skin-care.ts'
import { SOAPS } from './crafts/soaps.ts'
import { TABLEWARE } from './crafts/tableware.ts'
import { BLANKETS, HOME_TEXTILES, YARN_AND_FABRIC } from './crafts/textiles.ts'
import { VASES } from './crafts/vases.ts'
import { SHELVES, WOODWORK } from './crafts/wood.ts'
import { GENERAL } from './general.ts'
import { headNouns } from './head-nouns.ts'

// Where two crafts know a noun, the earlier one wins: a bow tie for a cat is no garment.
export const CRAFTS: readonly Craft[] = [
  PET_FOOD,
  LIGHTING,
  NECKLACES,
  RINGS,
  EARRINGS,
  BRACELETS,
  ADORNMENTS,
  CANDLES,
  HOME_SCENTS,
  SOAPS,
  BATH,
  SKIN_CARE,
  BLANKETS,
  PLANTERS,
  PLANT_HANGERS,
  VASES,
  DISHES,
  DRINKWARE,
  SHELVES,
  TEMPLATES,
  PATTERNS,
  CARDS,
  JOURNALS,
  WALL_ART,
  WEDDINGS,
  HANGINGS,
  SEASONAL,
  PANTRY,
  PLANTS,
  SUPPLIES,
  HARDWARE,
  YARN_AND_FABRIC,
  HOME_TEXTILES,
  LEATHER_AND_BAGS,
  TOYS,
  PET_WEAR,
  PET_HOME,
  SMALLS,
  TABLEWARE,
  WOODWORK,
  CLOTHING,
  VINTAGE,
]

// "Antique silver finish" and "vintage style" say nothing about age.
const STATED_AGE =
  /\b(?:vintage|antique)\b(?! (?:style|silver|brass|gold|bronze|finish|look|inspired|white))|\b1[89]\d\d\b|\b\d0s\b/i

const PETS = new Set(['dog', 'cat', 'puppy', 'kitten', 'pet'])

/** The crafts an item belongs to, by its noun and by whom it is for; none where that leaves a doubt. */
export function craftsOf(brief: Brief): Craft[] {
  const isForPets = isPetItem(brief)
  const isOld = STATED_AGE.test(brief.product.replace(/\bfor [^,.;]+/gi, ''))
  const known = named(brief).filter((craft) => isFile(brief) || !isFileCraft(craft))
  const fitting = known.filter((craft) => isForPets || !isPetCraft(craft))
  const pets = fitting.filter((craft) => isPetCraft(craft) || isWorn(craft))
  const [first] = isForPets ? [...pets, ...fitting] : fitting
  const found = first === undefined ? [] : isForPets ? forPets(first) : [first]
  // What is old is looked at, not used: its own craft would tell buyers to write on an old postcard.
  return isOld ? [VINTAGE, ...found.filter((craft) => craft === LIGHTING)] : found
}

function isPetItem({ product, primary }: Brief): boolean {
  return tokens(`${product} ${primary}`).some((word) => PETS.has(stem(word)))
}

/** A planter for the window sill and a bed for the garden share nothing but the word. */
const GARDEN_BED = /\b(?:raised (?:bed|planter|garden)|garden bed)\b/i

/** What the seller's words must confirm: a board may be cork, a coaster slate, a flower paper. */
const CONFIRMED: ReadonlyMap<Craft, RegExp> = new Map([
  [WEDDINGS, /\b(?:wedding|brid|groom)/i],
  [
    WOODWORK,
    /\b(?:wood|wooden|driftwood|plywood|oak|pine|walnut|maple|teak|cherry|beech|ash|birch|cedar|mahogany|olivewood|bamboo|acacia)\b/i,
  ],
  [
    HOME_TEXTILES,
    /\b(?:pillows?|cushions?|towels?|napkins?|tablecloth|curtains?|linen|cotton|wool|felt|fabric|crochet(?:ed)?|knit(?:ted)?|quilted|woven|macrame|patchwork|denim|velvet|jute)\b/i,
  ],
  // A salt may be for the table.
  [BATH, /\b(?:bath|tub|soak|spa)\b/i],
  [
    SKIN_CARE,
    /\b(?:bath|shower|body|skin|hands?|feet|foot|face|facial|lips?|beard|massage|hair|cuticle|nails?|eyes?|tallow|shea|deodorant|lotion|toner|salve|lip balm)\b/i,
  ],
  [
    PLANTS,
    /^(?!.*\b(?:dried|pressed|paper|felt|silk|faux|fake|artificial|crochet(?:ed)?|knit(?:ted)?|embroider(?:ed|y)|ceramic|resin|clay|wooden|metal|print(?:ed)?|stitched|preserved)\b)/is,
  ],
  [
    PANTRY,
    /^(?!.*\b(?:crochet(?:ed)?|knit(?:ted)?|felt|toy|soap|wax|scented|scrub|print|skin)\b)/is,
  ],
])

/** Crafts that know the item by its noun, as far as the rest of what is said agrees. */
function named(brief: Brief): Craft[] {
  const { product, usable } = brief
  if (GARDEN_BED.test(product)) return []
  const isKnown = (noun: string | undefined) =>
    noun === undefined || CRAFTS.some(({ nouns }) => nouns.includes(noun))
  const noun = headNouns(brief).find(isKnown)
  if (noun === undefined) return []
  const said = `${product} ${usable.join(' ')}`
  return CRAFTS.filter(
    (craft) => craft.nouns.includes(noun) && (CONFIRMED.get(craft)?.test(said) ?? true),
  )
}

/** True for what is sold as a file. */
export function isFile(brief: Brief): boolean {
  return FILES.test(`${brief.product} ${brief.primary}`)
}

const FILES =
  /\b(?:digital|download|template|spreadsheet|pdf|printable|canva|notion|svg|png|jpe?g|file|files|sheets|presets?|procreate|goodnotes)\b/i

function isFileCraft(craft: Craft): boolean {
  return craft === TEMPLATES || craft === PATTERNS
}

/** Clothes of a pet are pet wear, and its toys are no children's toys. */
function forPets(craft: Craft): Craft[] {
  if (craft === TOYS) return []
  return [isWorn(craft) ? PET_WEAR : craft]
}

function isWorn(craft: Craft): boolean {
  return craft === CLOTHING || craft === ADORNMENTS
}

function isPetCraft(craft: Craft): boolean {
  return craft === PET_FOOD || craft === PET_WEAR || craft === PET_HOME
}

/** Emojis that suit the item. */
export function emojisOf(brief: Brief): readonly string[] {
  const emojis = (craftsOf(brief)[0] ?? shownBy(brief) ?? GENERAL).emojis
  const words = new Set(tokens(brief.product).map(stem))
  if (words.has('dog') === words.has('cat')) return emojis
  const others = words.has('dog') ? CATS : DOGS
  return emojis.filter((emoji) => !others.includes(emoji))
}

/** The craft some word around the item shows: enough for an emoji, too little for advice. */
function shownBy(brief: Brief): Craft | undefined {
  const words = new Set([...tokens(brief.product), ...brief.usable.flatMap(tokens)].map(stem))
  const isForPets = isPetItem(brief)
  return CRAFTS.find(
    (craft) => craft.signs.some((sign) => words.has(sign)) && (isForPets || !isPetCraft(craft)),
  )
}

const CATS: readonly string[] = ['🐱', '🐈']
const DOGS: readonly string[] = ['🐶', '🦴']
