import { placesOf } from './facts/places.ts'
import {
  type Field,
  hard,
  type Finding,
  type ListingInput,
  type ListingTexts,
  sourceOf,
} from './review/finding.ts'
import { reviewTruth, unsaidIn } from './review.ts'
import { caseOf, partsOf } from './review/case.ts'
import { unbackedAgeFinder } from './keywords.ts'
import { languageOf } from './language.ts'
import { sentences } from './text.ts'

export type FactField = Exclude<Field, 'explanation'>

/** Words of a listing that nothing the seller entered stands behind, and what is said about them. */
export type Unbacked = {
  field: FactField
  words: string
  why: string
  /** No listing may say this, true or not: a health claim, promotion, somebody's name. */
  isForbidden: boolean
}

/** Finds them with the same checks that hold back a listing before it is stored. */
export function unbackedWords(texts: ListingTexts, input: ListingInput): Unbacked[] {
  const { findings: untold, unbacked: mentioned } = reviewTruth(caseOf(texts, input))
  const marked = mentioned.map(({ field, claim }) =>
    hard(field, `"${claim}" is not in what you entered`, claim),
  )
  const findings = [...untold, ...marked, ...reviewAge(texts, input)]
  const found = findings.flatMap(asUnbacked)
  return standingAlone(texts, unique(found))
}

/** What a buyer must know and the description does not say, in the seller's words, once each. */
export function unsaidWords(texts: ListingTexts, input: ListingInput): string[] {
  const unsaid = unsaidIn(caseOf(texts, input)).filter(({ isHard }) => isHard)
  return [...new Set(unsaid.map(({ text }) => text))]
}

/** True where every list applies; those of materials, colours and claims hold English words. */
export function isComparedInFull({ generatedTitle, generatedDescription }: ListingTexts): boolean {
  return languageOf(`${generatedTitle} ${generatedDescription}`) === 'en'
}

/** How old a thing is may be told by its description or by a keyword, but by somebody. */
function reviewAge(texts: ListingTexts, input: ListingInput): Finding[] {
  const agesIn = unbackedAgeFinder(sourceOf(input))
  return partsOf(texts).flatMap(({ field, text }) =>
    sentences(text)
      .flatMap((sentence) => agesIn(sentence.text))
      .map((age) => hard(field, `Nothing you entered says "${age}"`, age)),
  )
}

function asUnbacked({ field, text, about, isForbidden }: Finding): Unbacked[] {
  if (field === 'explanation' || about === undefined || about === '') return []
  return [{ field, words: about, why: text, isForbidden: isForbidden === true }]
}

function unique(found: readonly Unbacked[]): Unbacked[] {
  const seen = new Set<string>()
  return found.filter(({ field, words }) => {
    const key = `${field} ${words}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Leaves out words that stand only within longer ones: the "gold" of "solid gold". */
function standingAlone(texts: ListingTexts, found: readonly Unbacked[]): Unbacked[] {
  const parts = partsOf(texts)
  const fields = [...new Set(found.map(({ field }) => field))]
  return fields.flatMap((field) => {
    const inField = found.filter((one) => one.field === field)
    const all = inField.map(({ words }) => words)
    const said = parts.filter((part) => part.field === field).map(({ text }) => text)
    const alone = new Set(said.flatMap((text) => placesOf(text, all).map(({ words }) => words)))
    // Words a text holds in another form than the lists have no place of their own, and count.
    return inField.filter(
      ({ words }) => alone.has(words) || !said.some((text) => placesOf(text, [words]).length > 0),
    )
  })
}
