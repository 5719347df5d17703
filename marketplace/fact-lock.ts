import { placesOf } from './facts/places.ts'
import { AGE_CLAIMS } from './lexicon/claims.ts'
import {
  type Field,
  hard,
  type Finding,
  type ListingInput,
  type ListingTexts,
  sourceOf,
} from './review/finding.ts'
import { partsOf, reviewClaims, reviewMaterials, reviewNumbers } from './review/truth.ts'
import { unbackedClaim } from './keywords.ts'

export type FactField = Exclude<Field, 'explanation'>

/** Words of a listing that nothing the seller entered stands behind, and what is said about them. */
export type Unbacked = { field: FactField; words: string; why: string }

/** Finds them with the same checks that hold back a listing before it is stored. */
export function unbackedWords(texts: ListingTexts, input: ListingInput): Unbacked[] {
  const materials = reviewMaterials(texts, input)
  const marked = materials.unbacked.map(({ field, claim }) =>
    hard(field, `"${claim}" is not in what you entered`, claim),
  )
  const findings = [
    ...reviewClaims(texts, input),
    ...reviewNumbers(texts, input),
    ...materials.findings,
    ...marked,
    ...reviewAge(texts, input),
  ]
  return standingAlone(texts, unique(findings.flatMap(asUnbacked)))
}

/** How old a thing is may be told by its description or by a keyword, but by somebody. */
function reviewAge(texts: ListingTexts, input: ListingInput): Finding[] {
  const source = sourceOf(input)
  return partsOf(texts).flatMap(({ field, text }) => {
    const claim = unbackedClaim(text.toLowerCase(), source)
    return claim !== undefined && AGE_CLAIMS.includes(claim)
      ? [hard(field, `Nothing you entered says "${claim}"`, claim)]
      : []
  })
}

function asUnbacked({ field, text, about }: Finding): Unbacked[] {
  return field === 'explanation' || about === undefined ? [] : [{ field, words: about, why: text }]
}

function unique(found: readonly Unbacked[]): Unbacked[] {
  return found.filter(
    ({ field, words }, at) =>
      found.findIndex((other) => other.field === field && other.words === words) === at,
  )
}

/** Leaves out words that stand only within longer ones: the "gold" of "solid gold". */
function standingAlone(texts: ListingTexts, found: readonly Unbacked[]): Unbacked[] {
  return found.filter(({ field, words }) => {
    const parts = partsOf(texts).filter((part) => part.field === field)
    const rivals = found.filter((other) => other.field === field).map((other) => other.words)
    const isPlaced = ({ text }: { text: string }) => placesOf(text, [words]).length > 0
    return (
      !parts.some(isPlaced) ||
      parts.some(({ text }) => placesOf(text, rivals).some((place) => place.words === words))
    )
  })
}
