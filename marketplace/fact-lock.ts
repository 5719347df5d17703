import { placesOf } from './facts/places.ts'
import {
  type Field,
  hard,
  type Finding,
  type ListingInput,
  type ListingTexts,
  sourceOf,
} from './review/finding.ts'
import { partsOf, reviewClaims, reviewMaterials, reviewNumbers } from './review/truth.ts'
import { keywordJudge, unbackedAgeFinder } from './keywords.ts'
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
  const judge = keywordJudge(input.productType)
  const unbacked = findings.flatMap((finding) => asUnbacked(finding, judge))
  return standingAlone(texts, unique(unbacked))
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

const FORBIDDEN = ['medical', 'promotional', 'trademark']

function asUnbacked(
  { field, text, about }: Finding,
  judge: ReturnType<typeof keywordJudge>,
): Unbacked[] {
  if (field === 'explanation' || about === undefined) return []
  const isForbidden = FORBIDDEN.includes(judge(about).kind)
  return [{ field, words: about, why: text, isForbidden }]
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
