import { AMBIGUOUS_COLOURS, COLOURS, colourFamilies } from './lexicon/colours.ts'
import { materialFamily, MATERIALS } from './lexicon/materials.ts'
import { contentStems, phraseFinder, phrasesIn, stem, tokens } from './text.ts'

/** Foods behind a "free from" claim: oat flour is a grain whatever a keyword says. */
const CONTAINS = new Map([
  ['grain', ['oat', 'oats', 'wheat', 'flour', 'corn', 'rice', 'barley', 'oatmeal']],
  ['gluten', ['wheat', 'flour', 'barley', 'rye']],
  ['dairy', ['milk', 'cream', 'cheese', 'yogurt', 'buttermilk']],
  ['sugar', ['sugar', 'honey', 'syrup']],
  ['nut', ['peanut', 'almond', 'walnut', 'cashew', 'hazelnut', 'pecan']],
  ['scent', ['scented', 'fragrance']],
])

const DENIED =
  /\b(?:no|not|without|excludes?|non)[\s-]+(?:an? |the |any )?([\p{L}'-]+)(?![\p{L}'-])(?! (?:is |are )?(?:included|supplied))/giu
const NONE_INCLUDED = /\bno (?:\p{L}+ )?([\p{L}'-]+) (?:is |are )?(?:included|supplied)\b/giu
const ANSWERED_NO = /(?<![\p{L}'-])([\p{L}'-]+)\?\s*(?:no|nope|not)\b/giu
const NOT_INCLUDED =
  /(?<![\p{L}'-])([\p{L}'-]+)\s+(?:is |are )?(?:not included|not incl|sold separately|excluded)\b/giu
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

type Finder = (keyword: string) => string | null

/** Reads a description once; says in words how each keyword contradicts it, or null. */
export function contradictionFinder(product: string): Finder {
  const finders = [deniedPart, deniedAge, containedFood, otherColour, otherMaterial].map((read) =>
    read(product),
  )
  return (keyword) => {
    for (const find of finders) {
      const found = find(keyword)
      if (found !== null) return found
    }
    return null
  }
}

function deniedPart(product: string): Finder {
  const denied = new Map([...things(product, DENIED), ...things(product, ANSWERED_NO)])
  const missing = new Map([...things(product, NOT_INCLUDED), ...things(product, NONE_INCLUDED)])
  return (keyword) => {
    if (/\b(?:no|not|without)\b|[\s-]free\b/.test(keyword)) return null
    const named = contentStems(keyword).find((word) => denied.has(word))
    const promised = promisedWords(keyword).find((word) => missing.has(word))
    const thing = denied.get(named ?? '') ?? missing.get(promised ?? '')
    return thing === undefined ? null : `your description says there is no ${thing}`
  }
}

/** What the pattern names in the description, by stem. */
function things(product: string, pattern: RegExp): ReadonlyMap<string, string> {
  const words = [...product.matchAll(pattern)].map((match) => (match[1] ?? '').toLowerCase())
  return new Map(
    words.filter((word) => word !== '' && !NOT_ABSENT.has(word)).map((word) => [stem(word), word]),
  )
}

/** "Lamp with shade" and "lampshade" promise a shade; "plant hanger" promises no plant. */
function promisedWords(keyword: string): string[] {
  const words = tokens(keyword).map(stem)
  const joint = words.findIndex((word) => word === 'with' || word === 'and')
  return [...words.slice(-1), ...(joint === -1 ? [] : words.slice(joint))]
}

function deniedAge(product: string): Finder {
  const limit = /\bnot (?:suitable )?for (?:\p{L}+ ){0,2}under (?:age )?(\d+)/iu.exec(product)?.[1]
  return (keyword) => {
    if (limit === undefined) return null
    const age = /\b(\d+)\s?(?:year|yr|month)/.exec(keyword)?.[1]
    const isTooYoung = age !== undefined && Number(age) < Number(limit)
    const isForSmall = tokens(keyword).some((word) => SMALL_CHILDREN.includes(word))
    return isTooYoung || isForSmall ? `your description says not under ${limit}` : null
  }
}

function containedFood(product: string): Finder {
  const words = new Set(tokens(product.replace(/\bno \p{L}+/giu, '')))
  return (keyword) => {
    const freeFrom = /\b(\p{L}+)[\s-]free\b/u.exec(
      keyword.replace(/\bunscented\b/, 'scent free'),
    )?.[1]
    const found = CONTAINS.get(freeFrom ?? '')?.find((food) => words.has(food))
    return found === undefined ? null : `your description names ${found}`
  }
}

function otherColour(product: string): Finder {
  const stated = phrasesIn(product, COLOURS)
  const families = new Set(stated.flatMap(colourFamilies))
  const isClear = stated.some((colour) => colour === 'amber' || !AMBIGUOUS_COLOURS.includes(colour))
  const isOther = (colour: string) =>
    !AMBIGUOUS_COLOURS.includes(colour) &&
    !stated.includes(colour) &&
    !colourFamilies(colour).some((family) => families.has(family))
  return (keyword) => {
    const other = isClear ? phrasesIn(keyword, COLOURS).find(isOther) : undefined
    return other === undefined ? null : `your description does not say ${other}`
  }
}

/** Families that exclude each other: what is leather is not cotton, what is brass is not oak. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['cotton', 'linen', 'wool', 'silk', 'leather'],
  ['wood', 'metal', 'plastic', 'clay', 'polymer', 'leather'],
  ['gold', 'silver'],
]

// Other pairs are left alone: "sea glass" names a colour of yarn, and gems come by choice.
function otherMaterial(product: string): Finder {
  const stems = new Set(contentStems(product))
  const hasPhrase = phraseFinder(product)
  const families = new Set(phrasesIn(product, MATERIALS).map(materialFamily))
  const isOther = (material: string) => {
    if (hasPhrase(material) || stems.has(stem(material)) || COLOURS.includes(material)) return false
    const family = materialFamily(material)
    const rivals = EXCLUSIVE.filter((group) => family !== undefined && group.includes(family))
    return !families.has(family) && rivals.flat().some((rival) => families.has(rival))
  }
  return (keyword) => {
    const other = phrasesIn(keyword, MATERIALS).find(isOther)
    return other === undefined ? null : `your description names another material than ${other}`
  }
}
