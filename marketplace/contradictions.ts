import { AMBIGUOUS_COLOURS, COLOURS, colourFamilies } from './lexicon/colours.ts'
import { materialFamily, MATERIALS } from './lexicon/materials.ts'
import { contentStems, hasPhrase, phrasesIn, stem, tokens } from './text.ts'

/** Foods behind a "free from" claim: oat flour is a grain whatever a keyword says. */
const CONTAINS: Readonly<Record<string, readonly string[]>> = {
  grain: ['oat', 'oats', 'wheat', 'flour', 'corn', 'rice', 'barley', 'oatmeal'],
  gluten: ['wheat', 'flour', 'barley', 'rye'],
  dairy: ['milk', 'cream', 'cheese', 'yogurt', 'buttermilk'],
  sugar: ['sugar', 'honey', 'syrup'],
  nut: ['peanut', 'almond', 'walnut', 'cashew', 'hazelnut', 'pecan'],
  scent: ['scented', 'fragrance'],
}

const DENIED = /\b(?:no|not|without|excludes?|non)[\s-]+(?:an? |the |any )?([\p{L}'-]+)/giu
const NOT_INCLUDED =
  /([\p{L}'-]+)\s+(?:is |are )?(?:not included|not incl|sold separately|excluded)\b/giu
const SMALL_CHILDREN = ['baby', 'babies', 'toddler', 'toddlers', 'infant', 'newborn']
const NOT_ABSENT = new Set([
  'two',
  'one',
  'only',
  'physical',
  'quite',
  'more',
  'less',
  'for',
  'perfect',
  'to',
])

/** Says in words how a keyword contradicts the product's description, or null. */
export function contradiction(keyword: string, product: string): string | null {
  return (
    deniedPart(keyword, product) ??
    deniedAge(keyword, product) ??
    containedFood(keyword, product) ??
    otherColour(keyword, product) ??
    otherMaterial(keyword, product)
  )
}

function deniedPart(keyword: string, product: string): string | null {
  if (/\b(?:no|not|without)\b|[\s-]free\b/.test(keyword)) return null
  const denied = matches(product, DENIED).find((thing) =>
    contentStems(keyword).includes(stem(thing)),
  )
  const missing = matches(product, NOT_INCLUDED).find((thing) => promises(keyword, stem(thing)))
  const thing = denied ?? missing
  return thing === undefined ? null : `your description says there is no ${thing}`
}

function matches(product: string, pattern: RegExp): string[] {
  return [...product.matchAll(pattern)]
    .map((match) => (match[1] ?? '').toLowerCase())
    .filter((word) => word !== '' && !NOT_ABSENT.has(word))
}

/** "Lamp with shade" and "lampshade" promise a shade; "plant hanger" promises no plant. */
function promises(keyword: string, thing: string): boolean {
  const words = tokens(keyword).map(stem)
  const joint = words.findIndex((word) => word === 'with' || word === 'and')
  return words.at(-1) === thing || (joint !== -1 && words.slice(joint).includes(thing))
}

function deniedAge(keyword: string, product: string): string | null {
  const limit = /\bnot (?:suitable )?for (?:\p{L}+ ){0,2}under (?:age )?(\d+)/iu.exec(product)?.[1]
  if (limit === undefined) return null
  const age = /\b(\d+)\s?(?:year|yr|month)/.exec(keyword)?.[1]
  const isTooYoung = age !== undefined && Number(age) < Number(limit)
  const isForSmall = tokens(keyword).some((word) => SMALL_CHILDREN.includes(word))
  return isTooYoung || isForSmall ? `your description says not under ${limit}` : null
}

function containedFood(keyword: string, product: string): string | null {
  const freeFrom = /\b(\p{L}+)[\s-]free\b/u.exec(
    keyword.replace(/\bunscented\b/, 'scent free'),
  )?.[1]
  const foods = CONTAINS[freeFrom ?? ''] ?? []
  const words = tokens(product.replace(/\bno \p{L}+/giu, ''))
  const found = foods.find((food) => words.includes(food))
  return found === undefined ? null : `your description names ${found}`
}

function otherColour(keyword: string, product: string): string | null {
  const stated = phrasesIn(product, COLOURS)
  const families = new Set(stated.flatMap(colourFamilies))
  const clear = stated.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour))
  if (clear.length === 0 && !stated.includes('amber')) return null
  const other = phrasesIn(keyword, COLOURS).find(
    (colour) =>
      !AMBIGUOUS_COLOURS.includes(colour) &&
      !hasPhrase(product, colour) &&
      !colourFamilies(colour).some((family) => families.has(family)),
  )
  return other === undefined ? null : `your description does not say ${other}`
}

/** Families that exclude each other: what is leather is not cotton, what is brass is not oak. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['cotton', 'linen', 'wool', 'silk', 'leather'],
  ['wood', 'metal', 'plastic', 'clay', 'polymer', 'leather'],
  ['gold', 'silver'],
]

// Other pairs are left alone: "sea glass" names a colour of yarn, and gems come by choice.
function otherMaterial(keyword: string, product: string): string | null {
  const stems = contentStems(product)
  const isStated = (material: string) =>
    hasPhrase(product, material) || stems.includes(stem(material))
  const families = phrasesIn(product, MATERIALS).map(materialFamily)
  const other = phrasesIn(keyword, MATERIALS).find((material) => {
    if (isStated(material) || COLOURS.includes(material)) return false
    const family = materialFamily(material)
    const rivals = EXCLUSIVE.filter(
      (group) => family !== undefined && group.includes(family),
    ).flat()
    return (
      !families.includes(family) &&
      families.some((stated) => stated !== undefined && rivals.includes(stated))
    )
  })
  return other === undefined ? null : `your description names another material than ${other}`
}
