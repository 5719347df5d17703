import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { CONFIRMED } from './confirmed.ts'
import type { Craft } from './craft.ts'
import { CRAFTS } from './crafts.ts'
import { LIGHTING } from './crafts/lighting.ts'
import { VINTAGE } from './crafts/vintage.ts'
import { GENERAL } from './general.ts'
import { isFile, isFileCraft } from './file-items.ts'
import { headNouns } from './head-nouns.ts'
import { forPets, isPetCraft, isPetItem, isWorn } from './pet-items.ts'

// "Antique silver finish" and "vintage style" say nothing about age.
const STATED_AGE =
  /\b(?:vintage|antique)\b(?! (?:style|silver|brass|gold|bronze|finish|look|inspired|white))|\b1[89]\d\ds?\b|\b\d0s\b/i

// A card printed on a press of 1954 is new, and so is a sign for a family that has been one since 1987.
const AGE_OF_OTHERS =
  /\bfor [^,.;]+|\b(?:on|with|using|by) (?:our|my|an?|the) (?:[\p{L}-]+ ){0,2}1[89]\d\ds?\b|\b(?:est\.?|established|since|born|style of the) (?:in )?1[89]\d\ds?\b|\b1[89]\d\d ?[-–] ?\d{4}\b/giu

/** The crafts an item belongs to, by its noun and by whom it is for; none where that leaves a doubt. */
export function craftsOf(brief: Brief): Craft[] {
  const isForPets = isPetItem(brief)
  const isOld = STATED_AGE.test(brief.product.replace(AGE_OF_OTHERS, ''))
  const known = named(brief).filter((craft) => isFile(brief) || !isFileCraft(craft))
  const fitting = known.filter((craft) => isForPets || !isPetCraft(craft))
  const pets = fitting.filter((craft) => isPetCraft(craft) || isWorn(craft))
  const [first] = isForPets ? [...pets, ...fitting] : fitting
  const found = first === undefined ? [] : isForPets ? forPets(first, brief) : [first]
  // What is old is looked at, not used: its own craft would tell buyers to write on an old postcard.
  return isOld ? [VINTAGE, ...found.filter((craft) => craft === LIGHTING)] : found
}

/** A planter for the window sill and a bed for the garden share nothing but the word. */
const GARDEN_BED =
  /\b(?:raised (?:bed|planter|garden(?! (?:markers?|stakes?|signs?)))|garden bed)\b/i

/** A noun of some craft, or one that is met but leaves open what the thing is. */
function isKnown(noun: string | undefined): boolean {
  return noun === undefined || CRAFTS.some(({ nouns }) => nouns.includes(noun))
}

/** Crafts that know the item by its noun, as far as the rest of what is said agrees. */
function named(brief: Brief): Craft[] {
  const { product, usable } = brief
  if (GARDEN_BED.test(product)) return []
  const noun = headNouns(brief).find(isKnown)
  if (noun === undefined) return []
  const said = `${product} ${usable.join(' ')}`
  return CRAFTS.filter(
    (craft) => craft.nouns.includes(noun) && (CONFIRMED.get(craft)?.test(said) ?? true),
  )
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
