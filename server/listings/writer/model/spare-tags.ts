import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { stemKey } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'
import { searchKey, type SortedSearches } from './searches.ts'

/**
 * Places that a model left empty go to the seller's own searches, starred ones first, where it judged that their buyer
 * wants this very item. What it did not judge, it did not read: an empty place is better than a tag of another thing.
 */
export function withSpareTags(
  writing: Writing,
  { brief, refused }: Material,
  searches: SortedSearches,
): Writing {
  const { generatedTags } = writing
  const keys = new Set(generatedTags.map(stemKey))
  const spares = brief.keywords
    .filter(({ text, support }) => support !== 'false' && !refused.has(text))
    .filter(({ text }) => searches.get(searchKey(text)) === 'fits')
    .map(({ text }) => asTag(text).toLowerCase())
    .filter((tag) => tag.length >= TAGS.lengthMin && tag.length <= TAGS.lengthMax)
    .filter((tag) => {
      const isNew = !keys.has(stemKey(tag))
      keys.add(stemKey(tag))
      return isNew
    })
  return { ...writing, generatedTags: [...generatedTags, ...spares].slice(0, TAGS.max) }
}
