import { headOf, isGeneric } from '#composer/read/item.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Keyword } from '#composer/read/searches/keywords.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { stemKey } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import { cutFinder } from './cut-tags.ts'
import type { Material } from './material.ts'
import { othersNameFinder } from './others-names.ts'
import { searchKey, type SortedSearches } from './searches.ts'
import { tagShortener } from './shape.ts'

/**
 * Places that a model left empty go to the seller's own searches that it judged true of this very item: starred ones
 * first, then what names it, then what only tells a trait of it. What it did not judge, it did not read.
 */
export function withSpareTags(
  writing: Writing,
  { brief, refused, trusted, ...material }: Material,
  searches: SortedSearches,
): Writing {
  const { generatedTags } = writing
  const { language } = brief
  const keys = new Set(generatedTags.map(stemKey))
  const isNaming = namingFinder(writing, brief)
  const asTag = tagShortener({ brief, ...material })
  const othersNameIn = othersNameFinder({ brief, ...material })
  const isCut = cutFinder({ brief }, searches)
  const fitting = brief.keywords
    .filter(({ text }) => !refused.has(text))
    .filter(({ text, support }) => support !== 'false' || language !== 'en' || trusted.has(text))
    .filter(isHers(searches))
  const [naming, telling] = [true, false].map((isOf) =>
    fitting.filter(({ words, isStarred }) => (isStarred || isNaming(words)) === isOf),
  )
  const spares = [...(naming ?? []), ...(telling ?? [])]
    .map(({ text }) => asTag(text))
    .filter((tag) => tag.length >= TAGS.lengthMin && othersNameIn(tag) === null && !isCut(tag))
    .filter((tag) => {
      const isNew = !keys.has(stemKey(tag))
      keys.add(stemKey(tag))
      return isNew
    })
  return { ...writing, generatedTags: [...generatedTags, ...spares].slice(0, TAGS.max) }
}

/** What it judged true; and what she starred, which is her own claim where only nothing bears it out. */
function isHers(searches: SortedSearches): (keyword: Keyword) => boolean {
  return ({ text, isStarred }) => {
    const verdict = searches.get(searchKey(text))
    return verdict === 'fits' || (isStarred && verdict === 'unsaid')
  }
}

/** Tells what names this item, or a gift: "cherry kalimba" does, while "cherry" and "set of 2" find anything. */
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
