import { LISTING } from '#contract/listings.ts'
import type { Examined } from '../health/check.ts'
import { wordFinder } from '../text.ts'
import type { Fix } from './fix.ts'

/** More names in one line would read as a heap of keywords. */
const NAMES_MAX = 3

/** Names the item by its missing focus keywords in a line of its own, before everything else. */
export function namedFirst({ listing: { generatedDescription }, focus }: Examined): Fix | null {
  const isHeld = wordFinder(generatedDescription)
  const missing = focus.filter((keyword) => !isHeld(keyword))
  const named = (missing.length > 0 ? missing : focus).slice(0, missing.length > 0 ? NAMES_MAX : 1)
  const [first] = named
  if (first === undefined) return null
  const line = named.join(', ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const text = `${line}\n\n${generatedDescription}`.trim()
  if (text.length > LISTING.descriptionMax) return null
  return {
    kind: 'patch',
    field: 'generatedDescription',
    label: named.length === 1 ? `Begin with “${line}”` : `Begin with ${named.length} keywords`,
    patch: { generatedDescription: text },
  }
}
