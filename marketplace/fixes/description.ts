import { LISTING } from '#contract/listings.ts'
import type { Examined } from '../health/check.ts'
import type { Fix } from './fix.ts'

/** Names the item by its first focus keyword in a line of its own, before everything else. */
export function namedFirst({ listing: { generatedDescription }, focus }: Examined): Fix | null {
  const [first] = focus
  if (first === undefined) return null
  const line = first.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  const text = `${line}\n\n${generatedDescription}`.trim()
  if (text.length > LISTING.descriptionMax) return null
  return {
    kind: 'patch',
    field: 'generatedDescription',
    label: `Begin with “${line}”`,
    done: `Description begins with “${line}”`,
    patch: { generatedDescription: text },
  }
}
