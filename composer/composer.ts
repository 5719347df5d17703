import type { GeneratorInput } from '#contract/listings.ts'
import { repair } from '#marketplace/repair.ts'
import type { Finding } from '#marketplace/review/finding.ts'
import { faultsOf, withCleanReasons, withoutFaults, withoutLost } from './faults.ts'
import { titleAbroad } from './plan/abroad/title.ts'
import { altTextOf } from './plan/alt-text.ts'
import { oursIn } from './plan/choice.ts'
import { describe } from './plan/description.ts'
import { explain } from './plan/explanation.ts'
import { isForbiddenBy } from './read/talk/forbidden.ts'
import { tagsOf } from './plan/tags/tags.ts'
import { titleOf } from './plan/title.ts'
import type { Written } from './plan/wish-check.ts'
import { wished } from './plan/wished.ts'
import { asTyped, type Brief, readForm } from './read/form.ts'
import { withFrenchSpaces } from './read/spacing.ts'
import { knowsPhrases } from './read/abroad/phrases.ts'

export type Composed = {
  generatedTitle: string
  generatedDescription: string
  generatedTags: string[]
  generatedAltText: string | null
  generatedExplanation: string
}

/** What a listing is written beside. */
export type Surroundings = {
  /** The same form and seed give the same listing; another seed may order and open it anew. */
  seed: string
  /** The descriptions of the same seller's other listings, newest first. */
  others: readonly string[]
}

/** The form as it is read, and as it is told: with her slips where not all of them can be mended. */
type Reading = { brief: Brief; told: Brief }
type Draft = Reading & { surroundings: Surroundings }

const ALONE: Surroundings = { seed: '', others: [] }
const PASSES_MAX = 3

/** Arranges the seller's own words into a listing, or answers null where no listing may be made of them. */
export function compose(form: GeneratorInput, surroundings = ALONE): Composed | null {
  const brief = readForm(form)
  let reading: Reading = { brief, told: asTyped(brief) }
  const input = inputOf(reading)
  let { listing } = drafted({ ...reading, surroundings })
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const hard = faultsIn(listing, input)
    if (hard.length === 0) return withCleanReasons(listing, input)
    const gentle = withoutFaultsIn(reading, hard, false)
    // Even what a buyer must know is left out whole and reported, rather than cut out unsaid.
    const next = gentle === reading ? withoutFaultsIn(reading, hard, true) : gentle
    if (next === reading) break
    reading = next
    listing = drafted({ ...reading, surroundings }).listing
  }
  const repaired = repair(listing, input)
  if (faultsIn(repaired, input).length > 0) return null
  const told = withoutLost(reading.told, listing, repaired)
  const { reasonsFor } = drafted({ brief: reading.brief, told, surroundings })
  const generatedExplanation = reasonsFor(repaired)
  return withCleanReasons({ ...repaired, generatedExplanation }, input)
}

/** The form with what her instructions change in it, and with her words as they were typed and as they were meant. */
function inputOf({ brief, told }: Reading): GeneratorInput {
  const { input } = brief
  return told === brief
    ? input
    : { ...input, productType: `${told.input.productType}\n\n${input.productType}` }
}

function withoutFaultsIn(reading: Reading, hard: readonly Finding[], isLast: boolean): Reading {
  const brief = withoutFaults(reading.brief, hard, isLast)
  const told = reading.told === reading.brief ? brief : withoutFaults(reading.told, hard, isLast)
  const isSame = brief === reading.brief && told === reading.told
  return isSame ? reading : { brief, told }
}

/** The faults of what buyers read. */
function faultsIn(listing: Composed, input: GeneratorInput): Finding[] {
  return faultsOf(listing, input).filter(({ field }) => field !== 'explanation')
}

/** What the seller does not want to be said leads and sells no title. */
function withoutAvoided(brief: Brief, isAvoided: (text: string) => boolean): Brief {
  const isFree = ({ text }: { text: string }) => !isAvoided(text)
  const design = brief.design !== null && isFree(brief.design) ? brief.design : null
  return { ...brief, design, keywords: brief.keywords.filter(isFree) }
}

function asPrinted(text: string, { language }: Brief): string {
  return language === 'fr' ? withFrenchSpaces(text) : text
}

type Drafted = { listing: Composed; reasonsFor: (written: Written) => string }

function drafted({ brief, told, surroundings }: Draft): Drafted {
  const wish = wished(told)
  const ours = oursIn(surroundings, brief.item.name)
  const isForbidden = isForbiddenBy(brief)
  const isUnsaid = (text: string) => wish.isAvoided(text) || isForbidden(text)
  const named = withoutAvoided(brief, isUnsaid)
  const plain = knowsPhrases(brief.language) ? titleAbroad(named) : titleOf(named, ours.choice)
  const title = {
    text: wish.respell(wish.without(plain.text)),
    lead: wish.without(plain.lead),
    traits: plain.traits.filter((trait) => !wish.isAvoided(trait)),
  }
  const description = describe(told, wish, { ours, title: title.text })
  const tags = tagsOf(brief, isUnsaid)
  const { shortened } = tags
  const reasonsFor = (written: Written) =>
    explain(told, { written, description, shortened, isAvoided: isUnsaid, wish })
  const written = {
    generatedTitle: title.text,
    generatedDescription: asPrinted(wish.respell(description.text), told),
    generatedTags: tags.tags,
    generatedAltText: altTextOf(told, wish),
  }
  const listing = { ...written, generatedExplanation: reasonsFor(written) }
  return { listing, reasonsFor }
}
