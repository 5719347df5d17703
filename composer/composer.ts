import type { GeneratorInput } from '#contract/listings.ts'
import { protectedNameFinder } from '#marketplace/names.ts'
import { repair } from '#marketplace/repair.ts'
import { review } from '#marketplace/review.ts'
import type { Finding } from '#marketplace/review/finding.ts'
import { altTextOf } from './plan/alt-text.ts'
import { describe } from './plan/description.ts'
import { withEmojis } from './plan/emojis.ts'
import { explain } from './plan/explanation.ts'
import { tagsOf } from './plan/tags.ts'
import { titleOf } from './plan/title.ts'
import { wished } from './plan/wished.ts'
import { type Brief, readForm } from './read/form.ts'
import type { Fact } from './read/told.ts'

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
export function compose(input: GeneratorInput, surroundings = ALONE): Composed | null {
  let brief = readForm(input)
  let listing = drafted({ brief, surroundings })
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const hard = faultsOf(listing, input)
    if (hard.length === 0) return listing
    const next = withoutFaults(brief, hard, pass === PASSES_MAX - 1)
    if (next === brief) break
    brief = next
    listing = drafted({ brief, surroundings })
  }
  const repaired = repair(listing, input)
  return faultsOf(repaired, input).length === 0 ? repaired : null
}

/**
 * What keeps a listing from being stored. The description is the seller's own statements, whole: against them only
 * what may not be published counts, since they cannot be untrue to themselves.
 */
function faultsOf(listing: Composed, input: GeneratorInput): Finding[] {
  const nameIn = protectedNameFinder('')
  return review(listing, input).hard.filter(
    ({ field, isForbidden, isUntrue, isUnsaid, about = '' }) => {
      if (field !== 'description' && field !== 'altText') return true
      // A name in the seller's own sentence says what the thing is made of, fits or comes from.
      const isName =
        isForbidden === true &&
        nameIn(about) !== undefined &&
        input.productType.toLowerCase().includes(about.toLowerCase())
      return !isName && (isForbidden === true || (isUntrue !== true && isUnsaid !== true))
    },
  )
}

function drafted({ brief }: Draft): Composed {
  const wish = wished(brief)
  const title = titleOf(brief)
  const description = describe(brief, wish)
  const tags = tagsOf(brief)
  return {
    generatedTitle: wish.respell(title.text),
    generatedDescription: wish.respell(withEmojis(description.text, brief)),
    generatedTags: tags.tags.filter((tag) => !wish.isAvoided(tag)),
    generatedAltText: altTextOf(brief),
    generatedExplanation: explain(brief, { title, description, tags, wish }),
  }
}

/** A statement that may not be published is left out whole and reported, never cut; a keyword likewise. */
function withoutFaults(brief: Brief, hard: readonly Finding[], isLast: boolean): Brief {
  const about = hard.flatMap((finding) => (finding.about === undefined ? [] : [finding]))
  const isFaulty = (text: string, fields: readonly Finding['field'][]) =>
    about.some(
      ({ field, about: words = '' }) =>
        fields.includes(field) && text.toLowerCase().includes(words.toLowerCase()),
    )
  const faulty = new Set(
    brief.facts.filter(
      (fact) => (isLast || !fact.isMustKnow) && isFaulty(textOf(fact), ['description']),
    ),
  )
  const keywords = brief.keywords.map((keyword) =>
    keyword.support !== 'false' && isFaulty(keyword.text, ['title', 'tags'])
      ? { ...keyword, support: 'false' as const, because: 'your text does not bear it out' }
      : keyword,
  )
  const traits = brief.traits.filter(
    ({ text, said }) => !faulty.has(said) && !isFaulty(text, ['title', 'tags']),
  )
  const isSame =
    faulty.size === 0 &&
    traits.length === brief.traits.length &&
    keywords.every((one, at) => one === brief.keywords[at])
  if (isSame) return brief
  return {
    ...brief,
    facts: brief.facts.filter((fact) => !faulty.has(fact)),
    omissions: [
      ...brief.omissions,
      ...[...faulty].map(({ said }) => ({ reason: 'unpublishable' as const, said })),
    ],
    keywords,
    traits,
  }
}

function textOf({ said }: Fact): string {
  return `${said.label} ${said.text}`
}
