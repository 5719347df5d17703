import { asTag, refusedInTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../read/form.ts'
import { isSayable, type Keyword } from '../read/searches/keywords.ts'
import { isSmall } from '#marketplace/searches/words.ts'
import type { Room } from './quotes.ts'
import { isOwnClaim } from './remaining.ts'
import { searchKey } from './search-key.ts'
import { holdsAll, joinedOf, type Tags } from './tag-bag.ts'

/** In less room than this not every keyword is named. */
const ROOM_FOR_ALL = 9

/** How each group of keywords begins that became no tags, in the order in which they are told. */
const STARTS = {
  refused: 'Not used',
  unsure: 'Not certain to us, so left for you to judge',
  avoided: 'Not used, as you asked',
  full: 'Spares, for want of room',
  same: 'The same search as a tag',
  held: 'Words of other tags',
  short: 'Shortened to fit',
  long: 'Longer than a tag may be',
  wide: 'Too broad by itself',
  signs: 'With signs that no tag takes',
} as const
type Reason = keyof typeof STARTS
const REASONS: readonly Reason[] = [
  'refused',
  'unsure',
  'avoided',
  'full',
  'same',
  'held',
  'short',
  'long',
  'wide',
  'signs',
]

type Used = Tags & { isAvoided: (text: string) => boolean }

/** What became of the typed searches that are no tags: each with the reason that kept it out. */
export function aboutTags(brief: Brief, used: Used, { most }: Room): string[] {
  const { tags, shortened } = used
  const known = new Set(tags)
  const keys = new Set(tags.flatMap((tag) => [searchKey(tag), joinedOf(tag)]))
  const rest = brief.keywords.filter(({ text }) => !known.has(asTag(text)))
  const groups = Map.groupBy(rest, (one) => reasonOf(one, brief, { ...used, keys }))
  const limit = most < ROOM_FOR_ALL ? most : rest.length
  const told = REASONS.flatMap((reason) => {
    const all = groups.get(reason) ?? []
    if (all.length === 0) return []
    const more = all.length > limit ? ` and ${all.length - limit} more` : ''
    return [`${STARTS[reason]}: ${named(all.slice(0, limit), shortened)}${more}.`]
  })
  return [...(tags.length >= TAGS.max ? [] : [`${tags.length} of ${TAGS.max} are used.`]), ...told]
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
  if (words.length === 1 && holdsAll(tags, words)) return 'held'
  if (asTag(text).length > TAGS.lengthMax) return 'long'
  const isSure = isSayable(support) && (support !== 'doubtful' || isOwnClaim(keyword, brief))
  if (!isSure && !isOneName(keyword, brief)) return 'unsure'
  if (kept.isAvoided(asTag(text))) return 'avoided'
  if (words.filter((word) => !isSmall(word)).length < 2) return 'wide'
  if (tags.length >= TAGS.max) return 'full'
  return refusedInTag(text).length > 0 ? 'signs' : 'unsure'
}

/** "Ottoman" beside "leather ottoman": a name of the thing in one word. */
function isOneName({ words, strange }: Keyword, { evidence }: Brief): boolean {
  return words.length === 1 && strange.every((stem) => evidence.shared.has(stem))
}
