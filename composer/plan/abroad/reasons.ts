import { asTag } from '#marketplace/characters.ts'
import { TAGS } from '#marketplace/rules.ts'
import type { Brief } from '../../read/form.ts'
import type { Keyword } from '../../read/searches/keywords.ts'
import type { Phrasing } from '../phrasing.ts'
import type { Tags } from '../tag-bag.ts'
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

/** How many tags are used, and which keywords are not among them: those that no tag can hold, and the others. */
export function tagsAbroad({ keywords }: Brief, { tags }: Tags, { say }: Phrasing): string[] {
  const used = new Set(tags)
  const rest = keywords.filter(({ text }) => !used.has(asTag(text)))
  const long = say('long', { max: String(TAGS.lengthMax), quotes: named(rest.filter(isLong)) })
  const others = long === '' ? rest : rest.filter((one) => !isLong(one))
  return [
    say('count', { count: String(tags.length), max: String(TAGS.max) }),
    ...(rest.some(isLong) && long !== '' ? [long] : []),
    ...(others.length === 0 ? [] : [say('unused', { quotes: named(others) })]),
  ]
}

function isLong({ text }: Keyword): boolean {
  return asTag(text).length > TAGS.lengthMax
}

function named(keywords: readonly Keyword[]): string {
  const more = keywords.length > NAMED_MAX ? ` (+${keywords.length - NAMED_MAX})` : ''
  const shown = keywords.slice(0, NAMED_MAX).map(({ text }) => `"${text}"`)
  return `${shown.join(', ')}${more}`
}

const NAMED_MAX = 12
