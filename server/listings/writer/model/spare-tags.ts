import { headOf, isGeneric } from '#composer/read/item.ts'
import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
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
  const isNaming = namingFinder(writing, brief)
  const spares = brief.keywords
    .filter(({ text, support }) => support !== 'false' && !refused.has(text))
    .filter(({ text }) => searches.get(searchKey(text)) === 'fits')
    .filter(({ words, isStarred }) => isStarred || isNaming(words))
    .map(({ text }) => asTag(text).toLowerCase())
    .filter((tag) => tag.length >= TAGS.lengthMin && tag.length <= TAGS.lengthMax)
    .filter((tag) => {
      const isNew = !keys.has(stemKey(tag))
      keys.add(stemKey(tag))
      return isNew
    })
  return { ...writing, generatedTags: [...generatedTags, ...spares].slice(0, TAGS.max) }
}

/** Tells what names this item, or a gift: "cherry kalimba" does, while "cherry", "set of 2" and "c major" find anything. */
function namingFinder({ generatedTags }: Writing, { item, language }: Material['brief']) {
  const headIn = (words: readonly Word[]) => headOf(words, language)
  const heads = new Set(generatedTags.flatMap((tag) => headIn(wordsOf(tag))?.stem ?? []))
  return (words: readonly Word[]): boolean => {
    const head = headIn(words)
    const telling = words.filter((word) => !isSmall(word) && !word.isNumber)
    if (head === null) return false
    if (telling.length < 2) return item.stems.includes(head.stem)
    return item.stems.includes(head.stem) || heads.has(head.stem) || isGeneric(head)
  }
}
