import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Craft } from './craft.ts'
import { ADORNMENTS } from './crafts/adornments.ts'
import { CLOTHING } from './crafts/clothing.ts'
import { COSTUMES } from './crafts/costumes.ts'
import { HAIR } from './crafts/hair.ts'
import { HATS_AND_SCARVES } from './crafts/hats-and-scarves.ts'
import { KIDS_CLOTHES } from './crafts/kids-clothes.ts'
import { KNITWEAR_ACCESSORIES } from './crafts/knitwear-accessories.ts'
import { LOUNGEWEAR } from './crafts/loungewear.ts'
import { PET_BOWLS } from './crafts/pet-bowls.ts'
import { PET_FOOD } from './crafts/pet-food.ts'
import { PET_HOME } from './crafts/pet-home.ts'
import { PET_TOYS } from './crafts/pet-toys.ts'
import { PET_WEAR } from './crafts/pet-wear.ts'
import { PLUSH } from './crafts/plush.ts'
import { SHOES } from './crafts/shoes.ts'
import { TIES } from './crafts/ties.ts'
import { TOYS } from './crafts/toys.ts'

const PETS = new Set(['dog', 'cat', 'puppy', 'kitten', 'pet', 'catnip'])

export const PET_CRAFTS: readonly Craft[] = [PET_FOOD, PET_BOWLS, PET_WEAR, PET_HOME, PET_TOYS]

const WORN: readonly Craft[] = [
  CLOTHING,
  KIDS_CLOTHES,
  LOUNGEWEAR,
  KNITWEAR_ACCESSORIES,
  HATS_AND_SCARVES,
  SHOES,
  ADORNMENTS,
  COSTUMES,
  TIES,
  HAIR,
]

/** "Dog mom", "cat print": people, and what is pictured. */
const AROUND_PETS =
  /\b(?:dog|cat|pet|puppy|kitten)s? (?:moms?|mums?|mamas?|dads?|papas?|parents?|lovers?|lad(?:y|ies)|person|people|owners?|prints?|faces?|portraits?|photos?|pictures?|patterns?|motifs?|themed?|shaped?|memorial|loss)\b/gi

export function isPetItem({ product, primary }: Brief): boolean {
  const said = `${product} ${primary}`.replace(AROUND_PETS, ' ')
  return tokens(said).some((word) => PETS.has(stem(word)))
}

export function isPetCraft(craft: Craft): boolean {
  return PET_CRAFTS.includes(craft)
}

/** Clothes, which a pet may wear as well as we do. */
export function isWorn(craft: Craft): boolean {
  return WORN.includes(craft)
}

/** What a pet plays with; a crocheted dog is a child's. */
const PLAY_OF_PETS = /\b(?:catnip|squeak\w*|(?:cat|dog|pet|puppy|kitten) toys?)\b/i

const PLAY_OF_CHILDREN = /\b(?:toddlers?|kids?|child(?:ren)?|bab(?:y|ies)|nursery|montessori)\b/i

const FOR_PETS =
  /\bfor (?:your |small |large |big |little )?(?:dogs?|cats?|pets?|pupp\w+|kittens?)\b/i

/** What only people wear, or is said of people: cat socks show cats. */
const WORN_BY_PEOPLE =
  /\b(?:socks?|mittens?|gloves?|slippers?|tees?|t-?shirts?|sweatshirts?|crewnecks?|leggings|unisex|wom[ae]n'?s?|m[ae]n'?s|ladies|adult)\b/i

/** The craft of an item whose words name a pet: its clothes are pet wear, its toys are no child's. */
export function forPets(craft: Craft, { product, primary }: Brief): Craft[] {
  const said = `${product} ${primary}`
  if (isWorn(craft)) return [WORN_BY_PEOPLE.test(said) && !FOR_PETS.test(said) ? craft : PET_WEAR]
  if (craft !== TOYS && craft !== PLUSH) return [craft]
  if (PLAY_OF_CHILDREN.test(said)) return [craft]
  if (PLAY_OF_PETS.test(said) || FOR_PETS.test(said)) return [PET_TOYS]
  return craft === PLUSH ? [craft] : []
}
