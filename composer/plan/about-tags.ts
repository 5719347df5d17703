import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/keywords.ts'
import type { Room } from './quotes.ts'
import { searchKey } from './search-key.ts'
import type { Tags } from './tags.ts'

/** In less room than this all that are not used are named together. */
const ROOM_FOR_ALL = 14

/** What became of the typed searches that are no tags. A reason is given only where it quotes the text or is a rule. */
export function aboutTags({ keywords }: Brief, { tags }: Tags, { most }: Room): string[] {
  const used = new Set(tags)
  const keys = new Set(tags.map((tag) => searchKey(tag)))
  const rest = keywords.filter(({ text }) => !used.has(asTag(text)))
  const isFull = tags.length >= TAGS.max
  const isShort = most < ROOM_FOR_ALL
  const told = (start: string, wanted: Reason) => {
    const all = rest.filter(
      (one) => (isShort ? 'not used' : reasonOf(one, { keys, isFull })) === wanted,
    )
    if (all.length === 0) return []
    const reasoned = [...all.filter(hasReason), ...all.filter((one) => !hasReason(one))]
    const more = all.length > most ? ` and ${all.length - most} more` : ''
    return [`${start}: ${named(reasoned.slice(0, most))}${more}.`]
  }
  return [
    ...(isFull ? [] : [`${tags.length} of ${TAGS.max} are used.`]),
    ...told('Not used', 'not used'),
    ...told('Spares, for want of room', 'full'),
    ...told('The same search as a tag', 'same'),
    ...told('Longer than a tag may be', 'long'),
    ...told('One word finds too much', 'wide'),
  ]
}

function hasReason({ support, because }: Keyword): boolean {
  return support === 'false' && because !== ''
}

/** Searches with one reason share it. */
function named(keywords: readonly Keyword[]): string {
  const groups = Map.groupBy(keywords, (one) => (hasReason(one) ? one.because : ''))
  return [...groups]
    .map(([because, all]) => {
      const list = all.map(({ text }) => `"${text}"`).join(', ')
      return because === '' ? list : `${list} (${because})`
    })
    .join('; ')
}

type Reason = 'not used' | 'same' | 'long' | 'wide' | 'full'
type Used = { keys: ReadonlySet<string>; isFull: boolean }

function reasonOf({ text, words, support }: Keyword, { keys, isFull }: Used): Reason {
  if (support === 'false') return 'not used'
  if (keys.has(searchKey(text))) return 'same'
  if (asTag(text).length > TAGS.lengthMax) return 'long'
  if (support === 'doubtful') return 'not used'
  if (words.length === 1) return 'wide'
  return isFull ? 'full' : 'not used'
}
