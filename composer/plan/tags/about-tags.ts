import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../../read/form.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import type { Room } from '../quotes.ts'
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
  'long',
  'same',
  'covered',
  'spare',
]

type Used = Tags & { isAvoided: (text: string) => boolean }

/** What became of the typed searches that are no tags, and of those that are tags because she typed them. */
export function aboutTags(brief: Brief, used: Used, { most }: Room): string[] {
  const { tags, shortened } = used
  const keys = new Set(tags.flatMap((tag) => [searchKey(tag), joinedOf(tag)]))
  const said = new Set(brief.facts.flatMap((fact) => fact.said.words.map(({ stem }) => stem)))
  const isSaid = ({ words, support }: Keyword) =>
    isSayable(support) || words.every(({ stem }) => said.has(stem))
  // What the text says word by word is not used on her word alone.
  const rest = brief.keywords.filter((one) => !tags.includes(asTag(one.text)) || !isSaid(one))
  const groups = Map.groupBy(rest, (one) => reasonOf(one, { ...used, keys }))
  const limit = most < ROOM_FOR_ALL ? most : rest.length
  const told = REASONS.flatMap((reason) => {
    // What she asked for, or finds a part of among the tags, needs no other reason.
    const all = (groups.get(reason) ?? []).map((one) =>
      reason === 'avoided' || reason === 'short' ? { ...one, because: '' } : one,
    )
    if (all.length === 0) return []
    const more = all.length > limit ? ` and ${all.length - limit} more` : ''
    return [`${STARTS[reason]}: ${named(all.slice(0, limit), shortened)}${more}.`]
  })
  return [...(tags.length >= TAGS.max ? [] : [`${tags.length} of ${TAGS.max} are used.`]), ...told]
}

/** Searches with one reason share it. */
function named(keywords: readonly Keyword[], shortened: Tags['shortened']): string {
  const groups = Map.groupBy(keywords, ({ because }) => because)
  // What has a reason stands first; nothing is claimed of the others.
  return [...groups]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
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
function reasonOf({ text, words, support, because }: Keyword, kept: Kept): Reason {
  const { tags, shortened, keys } = kept
  if (tags.includes(asTag(text))) return 'word'
  if (kept.isAvoided(asTag(text))) return 'avoided'
  if (because !== '' && !shortened.has(text)) return 'refused'
  if (shortened.has(text)) return 'short'
  if (keys.has(searchKey(text)) || keys.has(joinedOf(text))) return 'same'
  if (words.length === 1 && holdsAll(tags, words)) return 'covered'
  if (asTag(text).length > TAGS.lengthMax) return 'long'
  return isSayable(support) ? 'spare' : 'refused'
}
