import { isNegation, isOfAPicture } from '#marketplace/searches/denied.ts'
import { asTag } from '#marketplace/characters.ts'
import { says } from '#marketplace/searches/quoting.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../read/form.ts'
import { quoterOf } from '../read/searches/clauses.ts'
import { BY_HAND, isSayable, type Keyword } from '../read/searches/keywords.ts'
import { requoted } from '../read/searches/requoted.ts'
import type { Room } from './quotes.ts'
import { isOnHerWord } from './remaining.ts'
import { searchKey } from './search-key.ts'
import { holdsAll, joinedOf, type Tags } from './tag-bag.ts'

/** In less room than this not every keyword is named. */
const ROOM_FOR_ALL = 9

/** How each group of keywords begins that stands in the explanation, in the order in which they are told. */
const STARTS = {
  refused: 'Not used',
  avoided: 'Not used, as you asked',
  word: 'Used on your word, so strike what is not so',
  short: 'Shortened to fit',
  unsure: 'Left for you to judge',
  long: 'Too long for a tag',
  same: 'The same search as a tag',
  covered: 'Words that longer tags hold',
  spare: 'Spares',
} as const
type Reason = keyof typeof STARTS
const REASONS: readonly Reason[] = [
  'refused',
  'avoided',
  'word',
  'short',
  'unsure',
  'long',
  'same',
  'covered',
  'spare',
]

type Used = Tags & { isAvoided: (text: string) => boolean }

/** What became of the typed searches that are no tags, and of those that are tags because she typed them. */
export function aboutTags(brief: Brief, used: Used, { most }: Room): string[] {
  const { tags, shortened } = used
  const known = new Set(tags)
  const keys = new Set(tags.flatMap((tag) => [searchKey(tag), joinedOf(tag)]))
  const isTold = (one: Keyword) =>
    !known.has(asTag(one.text)) || (!one.isStarred && !isByHand(one) && isUnsaid(one, brief))
  const typed = brief.input.productType
  const quote = quoterOf(typed)
  const rest = brief.keywords
    .filter(isTold)
    .map((one) => withDenial(one, brief))
    .map((one) => ({ ...one, because: requoted(one.because, { typed, quote }) }))
  const groups = Map.groupBy(rest, (one) =>
    known.has(asTag(one.text)) ? 'word' : reasonOf(one, brief, { ...used, keys }),
  )
  const limit = most < ROOM_FOR_ALL ? most : rest.length
  const told = REASONS.flatMap((reason) => {
    const all = groups.get(reason) ?? []
    if (all.length === 0) return []
    const more = all.length > limit ? ` and ${all.length - limit} more` : ''
    return [`${STARTS[reason]}: ${named(all.slice(0, limit), shortened)}${more}.`]
  })
  return [...(tags.length >= TAGS.max ? [] : [`${tags.length} of ${TAGS.max} are used.`]), ...told]
}

/** What only her word bears: of a search in the words of the text nothing is to be struck. */
function isUnsaid(keyword: Keyword, brief: Brief): boolean {
  const isSaid = keyword.support === 'doubtful' && keyword.strange.length === 0
  return !isSaid && isOnHerWord(keyword, brief)
}

/** "Not RFID blocking" speaks against the "rfid holder", though the search may mean another thing. */
function withDenial(keyword: Keyword, { evidence }: Brief): Keyword {
  const { support, because, words } = keyword
  if (isSayable(support) && support !== 'doubtful') return keyword
  // "No tie apron" says what "no buttons no ties" says.
  if (because !== '' || words.some(isNegation)) return keyword
  const denied = words
    .filter((word) => !evidence.says(word))
    .flatMap(({ stem }) => evidence.deniedBy.get(stem) ?? [])
    .find((one) => one.isNear && one.manner === 'not' && !isOfAPicture(one))
  return denied === undefined
    ? keyword
    : { ...keyword, support: 'false', because: says(denied.quote) }
}

/** Searches with one reason share it. */
function named(keywords: readonly Keyword[], shortened: Tags['shortened']): string {
  const groups = Map.groupBy(keywords, ({ because }) => because)
  return [...groups]
    .map(([because, all]) => {
      const list = all.map(({ text }) => withPart(text, shortened.get(text))).join(', ')
      return because === '' ? list : `${list} (${because})`
    })
    .join('; ')
}

function withPart(text: string, part: string | undefined): string {
  return part === undefined ? `"${text}"` : `"${text}" to "${part}"`
}

type Kept = Used & { keys: ReadonlySet<string> }

/** Only what is certain is a reason: what the text does not say in these words, it may say in others. */
function reasonOf(keyword: Keyword, brief: Brief, kept: Kept): Reason {
  const { text, words, support, because } = keyword
  const { tags, shortened, keys } = kept
  if (support === 'false' && because !== '') return 'refused'
  if (shortened.has(text)) return 'short'
  if (keys.has(searchKey(text)) || keys.has(joinedOf(text))) return 'same'
  if (words.length === 1 && holdsAll(tags, words)) return 'covered'
  if (kept.isAvoided(asTag(text))) return 'avoided'
  if (asTag(text).length > TAGS.lengthMax) return 'long'
  const isSure = isSayable(support) && (support !== 'doubtful' || isOnHerWord(keyword, brief))
  return isSure ? 'spare' : 'unsure'
}

/** Nobody has to be asked whether what she makes is handmade. */
function isByHand({ words, support }: Keyword): boolean {
  return support === 'claimed' && words.some(({ low }) => BY_HAND.has(low))
}
