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
import { type Brief, readForm } from './read/form.ts'
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

type Draft = { brief: Brief; surroundings: Surroundings }

const ALONE: Surroundings = { seed: '', others: [] }
const PASSES_MAX = 3

/** Arranges the seller's own words into a listing, or answers null where no listing may be made of them. */
export function compose(form: GeneratorInput, surroundings = ALONE): Composed | null {
  let brief = readForm(form)
  // With what the seller's instructions change in it.
  const { input } = brief
  let { listing } = drafted({ brief, surroundings })
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const hard = faultsIn(listing, input)
    if (hard.length === 0) return withCleanReasons(listing, input)
    const gentle = withoutFaults(brief, hard, false)
    // Even what a buyer must know is left out whole and reported, rather than cut out unsaid.
    const next = gentle === brief ? withoutFaults(brief, hard, true) : gentle
    if (next === brief) break
    brief = next
    listing = drafted({ brief, surroundings }).listing
  }
  const repaired = repair(listing, input)
  if (faultsIn(repaired, input).length > 0) return null
  const { reasonsFor } = drafted({ brief: withoutLost(brief, listing, repaired), surroundings })
  const generatedExplanation = reasonsFor(repaired)
  return withCleanReasons({ ...repaired, generatedExplanation }, input)
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

function drafted({ brief, surroundings }: Draft): Drafted {
  const wish = wished(brief)
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
  const description = describe(brief, wish, { ours, title: title.text })
  const tags = tagsOf(brief, isUnsaid)
  const { shortened } = tags
  const reasonsFor = (written: Written) =>
    explain(brief, { written, description, shortened, isAvoided: isUnsaid, wish })
  const written = {
    generatedTitle: title.text,
    generatedDescription: asPrinted(wish.respell(description.text), brief),
    generatedTags: tags.tags,
    generatedAltText: altTextOf(brief, wish),
  }
  const listing = { ...written, generatedExplanation: reasonsFor(written) }
  return { listing, reasonsFor }
}
