import type { FactField, Unbacked } from '../fact-lock.ts'
import type { ListingTexts } from '../review/finding.ts'
import { withoutWordsInProse } from './prose.ts'
import { placesOf } from './places.ts'
import { withoutWordsInTitle } from './title.ts'

type TextPatch = {
  generatedTitle?: string
  generatedDescription?: string
  generatedTags?: string[]
  generatedAltText?: string
}

/** What is saved to take words out of a field, and what the seller is told about it beforehand. */
export type Removal = { patch: TextPatch; consequence: string }

type Words = Pick<Unbacked, 'field' | 'words'>

/** Takes words out of a listing; null where what is left would be no text, so a person has to edit. */
export function removalOf(texts: ListingTexts, { field, words }: Words): Removal | null {
  return REMOVALS[field](texts, words)
}

const REMOVALS: Record<FactField, (texts: ListingTexts, words: string) => Removal | null> = {
  title: ({ generatedTitle }, words) => {
    const title = withoutWordsInTitle(generatedTitle, words)
    if (title === null) return null
    return { patch: { generatedTitle: title }, consequence: `The title becomes “${title}”.` }
  },
  description: ({ generatedDescription }, words) => {
    const { text, consequence } = withoutWordsInProse(generatedDescription, words)
    return text === '' ? null : { patch: { generatedDescription: text }, consequence }
  },
  tags: ({ generatedTags }, words) => {
    const isHit = (tag: string) => placesOf(tag, [words]).length > 0
    const hit = generatedTags.filter(isHit).map((tag) => `“${tag}”`)
    return {
      patch: { generatedTags: generatedTags.filter((tag) => !isHit(tag)) },
      consequence: `Takes out the ${hit.length === 1 ? 'tag' : 'tags'} ${hit.join(', ')}.`,
    }
  },
  altText: ({ generatedAltText }, words) => {
    const { text, consequence } = withoutWordsInProse(generatedAltText ?? '', words)
    return { patch: { generatedAltText: text }, consequence }
  },
}
