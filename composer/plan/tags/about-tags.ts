import { splitKeywords } from '#contract/keywords.ts'
import { asTag } from '#marketplace/characters.ts'
import { isPromotion } from '#marketplace/keywords.ts'
import { TAGS } from '#marketplace/rules.ts'
import { isDenyingWord, isNegation } from '#marketplace/searches/denied.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../../read/form.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import { HEALTH, OTHERS_NAME } from '../../read/searches/reasons.ts'
import { isExplainedAbroad, type Phrasing } from '../phrasing.ts'
import { finderIn, inMarks } from '../quotes.ts'
import { searchKey } from './search-key.ts'
import { holdsAll, joinedOf, type Tags } from './tag-bag.ts'

/** What became of a typed search, with the keys of its sentence, in the order in which it is told. */
const FATES = [
  ['avoided', ['avoided-tags', 'avoided']],
  ['refused', ['not-used', 'unused']],
  ['rest', ['not-tags']],
  ['long', ['long', 'too-long']],
  ['same', ['as-tags']],
  ['within', ['within']],
  ['spare', ['spares']],
  ['word', ['word']],
] as const
type Fate = (typeof FATES)[number][0] | 'tag'

type Used = Tags & { isAvoided: (text: string) => boolean }
type Told = { fate: Fate; said: string; reason?: string }

/** Every typed search that is no tag, with a reason only where a program can be certain of it; and each tag that only she bears out. */
export function aboutTags(brief: Brief, used: Used, phrasing: Phrasing): string[] {
  const { say, sayOneOf } = phrasing
  const count = String(used.tags.length)
  const all = toldOf(brief, used, phrasing)
  const told = FATES.flatMap(([fate, keys]) => {
    const own = all.filter((one) => one.fate === fate)
    const quotes = [...Map.groupBy(own, ({ reason = '' }) => reason)].map(([reason, same]) => {
      const said = same.map((one) => one.said).join(', ')
      return reason === '' ? said : `${said} (${reason})`
    })
    const filled = { quotes: quotes.join('; '), max: String(TAGS.lengthMax) }
    return own.length === 0 ? [] : [sayOneOf(keys, filled)]
  })
  const isFull = used.tags.length >= TAGS.max
  return [...(isFull ? [] : [say('count', { count, max: String(TAGS.max) })]), ...told]
}

function toldOf(brief: Brief, used: Used, { say }: Phrasing): Told[] {
  const { input, keywords, language } = brief
  const { tags, shortened } = used
  const known = new Map(keywords.map((keyword) => [keyword.text, keyword]))
  const byKey = new Map(
    tags.flatMap((tag) => [searchKey(tag), joinedOf(tag)].map((key) => [key, tag])),
  )
  const denied = denialFinder(brief)
  const isHers = wordsFinder(brief)
  const isFull = tags.length >= TAGS.max
  const reasonFor = ({ because, words }: Keyword) => {
    const quote = denied(because, words)
    if (quote !== '') return say('says', { quotes: quote })
    if (because === HEALTH) return say('claim')
    const isName = because.includes(OTHERS_NAME) && !isExplainedAbroad(language)
    return isName ? OTHERS_NAME : ''
  }
  const as = (text: string, tag: string | undefined) =>
    tag === undefined ? `"${text}"` : say('as', { quotes: `"${text}"`, tag: `"${tag}"` })
  return [...new Set(splitKeywords(`${input.starredKeywords},${input.keywords}`))].map(
    (text): Told => {
      const words = wordsOf(text)
      const keyword = known.get(text)
      const tag = asTag(text)
      const plain = `"${text}"`
      if (tags.includes(tag)) return { fate: isHers(words) ? 'tag' : 'word', said: plain }
      if (used.isAvoided(tag)) return { fate: 'avoided', said: plain }
      // Nobody is to add by hand what no marketplace allows.
      if (isPromotion(text)) return { fate: 'refused', said: plain }
      const reason = keyword === undefined ? '' : reasonFor(keyword)
      if (reason !== '') return { fate: 'refused', said: plain, reason }
      const same = byKey.get(searchKey(text)) ?? byKey.get(joinedOf(text))
      if (same !== undefined) return { fate: 'same', said: as(text, same) }
      if (tag.length > TAGS.lengthMax) return { fate: 'long', said: as(text, shortened.get(text)) }
      if (holdsAll(tags, words)) return { fate: 'within', said: plain }
      const isSpare = isFull && keyword !== undefined && isSayable(keyword.support)
      return { fate: isSpare ? 'spare' : 'rest', said: plain }
    },
  )
}

const QUOTING = ['text', 'description'].flatMap((one) =>
  ['"', '“'].map((mark) => `your ${one} says ${mark}`),
)

/** The denial that a reason quotes, where it stands in one line of hers and denies a word of the search; else nothing. */
function denialFinder({ typed, rewritten }: Brief) {
  const find = finderIn(typed, rewritten)
  return (because: string, words: readonly Word[]): string => {
    const start = QUOTING.find((one) => because.startsWith(one))
    if (start === undefined || words.some(isNegation)) return ''
    const { text, isWhole } = find(because.slice(start.length))
    const own = wordsOf(text)
    const roots = new Set(words.filter((word) => !isSmall(word)).map(({ stem }) => rootOf(stem)))
    const denials = own.flatMap((word, at) => (isDenying(word) ? [at] : []))
    const isOfIt = own.some(
      ({ stem }, at) =>
        roots.has(rootOf(stem)) &&
        denials.some(
          (denial) => Math.abs(denial - at) <= NEAR && areOneClause(text, own[at], own[denial]),
        ),
    )
    return isWhole && isOfIt ? inMarks(text) : ''
  }
}

/** Over more words a denial may be of something else. */
const NEAR = 4

/** No mark parts a denial from what it denies, but for the list behind "Not included:". */
function areOneClause(text: string, one: Word | undefined, other: Word | undefined): boolean {
  const [from, to] = [one?.start ?? 0, other?.start ?? 0].toSorted((a, b) => a - b)
  const between = text.slice(from, to)
  return between.includes(':') || MARKS.every((mark) => !between.includes(mark))
}

const MARKS = [',', ';', '.', '!', '?']

function isDenying(word: Word): boolean {
  return isDenyingWord(word) || word.low.endsWith("n't")
}

/** Whether every word of a search stands in what she typed, in whatever form. */
function wordsFinder({ typed, meant, input }: Brief): (words: readonly Word[]) => boolean {
  const { listingTitle, imageDescription, targetAudience } = input
  const all = [typed, meant, listingTitle, imageDescription, targetAudience].join('\n')
  const low = all.toLowerCase()
  const roots = new Set(wordsOf(all).map(({ stem }) => rootOf(stem)))
  return (words) =>
    words.every((word) => isSmall(word) || roots.has(rootOf(word.stem)) || low.includes(word.low))
}
