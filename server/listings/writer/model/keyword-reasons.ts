import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import { phraseFinder, stemKey, wordFinder } from '#marketplace/text.ts'
import { wished } from '#composer/plan/wished.ts'
import { isSayable, type Keyword } from '#composer/read/searches/keywords.ts'
import type { Writing } from '../writer.ts'
import type { Material } from './material.ts'
import type { Notes } from './notes.ts'
import { searchKey, type SortedSearches } from './searches.ts'

/** What became of the typed searches, as it is told: where one stands, or why it stands nowhere. */
const FATES = {
  tag: 'As tags',
  words: 'By the words of several tags',
  title: 'In the title',
  description: 'In the description',
  apart: 'Word by word in title and text',
  refused: 'Not used',
  other: 'Left out, as they may bring buyers who want something else',
  unsaid: 'Left out, as your text does not clearly say so',
  denied: 'Left out, as your text speaks against them',
  avoided: 'Not used, as you asked',
  unsure: 'Left for you to judge',
  long: 'Longer than a tag may be',
  spare: 'Kept as spares',
} as const
type Fate = keyof typeof FATES
const ORDER: readonly Fate[] = [
  'tag',
  'words',
  'title',
  'description',
  'apart',
  'refused',
  'denied',
  'unsaid',
  'other',
  'avoided',
  'long',
  'unsure',
  'spare',
]

export type Noted = Material & { notes: Notes }

/** Each keyword by its name with what became of it; of more than so many of one fate the others are counted. */
export function aboutKeywords(writing: Writing, { brief, notes }: Noted, most: number): string[] {
  const tagOf = tagFinder(writing.generatedTags)
  const fateOf = fatesIn(writing, { isAvoided: wished(brief).isAvoided, searches: notes.searches })
  const groups = Map.groupBy(brief.keywords, fateOf)
  return ORDER.flatMap((fate) => {
    const all = groups.get(fate) ?? []
    if (all.length === 0) return []
    const names = new Set(all.map((keyword) => named(keyword, tagOf(keyword.text))))
    const rest = names.size > most ? ` and ${names.size - most} more` : ''
    return [`${FATES[fate]}: ${[...names].slice(0, most).join(', ')}${rest}.`]
  })
}

/** A tag goes by its own words, which may stand in another order; a reason stands only beside a search that is used nowhere. */
function named({ text, because, support }: Keyword, tag: string | undefined): string {
  const isRefused = tag === undefined && support === 'false' && because !== ''
  return isRefused ? `"${text}" (${because})` : `"${tag ?? text}"`
}

/** The tag that finds the same as a search. */
function tagFinder(tags: readonly string[]): (text: string) => string | undefined {
  const byKey = new Map(tags.map((tag) => [stemKey(tag), tag]))
  return (text) => (tags.includes(text) ? text : byKey.get(stemKey(text)))
}

type Judged = { isAvoided: (text: string) => boolean; searches: SortedSearches }

function fatesIn(writing: Writing, { isAvoided, searches }: Judged) {
  const tagOf = tagFinder(writing.generatedTags)
  const isFull = writing.generatedTags.length >= TAGS.max
  const isInTags = wordFinder(writing.generatedTags.join(', '))
  const isInTitle = phraseFinder(writing.generatedTitle)
  const isInDescription = phraseFinder(writing.generatedDescription)
  const isAnywhere = wordFinder(`${writing.generatedTitle}\n${writing.generatedDescription}`)
  return ({ text, support, because }: Keyword): Fate => {
    if (tagOf(text) !== undefined) return 'tag'
    if (support === 'false' && because !== '') return 'refused'
    if (isAvoided(text)) return 'avoided'
    const verdict = searches.get(searchKey(text))
    if (verdict !== undefined && verdict !== 'fits') return verdict
    if (isInTitle(text)) return 'title'
    if (isInDescription(text)) return 'description'
    if (isInTags(text)) return 'words'
    if (isAnywhere(text)) return 'apart'
    if (asTag(text).length > TAGS.lengthMax) return 'long'
    // What fits and found no place is a spare; where there is place, something kept it out.
    const isSpare = isFull && support !== 'false' && (verdict === 'fits' || isSure(support))
    return isSpare ? 'spare' : 'unsure'
  }
}

function isSure(support: Keyword['support']): boolean {
  return isSayable(support) && support !== 'doubtful'
}
