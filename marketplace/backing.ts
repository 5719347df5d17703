import { AMBIGUOUS_COLOURS, COLOURS, COLOUR_FAMILIES, colourFamilies } from './lexicon/colours.ts'
import { GENERIC_MATERIALS, MATERIAL_FAMILIES, MATERIALS } from './lexicon/materials.ts'
import { rootOf } from './reading/roots.ts'
import { runsOf } from './reading/runs.ts'
import { isAskedInVain, isUnderDenial, rootsOf, saidAt, saysTogether } from './reading/said.ts'
import type { Reading } from './reading/reading.ts'
import { isRunOn } from './reading/sentences.ts'
import { NO_WORDS, NOT_WORDS } from './reading/tables/denying.ts'

/** Words that state a material or a colour; they want somebody who says so. */
export const FACT_WORDS: readonly string[] = [
  ...MATERIALS,
  ...COLOURS.filter((colour) => !AMBIGUOUS_COLOURS.includes(colour)),
]

/** Whoever says walnut has said wood; few families are that plain, since not all felt is wool. */
const SPECIES = (MATERIAL_FAMILIES['wood'] ?? []).filter(
  (word) => !/^(?:timber|mdf|wood|wooden)$/.test(word),
)
/** Woods only where they are called solid: "cherry" is a scent and a colour as well. */
const FRUIT_TREES = ['cherry', 'pear', 'plum', 'apple', 'olive', 'chestnut', 'mango']
const WOODWORK = new Set(
  'carve carved whittled turned lathe log plank sawn split axe timber woodworker'
    .split(' ')
    .map(rootOf),
)
const WOOD = ['wood', 'wooden', 'timber', 'hardwood']
const CLAY = ['clay', 'pottery', 'ceramic']
const FIRED = (MATERIAL_FAMILIES['clay'] ?? []).filter((word) => !CLAY.includes(word))
/** Of sheep alone. */
const WOOLS = ['merino', 'lambswool', 'shetland']
/** Wicker is how these are woven. */
const WOVEN = ['willow', 'rattan', 'osier', 'cane']
const HIDES = (MATERIAL_FAMILIES['leather'] ?? [])
  .filter((word) => word !== 'leather')
  .concat('veg tan', 'vegetable tanned')
/** How glass is put together that is called stained. */
const LEADED = ['foiled', 'foil', 'soldered', 'solder', 'leaded', 'lead', 'tiffany']
/** The same by another name. */
const OTHERWISE = new Map([
  ['denim', 'jean'],
  ['linen', 'flax'],
  ['plywood', 'ply'],
  ['stainless steel', 'ss'],
  ['stainless', 'ss'],
  ['steel', 'ss'],
  ['sterling silver', 'ss'],
])
const METALS = (MATERIAL_FAMILIES['metal'] ?? []).filter((word) => word !== 'metal')

/** Says what is stated; a keyword may also name a shade by another name of its family. */
export function knownIn(backing: Reading, isKeyword = false): (claim: string) => boolean {
  const isSaid = (words: string) => saidAt(backing, rootsOf(words)) !== null
  const isSomewhere = (word: string) => backing.places.has(rootsOf(word)[0] ?? '')
  const isWood = () => SPECIES.some(isSaid) || FRUIT_TREES.some(isSolid)
  // What is carved or sawn of cherry is wood.
  const isWorked = [...backing.places.keys()].some((root) => WOODWORK.has(root))
  const isSolid = (tree: string) => isSaid(`solid ${tree}`) || (isWorked && isSaid(tree))
  const isGeneral = (part: string) =>
    GENERIC_MATERIALS.includes(part) || (WOOD.includes(part) && isWood())
  return (claim) => {
    if (GENERIC_MATERIALS.includes(claim) || isSaid(claim) || isInRunOn(backing, claim)) return true
    if (WOOD.includes(claim)) return isWood()
    if (CLAY.includes(claim)) return FIRED.some(isSaid)
    if (claim === 'metal') return METALS.some(isSaid)
    if (claim === 'leather') return HIDES.some(isSaid)
    if (FRUIT_TREES.some((tree) => claim === `${tree} wood` && isSolid(tree))) return true
    if (claim === 'stained glass') return isSaid('glass') && LEADED.some(isSomewhere)
    if (claim === 'wool') return WOOLS.some(isSaid)
    if (claim === 'wicker') return WOVEN.some(isSaid)
    const other = OTHERWISE.get(claim)
    if (other !== undefined && isSomewhere(other)) return true
    // No other metal is called so.
    if (claim === 'stainless steel' && isSomewhere('stainless')) return true
    if (claim === 'pearl' || claim === 'mother of pearl') return isSomewhere('mop')
    if (STONES.has(claim) && (isSomewhere('birthstone') || isSomewhere('gemstone'))) return true
    if (shadesOf(claim, isKeyword).some(isSaid)) return true
    return (
      claim.includes(' ') &&
      (isSomewhere(claim.replaceAll(' ', '')) ||
        claim.split(' ').every((part) => isSomewhere(part) || isGeneral(part)))
    )
  }
}

/** Says which claims a text makes in one form or another: "painted by hand", "solid pine", "made without nickel". */
export function claimStatedIn(product: Reading): (claim: string, text: string) => boolean {
  const isSaid = (words: string) =>
    runsOf(product, rootsOf(words)).some(
      ({ from, to }) => !isUnderDenial(product, from, to) && !isAskedInVain(product, from),
    )
  const isFreed = (claim: string, text: string) => {
    const isFree = claim.endsWith(' free') || text.toLowerCase().includes(`${claim} free`)
    const places = isFree ? runsOf(product, rootsOf(claim.replace(/ free$/, ''))) : []
    return places.some(
      ({ from, to }) => isUnderDenial(product, from, to) && !isAskedInVain(product, from),
    )
  }
  return (claim, text) =>
    isSaid(claim) ||
    saysTogether(product, rootsOf(claim)) ||
    isFreed(claim, text) ||
    (claim === 'solid wood' &&
      [...SPECIES, ...FRUIT_TREES].some((wood) =>
        saysTogether(product, rootsOf(`solid ${wood}`)),
      )) ||
    (claim === 'limited edition' && isSaid('edition of')) ||
    (MADE_ANEW.has(claim) && isMadeOfOld(product))
}

const MADE_ANEW = new Set(['upcycled', 'recycled', 'reclaimed'])
const OLD = new Set(
  'old used vintage antique discarded scrap offcuts leftover leftovers broken retired'.split(' '),
)
const FROM_OLD = 4

/** "Made from an old sewing machine", "cut of retired sails". */
function isMadeOfOld({ tokens, isDenied }: Reading): boolean {
  return tokens.some(
    ({ word }, at) =>
      (word === 'made' || word === 'cut' || word === 'sewn' || word === 'built') &&
      isDenied[at] !== true &&
      ['from', 'of', 'out'].includes(tokens[at + 1]?.word ?? '') &&
      tokens.slice(at + 2, at + 2 + FROM_OLD).some((token) => OLD.has(token.word)),
  )
}

/** In a text without commas only the word right behind a denial is certain to be denied. */
function isInRunOn({ places, tokens, sentences, sentenceOf }: Reading, claim: string): boolean {
  const [root = ''] = rootsOf(claim)
  return (places.get(root) ?? []).some((at) => {
    const sentence = sentences[sentenceOf[at] ?? -1]
    const before = tokens[at - 1]?.word ?? ''
    const isDenied = NO_WORDS.has(before) || NOT_WORDS.has(before)
    return sentence !== undefined && isRunOn(sentence) && !isDenied
  })
}

/** Navy is a blue: "blue" may stand for it, and in a keyword it for "blue". */
function shadesOf(colour: string, isKeyword: boolean): readonly string[] {
  const own = (COLOUR_FAMILIES[colour] ?? []).filter((shade) => shade !== colour)
  return isKeyword ? [...own, ...colourFamilies(colour)] : own
}

const STONES = new Set(MATERIAL_FAMILIES['stone'])

/** A denied material is none: "no plastic" of a seller who says so. */
export function isInnocent(
  { reading, text }: { reading: Reading; text: string },
  claim: string,
): boolean {
  if (saidAt(reading, rootsOf(claim)) === null) return true
  const lower = text.toLowerCase()
  return INNOCENT.some(
    ([word, phrases]) => word === claim && phrases.some((phrase) => lower.includes(phrase)),
  )
}

/** Words that only look like a material: where, when and of what one speaks otherwise. */
const INNOCENT: readonly (readonly [string, readonly string[]])[] = [
  ['glass', ['sea glass', 'a glass of', 'wine glass', 'magnifying glass', 'glasses', 'glass of']],
  ['iron', ['iron on', 'iron it', 'ironing', 'cool iron', 'warm iron', 'hot iron', 'to iron']],
  [
    'sea glass',
    ['sea glass yarn', 'sea glass soap', 'sea glass color', 'sea glass colour', 'sea glass candle'],
  ],
  ['felt', ['felt like', 'i felt', 'feels', 'never felt']],
  ['tin', ['in a tin']],
  ['paper', ['wrapping paper', 'tissue paper']],
  ['straw', ['a straw']],
  ['pearl', ['pearl of']],
  ['rubber', ['rubber stamp']],
  ['ash', ['ash tray', 'to ash', 'of ash', 'ashes']],
  ['willow', ['pussy willow', 'willow tree']],
  ['lava', ['lava lamp']],
  ['lace', ['lace up', 'laces']],
  ['cork', ['a cork', 'the cork']],
  ['shell', ['shell stitch']],
  ['denim', ['with denim', 'your denim', 'and denim']],
  ['leather', ['vegan leather', 'faux leather']],
]
