import { materialFamily, MATERIALS } from './lexicon/materials.ts'
import { AMBIGUOUS_COLOURS, COLOURS, colourFamilies } from './lexicon/colours.ts'
import { affirmedAt, promises } from './reading/affirms.ts'
import { runsOf } from './reading/runs.ts'
import { denialsAbout, denies, rootsOf, saidAt, saidFinder } from './reading/said.ts'
import type { Denial } from './reading/denials.ts'
import type { Reading } from './reading/reading.ts'
import { rootOf } from './reading/roots.ts'
import { isOccasion } from './searches/denials-of.ts'
import { GROUP_MEMBERS } from './reading/tables/facts.ts'

type Finder = (keyword: Reading) => string | null

/** Says in words how a keyword contradicts a description, or null. */
export function contradictionFinder(product: Reading): Finder {
  const finders = [deniedPart, deniedAge, containedFood, otherColour, imitation, otherMaterial].map(
    (read) => read(product),
  )
  return (keyword) => {
    for (const find of finders) {
      const found = find(keyword)
      if (found !== null) return found
    }
    return null
  }
}

function deniedPart(product: Reading): Finder {
  return (keyword) => {
    const denial = denialsAbout(product, keyword).find((one) => bars(one, keyword, product))
    return denial === undefined ? null : `your description says “${denial.said}”`
  }
}

/**
 * True where a keyword or a tag says what is denied. "No frame" bars "framed print", "not for
 * climbing" bars "climbing rope"; "comes without fish" does not bar "fish cave", which is no fish.
 */
export function bars(denial: Denial, keyword: Reading, product: Reading): boolean {
  if (denial.kind === 'deed' && denial.roots.length === 1) {
    return isAllowed(keyword, denial) && affirmedAt(product, denial) === null
  }
  if (affirmedAt(keyword, denial, 'name') === null) return false
  switch (denial.kind) {
    case 'not-included':
      return !runsOf(keyword, denial.roots).some(({ from }) =>
        isOccasion(keyword.tokens[from - 1]?.word),
      )
    case 'thing':
      return (
        !isForIt(keyword, denial) &&
        !isNamedBy(keyword, denial, product) &&
        (denial.roots.length > 1 || !isSaidOfIt(product, denial) || promises(keyword, denial.roots))
      )
    case 'quality':
      return !isSaidOfIt(product, denial)
    case 'not-for':
      return denial.roots.length > 1
        ? affirmedAt(product, denial) === null
        : !isSaidOfIt(product, denial)
    case 'deed':
      return affirmedAt(product, denial) === null
    default:
      return denial.kind satisfies never
  }
}

/** "Plant pot" is for a plant, whatever comes without one. */
function isForIt(keyword: Reading, { roots }: Denial): boolean {
  return runsOf(keyword, roots).some(({ to }) => keyword.tokens[to]?.root === 'pot')
}

/** "RUFFLED PILLOWCASES" are ruffled, though their sizes are given without the ruffle. */
function isNamedBy(keyword: Reading, { roots }: Denial, product: Reading): boolean {
  const promised = new Set(runsOf(keyword, roots).map(({ from }) => keyword.tokens[from]?.word))
  return product.tokens.some(({ word }, at) => {
    const next = product.tokens[at + 1]
    const isFirst = at === product.sentences[0]?.from
    const isParticiple = word.endsWith('ed') && promised.has(word)
    return isFirst && isParticiple && product.isDenied[at] !== true && next?.kind === 'word'
  })
}

function isSaidOfIt(product: Reading, { roots }: Denial): boolean {
  return saidAt(product, roots) !== null
}

const ALLOWING = new Set(['safe', 'proof', 'friendly', 'resistant', 'ready', 'only'])

/** "Dishwasher safe", "washable": a word that only names a deed allows nothing. */
function isAllowed(keyword: Reading, { roots }: Denial): boolean {
  return runsOf(keyword, roots).some(({ from: at, to }) => {
    const next = keyword.tokens[to]?.word === '-' ? keyword.tokens[to + 1] : keyword.tokens[to]
    return ALLOWING.has(next?.word ?? '') || keyword.tokens[at]?.word.endsWith('able') === true
  })
}

/** Up to what age a child is called so. */
const SMALL_CHILDREN = [
  ['baby', 2],
  ['toddler', 3],
] as const
const YOUNG_MAX = 5

/** "Not for children under 3" bars toddlers, and under 12 months no baby of one year; the age is the number after "under". */
function deniedAge(product: Reading): Finder {
  const limit = ageLimit(product)
  // A "baby quilt" is for babies, whatever it must not be used for before they are one.
  const isNamed = (word: string) => saidAt(product, [word]) !== null
  return (keyword) => {
    if (limit === null) return null
    const age = keyword.measures.find(({ unit }) => unit === 'year' || unit === 'month')
    const years = Number(age?.numbers[0]) / (age?.unit === 'month' ? 12 : 1)
    const isTooYoung = years < limit
    const isForSmall =
      limit <= YOUNG_MAX &&
      SMALL_CHILDREN.some(
        ([word, end]) => limit >= end && saidAt(keyword, [word]) !== null && !isNamed(word),
      )
    return isTooYoung || isForSmall ? `your description says not under ${told(limit)}` : null
  }
}

function told(years: number): string {
  return years < 2 ? `${years * 12} months` : `${years}`
}

function ageLimit({ tokens }: Reading): number | null {
  const at = tokens.findIndex(({ word }, place) => word === 'under' && isAgeAt(tokens, place))
  const number = tokens.slice(at + 1, at + 4).find(({ kind }) => kind === 'number')
  if (at === -1 || number === undefined) return null
  const isMonths = tokens.slice(at + 1, at + 5).some(({ root }) => root === 'month')
  return isMonths ? Number(number.root) / 12 : Number(number.root)
}

/** "Not suitable for kids under 3", but neither "under 3 kg" nor "fits under 5 cm". */
function isAgeAt(tokens: Reading['tokens'], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 9), at).map(({ word }) => word)
  return before.some(
    (word) => word === 'not' || word === 'no' || word === "isn't" || word === 'unsuitable',
  )
}

function containedFood(product: Reading): Finder {
  return (keyword) => {
    for (const { kind, roots } of keyword.denials) {
      const [root = ''] = roots
      if (kind !== 'thing' && kind !== 'quality') continue
      // "No dairy" of who adds "not the milk kind" is what she says.
      if (denies(product, { roots: [root] })) continue
      const found = GROUP_MEMBERS.get(root)?.find(
        (food) => saidAt(product, [rootOf(food)]) !== null,
      )
      if (found !== undefined) return `your description names ${found}`
    }
    return null
  }
}

const coloursIn = saidFinder(COLOURS)
const materialsIn = saidFinder(MATERIALS)

const ANY_COLOUR = new Set(['any', 'custom', 'choose', 'other', 'your', 'many', 'various', 'all'])

function otherColour(product: Reading): Finder {
  const stated = coloursIn(product)
  const families = new Set(stated.flatMap(colourFamilies))
  const isClear = stated.some((colour) => colour === 'amber' || !AMBIGUOUS_COLOURS.includes(colour))
  const isOpen = (product.places.get('color') ?? []).some((at) =>
    [at - 1, at - 2].some((place) => ANY_COLOUR.has(product.tokens[place]?.word ?? '')),
  )
  const isOther = (colour: string) =>
    !AMBIGUOUS_COLOURS.includes(colour) &&
    !stated.includes(colour) &&
    !colourFamilies(colour).some((family) => families.has(family))
  return (keyword) => {
    if (!isClear || isOpen) return null
    const other = coloursIn(keyword).find(isOther)
    return other === undefined ? null : `your description does not say ${other}`
  }
}

const FAUX = new Set(['faux', 'vegan', 'imitation', 'fake', 'artificial', 'pu'])

/** "Leather bag" of a bag in faux leather. */
function imitation(product: Reading): Finder {
  return (keyword) => {
    for (const material of materialsIn(keyword)) {
      const [root = ''] = rootsOf(material)
      const places = product.places.get(root) ?? []
      const isFaux = (reading: Reading) => (at: number) => {
        const before = reading.tokens[at - 1]?.word ?? ''
        return FAUX.has(before) || (root === 'wool' && before === 'acrylic')
      }
      const isNamedSo = (keyword.places.get(root) ?? []).some(isFaux(keyword))
      // "Not real leather" is none either.
      const faux = places.find(isFaux(product))
      const isNone = (at: number) => isFaux(product)(at) || product.isDenied[at] === true
      if (faux === undefined || isNamedSo || !places.every(isNone)) continue
      return `your description says ${product.tokens[faux - 1]?.word ?? 'faux'} ${material}`
    }
    return null
  }
}

/** Families that exclude each other: what is leather is not cotton, what is brass is not oak. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['cotton', 'linen', 'wool', 'silk', 'leather'],
  ['wood', 'metal', 'plastic', 'clay', 'polymer', 'leather'],
  ['gold', 'silver'],
]

/** A tin may be a box and lace what is knitted: they make nothing untrue. */
const ALSO_OTHERWISE = new Set(['tin', 'lace'])

// Other pairs are left alone: "sea glass" names a colour of yarn, and gems come by choice.
function otherMaterial(product: Reading): Finder {
  const said = new Set(materialsIn(product))
  const stated = [...said].filter((material) => !ALSO_OTHERWISE.has(material))
  const families = new Set(stated.map(materialFamily))
  const rivalOf = (material: string) => {
    if (said.has(material) || COLOURS.includes(material)) return undefined
    const family = materialFamily(material)
    if (families.has(family)) return undefined
    const rivals = EXCLUSIVE.filter(
      (group) => family !== undefined && group.includes(family),
    ).flat()
    return stated.find((own) => rivals.includes(materialFamily(own) ?? ''))
  }
  return (keyword) => {
    for (const material of materialsIn(keyword)) {
      const rival = rivalOf(material)
      if (rival !== undefined) return `your description does not say ${material}`
    }
    return null
  }
}
