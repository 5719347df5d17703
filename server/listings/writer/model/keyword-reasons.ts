import { asTag } from '#marketplace/characters.ts'
import { rootsOf, saidAt } from '#marketplace/reading/said.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { TAGS } from '#marketplace/rules.ts'
import {
  contentStems,
  hasPhrase,
  phraseFinder,
  stemKey,
  tokens,
  wordFinder,
} from '#marketplace/text.ts'
import { reasonOf } from '#composer/plan/abroad/reasons.ts'
import { isExplainedAbroad, type Phrasing } from '#composer/plan/phrasing.ts'
import { wished } from '#composer/plan/wished.ts'
import { isSayable, type Keyword } from '#composer/read/searches/keywords.ts'
import type { Writing } from '../writer.ts'
import { inQuotes } from './in-quotes.ts'
import type { Material } from './material.ts'
import type { Notes } from './notes.ts'
import { type OthersName, othersNameFinder } from './others-names.ts'
import { searchKey, type SearchVerdict } from './searches.ts'

/** What became of the typed searches, in the order and by the sentences in which it is told: where one stands, or why it stands nowhere. */
const FATES = [
  ['tag', ['as-tags']],
  ['part', ['as-parts']],
  ['within', ['within']],
  ['words', ['by-words']],
  ['title', ['in-title']],
  ['description', ['in-description']],
  ['apart', ['word-by-word']],
  ['refused', ['not-used', 'unused']],
  ['unsaid', ['not-said']],
  ['other', ['other']],
  ['avoided', ['avoided-tags', 'avoided']],
  ['long', ['too-long', 'long']],
  ['unsure', ['to-judge', 'check']],
  ['spare', ['spares']],
] as const
type Fate = (typeof FATES)[number][0]

export type Noted = Material & { notes: Notes }

type Saying = { phrasing: Phrasing; most: number }

/** Each keyword by its name with what became of it; of more than so many of one fate the others are counted. */
export function aboutKeywords(
  writing: Writing,
  material: Noted,
  { phrasing, most }: Saying,
): string[] {
  const { say, sayOneOf } = phrasing
  const tagOf = tagFinder(writing.generatedTags)
  const partOf = partFinder(writing.generatedTags)
  const becauseOf = reasonFinder(material, writing)
  const fateOf = fatesIn(writing, { material, becauseOf })
  const groups = Map.groupBy(material.brief.keywords, fateOf)
  const told = FATES.flatMap(([fate, keys]) => {
    const all = groups.get(fate) ?? []
    if (all.length === 0) return []
    const names = all.map((keyword) => {
      const { text } = keyword
      if (fate === 'refused') {
        const because = inTheirLanguage(becauseOf(keyword), material, say)
        return because === '' ? inQuotes(text) : `${inQuotes(text)} (${because})`
      }
      return asTagged(text, fate === 'part' ? partOf(text) : tagOf(text), say)
    })
    // Why one is not used she will want to know of each.
    const shown = fate === 'refused' ? names.length : most
    const rest = moreThan(names.length - shown, say)
    const quotes = `${names.slice(0, shown).join(', ')}${rest}`
    return [sayOneOf(keys, { quotes, max: String(TAGS.lengthMax) })]
  })
  const added = addedTo(material.brief.keywords, writing.generatedTags)
  if (added.length === 0) return told
  const shown = added.slice(0, Math.min(most, ADDED_MAX)).map(inQuotes)
  const rest = moreThan(added.length - shown.length, say)
  return [...told, say('added', { quotes: `${shown.join(', ')}${rest}` })]
}

/** Of these she reads in the tags themselves. */
const ADDED_MAX = 6

/** The tags that stand for none of the typed searches. */
function addedTo(keywords: readonly Keyword[], tags: readonly string[]): string[] {
  const partOf = partFinder(tags)
  const typed = new Set(keywords.map(({ text }) => keyOf(text)))
  const parts = new Set(keywords.map(({ text }) => partOf(text)))
  return tags.filter((tag) => !typed.has(keyOf(tag)) && !parts.has(tag))
}

/** " and 3 more" */
export function moreThan(count: number, say: Phrasing['say']): string {
  return count > 0 ? ` ${say('more', { count: String(count) })}` : ''
}

function inTheirLanguage(because: string, { brief }: Noted, say: Phrasing['say']): string {
  return isExplainedAbroad(brief.language) ? reasonOf(because, say) : because
}

/** A tag in other words finds the same: "tea cozy" (as "tea cosy"). */
function asTagged(text: string, tag: string | undefined, say: Phrasing['say']): string {
  const isSame = tag === undefined || tag === asTag(text).toLowerCase()
  return isSame ? inQuotes(text) : say('as', { quotes: inQuotes(text), tag: inQuotes(tag) })
}

/** The tag that finds the same as a search. */
function tagFinder(tags: readonly string[]): (text: string) => string | undefined {
  const byKey = new Map(tags.map((tag) => [keyOf(tag), tag]))
  return (text) => (tags.includes(text) ? text : byKey.get(keyOf(text)))
}

function keyOf(text: string): string {
  return stemKey(text)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}

/** Of a search that is longer than a tag may be, the tag that is a part of it. */
function partFinder(tags: readonly string[]): (text: string) => string | undefined {
  return (text) => {
    if (asTag(text).length <= TAGS.lengthMax) return undefined
    const isIn = wordFinder(text)
    const parts = tags.filter((tag) => contentStems(tag).length >= PART_WORDS_MIN && isIn(tag))
    return parts.toSorted((one, other) => other.length - one.length)[0]
  }
}

const PART_WORDS_MIN = 2

/**
 * Why a search is not used, where that can be told of it alone: whoever wrote the listing quoted what denies it, or a
 * program knows a reason that is none of the text. Empty where neither is so.
 */
function reasonFinder(
  { notes, brief, input, trusted }: Noted,
  { generatedTitle, generatedDescription }: Writing,
): (keyword: Keyword) => string {
  const othersNameIn = othersNameFinder({ brief, input })
  const isWritten = phraseFinder(`${generatedTitle}\n${generatedDescription}`)
  return ({ text, support, because }) => {
    const others = fits(notes.searches.get(searchKey(text))) ? othersNameIn(text) : null
    if (others !== null) return becauseOfAName(others)
    // What buyers read in the listing itself the text does not deny.
    const isJudged = !fits(notes.searches.get(searchKey(text)))
    if (trusted.has(text) || (!isJudged && isWritten(text))) return ''
    // How far a denial reaches in another language, no list of ours tells.
    if (brief.language !== 'en' && notes.searches.get(searchKey(text)) === 'fits') return ''
    const quote = notes.denials.get(searchKey(text))
    if (quote !== undefined) return `your text says ${inQuotes(quote)}`
    // A program's quote may be of what is there instead; of that, whoever wrote the listing judges better.
    const [, quoted = ''] = because.split(/["“”]/)
    const isPlain = !because.startsWith('your ') || readText(quoted).denials.length > 0
    return support === 'false' && (isPlain || !isJudged) ? because : ''
  }
}

/** Whether it is what the thing fits, what it only looks like or who may have made it, no program knows. */
function becauseOfAName({ name }: OthersName): string {
  return `"${name}" may be somebody else's name`
}

function fits(verdict: SearchVerdict | undefined): boolean {
  return verdict === undefined || verdict === 'fits'
}

type Judged = { material: Noted; becauseOf: (keyword: Keyword) => string }

function fatesIn(writing: Writing, { material, becauseOf }: Judged) {
  const { brief, input, notes } = material
  const { isAvoided } = wished(brief)
  const { generatedTags: tags, generatedTitle: title, generatedDescription: text } = writing
  const tagOf = tagFinder(tags)
  const partOf = partFinder(tags)
  const isFull = tags.length >= TAGS.max
  // In one tag, not from the end of one into the next.
  const isInATag = (phrase: string) => tags.some((tag) => hasPhrase(tag, phrase))
  const tagged = new Set(tags.flatMap(tokens))
  // In the same form: "sweet" is not the word "sweets".
  const isInTags = (phrase: string) => tokens(phrase).every((word) => tagged.has(word))
  const isInTitle = phraseFinder(title)
  const isInDescription = phraseFinder(text)
  const isAnywhere = wordFinder(`${title}\n${text}`)
  const product = readText(input.productType)
  const isSaid = (phrase: string) => saidAt(product, rootsOf(phrase)) !== null
  return (keyword: Keyword): Fate => {
    const { text: typed, support } = keyword
    const verdict = notes.searches.get(searchKey(typed))
    if (tagOf(typed) !== undefined) return 'tag'
    if (becauseOf(keyword) !== '') return 'refused'
    if (isAvoided(typed)) return 'avoided'
    if (isInATag(typed)) return 'within'
    const isOut = verdict !== undefined && verdict !== 'fits'
    if (!isOut && partOf(typed) !== undefined) return 'part'
    if (isInTitle(typed)) return 'title'
    if (verdict === 'other') return 'other'
    if (isInDescription(typed)) return 'description'
    // What the text says in these very words it does say, whoever judged otherwise; and what denies it nobody quoted.
    if (isOut) return isSaid(typed) ? 'unsure' : 'unsaid'
    if (isInTags(typed)) return 'words'
    if (isAnywhere(typed)) return 'apart'
    if (asTag(typed).length > TAGS.lengthMax) return 'long'
    // What fits and found no place is a spare; where there is place, something kept it out.
    const isSpare = isFull && support !== 'false' && (verdict === 'fits' || isSure(support))
    return isSpare ? 'spare' : 'unsure'
  }
}

function isSure(support: Keyword['support']): boolean {
  return isSayable(support) && support !== 'doubtful'
}
