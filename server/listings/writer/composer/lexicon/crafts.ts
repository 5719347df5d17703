import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { headNoun } from '../../english/grammar.ts'
import type { Craft } from './craft.ts'
import { ADORNMENTS, HANGINGS } from './crafts/adornments.ts'
import { SEASONAL, WEDDINGS } from './crafts/celebrations.ts'
import { DISHES, PLANTERS, TABLEWARE, VASES } from './crafts/ceramics.ts'
import { CLOTHING, TOYS } from './crafts/clothing-and-toys.ts'
import { PATTERNS, TEMPLATES, WALL_ART } from './crafts/digital.ts'
import { HOME_SCENTS } from './crafts/home-scents.ts'
import { BRACELETS, EARRINGS, NECKLACES, RINGS } from './crafts/jewellery.ts'
import { LEATHER_AND_BAGS } from './crafts/leather-and-bags.ts'
import { HARDWARE, LIGHTING, SUPPLIES, VINTAGE } from './crafts/making-and-vintage.ts'
import { PANTRY, PLANTS } from './crafts/pantry-and-plants.ts'
import { CARDS, JOURNALS, SMALLS } from './crafts/paper.ts'
import { PET_FOOD, PET_HOME, PET_WEAR } from './crafts/pets.ts'
import { BATH, CANDLES, SOAPS } from './crafts/scents-and-bath.ts'
import { BLANKETS, HOME_TEXTILES, YARN_AND_FABRIC } from './crafts/textiles.ts'
import { SHELVES, WOODWORK } from './crafts/wood.ts'
import { GENERAL } from './general.ts'

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
  BLANKETS,
  PLANTERS,
  VASES,
  DISHES,
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

/** The crafts an item belongs to: by its noun, by whom it is for, by the words around it. */
export function craftsOf(brief: Brief): Craft[] {
  const words = new Set([...tokens(brief.product), ...brief.usable.flatMap(tokens)].map(stem))
  const isForPets = tokens(`${brief.product} ${brief.primary}`).some((word) => PETS.has(stem(word)))
  const isOld = STATED_AGE.test(brief.product.replace(/\bfor [^,.;]+/gi, ''))
  const known = named(brief).filter((craft) => isFile(brief) || !isFileCraft(craft))
  const fitting = known.filter((craft) => isForPets || !isPetCraft(craft))
  const pets = fitting.filter((craft) => isPetCraft(craft) || isWorn(craft))
  const shown = CRAFTS.filter(
    (craft) => craft.signs.some((sign) => words.has(sign)) && (isForPets || !isPetCraft(craft)),
  )
  const first = (isForPets ? [...pets, ...fitting] : fitting)[0] ?? shown[0]
  const found = first === undefined ? [] : isForPets ? forPets(first) : [first]
  // What is old is looked at, not used: its own craft would tell buyers to write on an old postcard.
  return isOld ? [VINTAGE, ...found.filter((craft) => craft === LIGHTING)] : found
}

/** A planter for the window sill and a bed for the garden share nothing but the word. */
const GARDEN_BED = /\b(?:raised (?:bed|planter|garden)|garden bed)\b/i

/** Plates one reads, not plates one eats from. */
const SIGNS = /\b(?:name|license|number|house|door) (?:plate|plates|plaque)$/

/** Crafts that know the item by its noun, the first word of its name or the noun of the focus keyword. */
function named({ item, product, primary }: Brief): Craft[] {
  if (GARDEN_BED.test(product)) return []
  const noun = SIGNS.test(item.name) ? 'sign' : stem(item.noun)
  // Of a "journal cover" the first word says more than the second.
  const first = stem(tokens(item.name)[0] ?? '')
  const words = [first, noun, stem(headNoun(primary))]
  const known = words.find((word) => CRAFTS.some(({ nouns }) => nouns.includes(word)))
  return known === undefined ? [] : CRAFTS.filter(({ nouns }) => nouns.includes(known))
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
  const emojis = craftsOf(brief)[0]?.emojis ?? GENERAL.emojis
  const words = new Set(tokens(brief.product).map(stem))
  if (words.has('dog') === words.has('cat')) return emojis
  const others = words.has('dog') ? CATS : DOGS
  return emojis.filter((emoji) => !others.includes(emoji))
}

const CATS: readonly string[] = ['🐱', '🐈']
const DOGS: readonly string[] = ['🐶', '🦴']
