import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { remainingSearches, typedSearches } from '#composer/plan/remaining.ts'
import { stemKey } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'

/** Places that a model left empty go to the seller's own searches: what the text bears out, then what her word does. */
export function withSpareTags(writing: Writing, { brief, refused }: Material): Writing {
  const { generatedTags } = writing
  const keys = new Set(generatedTags.map(stemKey))
  const borne = brief.keywords.filter(
    ({ support }) => support === 'backed' || support === 'general',
  )
  const spares = [...borne, ...remainingSearches(brief), ...typedSearches(brief)]
    .filter(({ text, words, fits }) => words.length > 1 && fits === '' && !refused.has(text))
    .map(({ text }) => asTag(text).toLowerCase())
    .filter((tag) => tag.length >= TAGS.lengthMin && tag.length <= TAGS.lengthMax)
    .filter((tag) => {
      const isNew = !keys.has(stemKey(tag))
      keys.add(stemKey(tag))
      return isNew
    })
  return { ...writing, generatedTags: [...generatedTags, ...spares].slice(0, TAGS.max) }
}
