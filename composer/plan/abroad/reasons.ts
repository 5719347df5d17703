import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../../read/form.ts'
import type { Keyword } from '../../read/searches/keywords.ts'
import { HEALTH } from '../../read/searches/reasons.ts'
import type { Phrasing } from '../phrasing.ts'
import type { Tags } from '../tags/tag-bag.ts'
import { shownIn, type Title } from '../title.ts'

/** What the title leads with, in the seller's language. */
export function titleAbroad({ keywords }: Brief, title: Title, { say }: Phrasing): string[] {
  const lead = shownIn(title, title.lead) || title.lead
  const traits = title.traits.map((trait) => shownIn(title, trait)).filter((text) => text !== '')
  const low = lead.toLowerCase()
  const isFocus = keywords.some(({ isStarred, text }) => isStarred && low === text.toLowerCase())
  const first = say(isFocus ? 'leads-focus' : 'leads', { lead })
  return traits.length === 0 ? [first] : [first, say('traits', { traits: traits.join(', ') })]
}

/** How many tags are used, which of them only the seller's word bears, and what became of each other keyword. */
export function tagsAbroad({ keywords }: Brief, { tags }: Tags, { say }: Phrasing): string[] {
  const groups = Map.groupBy(keywords, (one) => groupOf(one, new Set(tags)))
  const told = (['word', 'long', 'unused'] as const).flatMap((group) => {
    const own = groups.get(group) ?? []
    return own.length === 0
      ? []
      : [say(group, { max: String(TAGS.lengthMax), quotes: named(own, say) })]
  })
  return [say('count', { count: String(tags.length), max: String(TAGS.max) }), ...told]
}

function groupOf(keyword: Keyword, tags: ReadonlySet<string>) {
  const { text, support, because } = keyword
  const isUsed = tags.has(asTag(text))
  if (isUsed) return support === 'doubtful' ? 'word' : 'used'
  return because === '' && isLong(keyword) ? 'long' : 'unused'
}

function isLong({ text }: Keyword): boolean {
  return asTag(text).length > TAGS.lengthMax
}

function named(keywords: readonly Keyword[], say: Phrasing['say']): string {
  const more = keywords.length > NAMED_MAX ? ` (+${keywords.length - NAMED_MAX})` : ''
  const shown = keywords.slice(0, NAMED_MAX).map(({ text, because }) => {
    const reason = reasonOf(because, say)
    return reason === '' ? `"${text}"` : `"${text}" (${reason})`
  })
  return `${shown.join(', ')}${more}`
}

/** The reason of a search in the seller's language, where there is one in it. */
export function reasonOf(because: string, say: Phrasing['say']): string {
  if (because === HEALTH) return say('claim')
  const quotes = because.startsWith(QUOTING) ? because.slice(QUOTING.length, -1) : ''
  return quotes === '' ? '' : say('says', { quotes })
}

const QUOTING = 'your text says "'

const NAMED_MAX = 12
