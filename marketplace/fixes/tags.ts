import { asTag, isTagAccepted } from '../characters.ts'
import type { Examined } from '../health/check.ts'
import { isWholePhrase } from '../review/tags.ts'
import { TAGS } from '../rules.ts'
import { spareTags } from '../spare-tags.ts'
import { tagSource, type TagSource } from '../tag-source.ts'
import { isStopWord, stemKey } from '../text.ts'
import type { Fix, Words } from './fix.ts'

/** Fills the free slots with spare tags. */
export function fillTags({ listing }: Examined): Fix | null {
  const tags = listing.generatedTags
  const free = TAGS.max - tags.length
  if (free < 0)
    return tagsFix(
      { label: `Keep the first ${TAGS.max}`, done: `First ${TAGS.max} tags kept` },
      tags.slice(0, TAGS.max),
    )
  const spares = spareTags(listing, tags).slice(0, free)
  const [first] = spares
  if (first === undefined) return null
  const added = spares.length === 1 ? `“${first}”` : `${spares.length} spare tags`
  return tagsFix({ label: `Add ${added}`, done: `${added} added` }, [...tags, ...spares])
}

/** Cuts tags that are too long after a whole word, and drops what is then no phrase any more. */
export function shorterTags({ listing: { generatedTags } }: Examined): Fix {
  const cut = generatedTags.map((tag) => (tag.length > TAGS.lengthMax ? cutTag(tag) : tag))
  const keys = cut.map(stemKey)
  const kept = cut.filter((tag, at) => tag !== '' && keys.indexOf(stemKey(tag)) === at)
  return tagsFix({ label: 'Shorten at a whole word', done: 'Tags shortened' }, kept)
}

function cutTag(tag: string): string {
  const words = asTag(tag).split(' ')
  while (words.length > 0) {
    const short = words.join(' ')
    const endsWell = isWholePhrase(short) && !isStopWord(words.at(-1) ?? '')
    if (endsWell && isTagAccepted(short)) return short
    words.pop()
  }
  return ''
}

/** Gives the place of a repeated tag to a spare one, or takes it away where there is none. */
export function uniqueTags({ listing }: Examined): Fix | null {
  const tags = listing.generatedTags
  const keys = tags.map(stemKey)
  const at = keys.findIndex((key, index) => keys.indexOf(key) !== index)
  const repeated = tags[at]
  if (repeated === undefined) return null
  const [spare] = spareTags(listing, tags)
  if (spare !== undefined) return swapTag(tags, { at, by: spare })
  const words = { label: `Remove “${repeated}”`, done: `“${repeated}” removed` }
  return tagsFix(words, tags.toSpliced(at, 1))
}

/** Makes the first short focus keyword that is missing a tag; without a free slot the weakest goes. */
export function focusTag({ listing, focus }: Examined): Fix | null {
  const tags = listing.generatedTags
  const keys = new Set(tags.map(stemKey))
  const missing = focus.map(asTag).find((tag) => isTagAccepted(tag) && !keys.has(stemKey(tag)))
  if (missing === undefined) return null
  if (tags.length < TAGS.max)
    return tagsFix({ label: `Add “${missing}”`, done: `“${missing}” added` }, [...tags, missing])
  const worths = tags.map((tag) => WORTH[tagSource(tag, listing).kind])
  const weakest = worths.lastIndexOf(Math.min(...worths))
  return swapTag(tags, { at: weakest, by: missing })
}

const WORTH: Record<TagSource['kind'], number> = {
  own: 0,
  words: 1,
  product: 2,
  part: 3,
  keyword: 4,
  focus: 5,
}

function swapTag(tags: readonly string[], { at, by }: { at: number; by: string }): Fix {
  const [label, done] = [`Swap “${tags[at]}” for “${by}”`, `“${tags[at]}” swapped for “${by}”`]
  return tagsFix({ label, done }, tags.with(at, by))
}

function tagsFix(words: Words, generatedTags: readonly string[]): Fix {
  return {
    kind: 'patch',
    field: 'generatedTags',
    ...words,
    patch: { generatedTags: [...generatedTags] },
  }
}
