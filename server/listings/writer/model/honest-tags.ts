import { propertiesOf } from '#composer/read/lexicon.ts'
import { inSpellingOf } from '#marketplace/reading/spelling.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { stem } from '#marketplace/text.ts'
import type { Writing } from '../writer.ts'
import { cutFinder } from './cut-tags.ts'
import type { Material } from './material.ts'
import { searchKey, type SortedSearches } from './searches.ts'

/**
 * Without the tags that their own writer sorted out as searches, and without phrases of its own that describe the item
 * by a word nobody used of it: an unknown noun is mostly a synonym, an unknown word in front of one mostly untrue. Nor
 * with those that were cut until they name another thing, or that go by the name of whose stuff it is made from.
 */
export function withHonestTags(
  writing: Writing,
  material: Material,
  searches: SortedSearches,
): Writing {
  const isOut = (text: string) => (searches.get(searchKey(text)) ?? 'fits') !== 'fits'
  const isBorne = borneOut(writing, material, isOut)
  const isCut = cutFinder(material, searches)
  const isOfSupplier = supplierFinder(material)
  const generatedTags = writing.generatedTags.filter(
    (tag) => !isOut(tag) && isBorne(tag) && !isCut(tag) && !isOfSupplier(tag),
  )
  return { ...writing, generatedTags }
}

const BEHIND = new Set(['for', 'with', 'from', 'in', 'on', 'of', 'to', 'by'])

type Told = Pick<Writing, 'generatedTitle' | 'generatedDescription' | 'generatedTags'>

function borneOut(
  { generatedTitle, generatedDescription, generatedTags }: Told,
  { brief, input }: Material,
  isOut: (text: string) => boolean,
) {
  const listing = `${generatedDescription}\n\n${generatedTags.join('\n')}`
  const typed = brief.keywords.filter(({ text }) => !isOut(text))
  const own = [
    inSpellingOf(listing, input.productType),
    // What a title says the review has read: "wood" of who types "cherry wd".
    generatedTitle,
    input.listingTitle,
    input.imageDescription ?? '',
    input.customAiInstructions ?? '',
    input.targetAudience ?? '',
  ]
  const words = wordsOf(own.join('\n\n'))
  const known = new Set([
    ...[...words, ...typed.flatMap((keyword) => keyword.words)].map(stemOf),
    // "Handmade" of who writes "hand made".
    ...words.map(({ low }, at) => stem(`${low}${words[at + 1]?.low ?? ''}`)),
  ])
  return (tag: string) => {
    if (brief.language !== 'en') return true
    const all = wordsOf(tag)
    const behind = all.findIndex(({ low }, at) => at > 0 && BEHIND.has(low))
    const head = all[(behind === -1 ? all.length : behind) - 1]
    return all.every((word) => word === head || isSmall(word) || known.has(word.stem))
  }
}

const FROM = /\b(?:from|by|using|with|of) (\p{Lu}[\p{L}-]+)/gu

/**
 * Finds whose stuff a thing is made from, "effetre glass beads" of "made from Effetre glass": whoever searches for that
 * name wants what its owner makes. What the seller typed or calls it herself is hers to say.
 */
function supplierFinder({ brief, input }: Material): (tag: string) => boolean {
  if (brief.language !== 'en') return () => false
  const { names } = brief.evidence.document
  const own = new Set(stemsIn([input.listingTitle, ...brief.keywords.map(({ text }) => text)]))
  const suppliers = new Set(
    [...input.productType.matchAll(FROM)]
      .flatMap(([, name = '']) => wordsOf(name))
      .filter((word) => names.has(word.low) && !own.has(word.stem))
      .filter((word) => propertiesOf(word).size === 0)
      .map(stemOf),
  )
  return (tag) => wordsOf(tag).some((word) => suppliers.has(word.stem))
}

function stemsIn(texts: readonly string[]): string[] {
  return wordsOf(texts.join('\n')).map(stemOf)
}

function stemOf(word: Word): string {
  return word.stem
}
