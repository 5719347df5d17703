import { type GeneratorInput, LISTING } from '#contract/listings.ts'
import { type Chance, oneOf } from '#composer/testing/chance.ts'
import { FRAGMENTS } from './fragments.ts'

type FieldName = keyof typeof FRAGMENTS
export const FIELDS = [
  'productType',
  'keywords',
  'starredKeywords',
  'imageDescription',
  'customAiInstructions',
  'targetAudience',
  'listingTitle',
] as const satisfies readonly FieldName[]

const MAX: Record<FieldName, number> = {
  productType: LISTING.productMax,
  keywords: LISTING.keywordsMax,
  starredKeywords: LISTING.keywordsMax,
  imageDescription: LISTING.imageDescriptionMax,
  customAiInstructions: LISTING.instructionsMax,
  targetAudience: LISTING.audienceMax,
  listingTitle: LISTING.nicknameMax,
}

/** How one field is filled: its fragments in turn, or each for a stretch of its own. */
type Filling = { units: string[]; isMixed: boolean; share: number }

/** A form that can be changed a little. */
export type Genome = {
  fields: Partial<Record<FieldName, Filling>>
  writingStyle: GeneratorInput['writingStyle']
  descriptionLength: GeneratorInput['descriptionLength']
  isBulleted: boolean
  hasEmojis: boolean
}

const STYLES = ['friendly', 'professional', 'whimsical', 'minimalist'] as const
const LENGTHS = ['short', 'medium', 'long'] as const
const UNITS_MAX = 4

export function anyGenome(chance: Chance): Genome {
  const fields: Genome['fields'] = { productType: anyFilling('productType', chance) }
  for (const name of FIELDS.slice(1)) if (chance() < 0.6) fields[name] = anyFilling(name, chance)
  return { fields, ...anySwitches(chance) }
}

function anySwitches(chance: Chance) {
  return {
    writingStyle: oneOf(STYLES, chance),
    descriptionLength: oneOf(LENGTHS, chance),
    isBulleted: chance() < 0.5,
    hasEmojis: chance() < 0.3,
  }
}

function anyFilling(name: FieldName, chance: Chance): Filling {
  const count = 1 + Math.floor(chance() * UNITS_MAX)
  const units = Array.from({ length: count }, () => anyUnit(name, chance))
  return { units, isMixed: chance() < 0.6, share: 1 }
}

/** A fragment, or several of them in a row. */
function anyUnit(name: FieldName, chance: Chance): string {
  const unit = oneOf(FRAGMENTS[name], chance)
  return chance() < 0.25 ? unit + oneOf(FRAGMENTS[name], chance) : unit
}

/** The genome with one or two things changed. */
export function changed(genome: Genome, chance: Chance): Genome {
  const once = changedOnce(genome, chance)
  return chance() < 0.3 ? changedOnce(once, chance) : once
}

function changedOnce(genome: Genome, chance: Chance): Genome {
  if (chance() < 0.08) return { ...genome, ...anySwitches(chance) }
  const name = chance() < 0.5 ? 'productType' : oneOf(FIELDS, chance)
  const filling = genome.fields[name]
  const isDropped = filling !== undefined && name !== 'productType' && chance() < 0.15
  const next =
    filling === undefined || chance() < 0.1
      ? anyFilling(name, chance)
      : changedFilling(filling, { name, chance })
  const { [name]: _, ...others } = genome.fields
  return { ...genome, fields: isDropped ? others : { ...others, [name]: next } }
}

type Change = { name: FieldName; chance: Chance }

function changedFilling(filling: Filling, { name, chance }: Change): Filling {
  const at = Math.floor(chance() * filling.units.length)
  const unit = anyUnit(name, chance)
  const kind = chance()
  if (kind < 0.4) return { ...filling, units: filling.units.with(at, unit) }
  if (kind < 0.65) return { ...filling, units: [...filling.units, unit].slice(-2 * UNITS_MAX) }
  if (kind < 0.8 && filling.units.length > 1)
    return { ...filling, units: filling.units.toSpliced(at, 1) }
  if (kind < 0.9) return { ...filling, isMixed: !filling.isMixed }
  return { ...filling, share: 0.3 + 0.7 * chance() }
}

/** Each field from one of two. */
export function crossed(one: Genome, other: Genome, chance: Chance): Genome {
  const fields: Genome['fields'] = {}
  for (const name of FIELDS) {
    const filling = (chance() < 0.5 ? one : other).fields[name]
    if (filling !== undefined) fields[name] = filling
  }
  return {
    ...one,
    fields: { ...fields, productType: fields.productType ?? anyFilling('productType', chance) },
  }
}

/** The form that a genome stands for; `share` of its lengths for a first look. */
export function formOf(genome: Genome, share = 1): unknown {
  const texts = FIELDS.map((name) => [name, textOf(genome.fields[name], MAX[name] * share)])
  return {
    productType: 'An oak bowl.',
    keywords: 'oak bowl',
    sku: null,
    ...Object.fromEntries(texts.filter(([, text]) => text !== '')),
    listingTitle: textOf(genome.fields.listingTitle, MAX.listingTitle).trim() || 'Oak bowl',
    writingStyle: genome.writingStyle,
    descriptionLength: genome.descriptionLength,
    includeEmojis: genome.hasEmojis,
    includeBulletedLists: genome.isBulleted,
  }
}

function textOf(filling: Filling | undefined, max: number): string {
  if (filling === undefined) return ''
  const { units, isMixed, share } = filling
  const wanted = Math.floor(max * share)
  let text = ''
  for (let at = 0; text.length < wanted; at += 1) {
    const stretch = Math.floor((text.length / wanted) * units.length)
    const unit = units[isMixed ? at % units.length : stretch] ?? 'a'
    text += unit.replaceAll('%', at.toString(36))
  }
  return text.slice(0, wanted).toWellFormed()
}
