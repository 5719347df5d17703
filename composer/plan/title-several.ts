import { rememberedOf } from '#marketplace/remembered.ts'
import { rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { type Measure, measuresIn } from '../read/measures.ts'
import { HEADS_SEVERAL, rowVariants } from '../read/rows-of-several.ts'
import { PARTS } from '../read/traits/runs.ts'
import { specialOf } from '../read/searches/families.ts'

const METALS = 'gold silver brass copper bronze steel pewter platinum titanium'.split(' ')
/** Other words for the same metal. */
const SAME = new Map([['sterling', 'silver']])

/** A "walnut stain" is no walnut. */
const LOOKS = new Set('stain stained finish colour color look tone oil wax effect'.split(' '))
/** "Birch plywood" is of one wood. */
const BOARDS = new Set('plywood ply mdf wood wooden hardwood softwood timber'.split(' '))
/** "Veg tan and some chrome tan" */
const TANS = new Map([
  ['veg', 'veg'],
  ['vegetable', 'veg'],
  ['chrome', 'chrome'],
])

function asMetal({ low }: Word): string | null {
  const name = SAME.get(low) ?? low
  return METALS.includes(name) ? name : null
}

function asTan({ low }: Word): string | null {
  return TANS.get(low) ?? null
}

type Kind = { told: ReadonlySet<string>; front: ReadonlySet<string> }

/** Whether words name one of several that the text has: one of two metals, one of two woods, one scent under "scents". */
export const isOfSeveral = rememberedOf((brief: Brief) => {
  const isVariant = isOneOfRow(brief)
  const { facts, input, denied } = brief
  const not = new Set(denied.flatMap(({ stem, isNear }) => (isNear ? [stem] : [])))
  const front = [...wordsOf(input.listingTitle), ...(facts[0]?.said.words ?? [])]
  // "Light oak or grey wash", which is typed into the box, leaves the birch as it is.
  const all = facts
    .filter(({ kind }) => kind !== 'order')
    .flatMap(({ said }) => [...wordsOf(said.label), ...said.words])
  const woods = new Set(specialOf('wood').map(rootOf))
  const asWood = ({ stem, low }: Word) =>
    woods.has(rootOf(stem)) && low !== 'ashes' && !BOARDS.has(low) && specialOf(stem).length === 0
      ? rootOf(stem)
      : null
  const kinds = [asMetal, asWood, asTan].map((as) => {
    const namesOf = (words: readonly Word[]) =>
      new Set(
        words.flatMap((word, at) => {
          const next = words[at + 1]
          // A "copper collar" is of copper, and not the knife.
          const isPart = next !== undefined && PARTS.has(next.stem)
          const isOther = isPart || LOOKS.has(next?.low ?? '') || not.has(word.stem)
          return isOther ? [] : (as(word) ?? [])
        }),
      )
    const kind: Kind = { told: namesOf([...front, ...all]), front: namesOf(front) }
    return { as, ...kind }
  })
  return (words: readonly Word[]): boolean =>
    isVariant(words) ||
    kinds.some(({ as, told, front: named }) => {
      const own = new Set(words.flatMap((word) => as(word) ?? []))
      const isAll = own.size >= told.size
      // What she calls the thing by alone is of that.
      const isHers = named.size === 1 && [...own].every((name) => named.has(name))
      return own.size > 0 && !isAll && !isHers
    })
})

/** Whether words name one of a row of variants, whatever they say it of. */
export const isOneOfRow = rememberedOf((brief: Brief) => {
  const [front] = brief.facts
  const named = [...wordsOf(brief.input.listingTitle), ...(front?.said.words ?? [])]
  const inFront = new Set(named.map(({ stem }) => stem))
  const headed = headedVariants(brief)
  const rows = rowVariants(brief.facts)
  return (words: readonly Word[]): boolean =>
    words.some(({ stem }) => rows.has(stem) || (headed.has(stem) && !inFront.has(stem)))
})

const VARIANTS_MIN = 2

/** "Bonfire" of "Bonfire: smoke, cedar" below "Scents", where the text does not say it elsewhere. */
function headedVariants({ facts }: Brief): ReadonlySet<string> {
  const headed = facts.filter(
    ({ said: { section, label } }) =>
      label !== '' && HEADS_SEVERAL.has(wordsOf(section?.heading ?? '').at(-1)?.low ?? ''),
  )
  const labels = headed.length < VARIANTS_MIN ? [] : headed.map(({ said }) => said.label)
  const others = new Set(
    facts.flatMap((fact) => (headed.includes(fact) ? [] : fact.said.words.map(({ stem }) => stem))),
  )
  return new Set(labels.flatMap(wordsOf).flatMap(({ stem }) => (others.has(stem) ? [] : [stem])))
}

const OF_AMOUNT: readonly Measure['unit'][] = ['weight', 'volume']

/** Ounces and pounds are of one scale: "8 oz, or a 1 lb jar". */
const POUNDS = ['lb', 'pound', 'ounce']

/** By which unit a measure is compared. */
function unitNameOf({ text }: Measure): string {
  let unit = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at).toLowerCase()
    if (sign !== sign.toUpperCase()) unit += sign
  }
  return POUNDS.some((name) => unit.startsWith(name)) ? 'oz' : unit.slice(0, 2)
}

/** The weights and volumes in a text of which the whole form tells another too: "3 lb" where "3lb or 5lb" are sold. */
function sizesOfSeveral({ document, input }: Brief, text: string): Measure[] {
  const told = [
    input.listingTitle,
    ...document.statements.map(({ label, text: one }) => `${label} ${one}`),
  ]
    .flatMap((one) => measuresIn(one))
    .filter(({ unit }) => OF_AMOUNT.includes(unit))
  return measuresIn(text).filter(
    (measure) =>
      OF_AMOUNT.includes(measure.unit) &&
      told.some(
        (other) =>
          unitNameOf(other) === unitNameOf(measure) &&
          other.numbers.join(' ') !== measure.numbers.join(' '),
      ),
  )
}

/** Whether a part of the title gives one of several sizes. */
export function isSizeOfSeveral(brief: Brief, text: string): boolean {
  return sizesOfSeveral(brief, text).length > 0
}

/** A name without the size that only some have: "leather scraps" of a "3 lb leather scrap box". */
export function withoutSizes(name: string, brief: Brief): string {
  const bare = sizesOfSeveral(brief, name).reduceRight(
    (text, { start, end }) => `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`,
    name,
  )
  return wordsOf(bare).length === 0 ? name : bare.trim()
}

/** "Hand salve" of "hands salve", as the search is typed that she starred: the same words in the same order. */
export function asStarred(name: string, { keywords, item }: Brief): string {
  const own = wordsOf(name)
  const sold = wordsOf(item.name).at(-1)?.low
  const star = keywords.find(
    ({ isStarred, support, words }) =>
      isStarred &&
      support !== 'false' &&
      words.length > 1 &&
      words.length === own.length &&
      words.every(({ stem }, at) => stem === own[at]?.stem),
  )
  const last = star?.words.at(-1)?.low
  const isInNumber = last === own.at(-1)?.low || last === sold
  return star !== undefined && isInNumber && !name.includes("'") && !name.includes('’')
    ? star.text
    : name
}
