import { languageOf, type Language } from '../language.ts'
import type { Manner } from '../reading/predicates.ts'
import { inSpellingOf } from '../reading/spelling.ts'
import { type Reading, readText } from '../reading/reading.ts'
import { askedOf, type Field, type ListingInput, type ListingTexts } from './finding.ts'

/** One text of a listing, read. */
export type ReadPart = { field: Field; text: string; manner: Manner; reading: Reading }

/** A listing and what the seller entered, spelled alike, each text read once for all that is asked of it. */
export type Case = {
  input: ListingInput
  product: Reading
  photo: Reading
  wishes: Reading
  language: Language
  parts: readonly ReadPart[]
}

export function caseOf(texts: ListingTexts, entered: ListingInput): Case {
  const listing = partsOf(texts)
    .map(({ text }) => text)
    .join('\n\n')
  const productType = inSpellingOf(listing, entered.productType)
  const input = { ...entered, productType }
  return {
    input,
    product: readText(productType),
    photo: readText(input.imageDescription ?? ''),
    wishes: readText(askedOf(input)),
    language: languageOf(input.productType),
    parts: partsOf(texts).map(({ field, text }) => ({
      field,
      text,
      manner: field === 'title' || field === 'tags' ? 'name' : 'prose',
      reading: readText(text),
    })),
  }
}

/** The texts buyers read, each with its field. */
export function partsOf(texts: ListingTexts): { field: Field; text: string }[] {
  return [
    { field: 'title', text: texts.generatedTitle },
    { field: 'description', text: texts.generatedDescription },
    ...texts.generatedTags.map((text) => ({ field: 'tags' as const, text })),
    { field: 'altText', text: texts.generatedAltText ?? '' },
  ]
}

/** The words of a text a finding points at: a whole tag, a part of the title, a sentence. */
export function quoted(
  { field, text, reading }: ReadPart,
  place: { start: number; end: number; sentence: number },
): string {
  if (field === 'tags') return text
  if (field === 'title') return text.slice(place.start, place.end)
  const sentence = reading.sentences[place.sentence]
  const from = reading.tokens[sentence?.from ?? -1]?.start ?? place.start
  const to = reading.tokens[(sentence?.to ?? 0) - 1]?.end ?? place.end
  return text.slice(from, to)
}
