import { dayAndTimeOf, shortDayOf, timeOf } from '#client/ui/day-and-time.ts'
import { LISTING_COST } from '#contract/credits.ts'
import type { Version, VersionTexts } from '#contract/versions.ts'

/** The parts of a listing in the order in which a buyer meets them, and what is hers alone after them. */
export const PARTS: readonly { field: keyof VersionTexts; heading: string; name: string }[] = [
  { field: 'generatedTitle', heading: 'Title', name: 'title' },
  { field: 'generatedDescription', heading: 'Description', name: 'description' },
  { field: 'generatedTags', heading: 'Tags', name: 'tags' },
  { field: 'generatedAltText', heading: 'Image Alt Text', name: 'alt text' },
  { field: 'generatedExplanation', heading: 'Reasons', name: 'reasons' },
  { field: 'listingTitle', heading: 'Nickname', name: 'nickname' },
  { field: 'sku', heading: 'SKU', name: 'SKU' },
]

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Title and alt text", of whichever fields, in the order of the parts. */
export function namedParts(fields: readonly (keyof VersionTexts)[]): string {
  const names = PARTS.filter(({ field }) => fields.includes(field)).map(({ name }) => name)
  const text = AND.format(names)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What was done in a version. */
export function nameOf(version: Version, known: readonly Version[]): string {
  const { kind, changed, restored } = version
  switch (kind) {
    case 'written':
      return 'Written'
    case 'pasted':
      return 'Pasted'
    case 'improved':
      return chosenIn(version)
    case 'kept':
      return 'As it was'
    case 'again':
      return `${namedParts(changed.filter(isPart))} rewritten`
    case 'edited':
      return `${namedParts(changed)} edited`
    case 'restored': {
      const source = known.find(({ number }) => number === restored)
      return source ? `Back to ${momentOf(source.madeAt)}` : `Back to version ${restored}`
    }
    default:
      return kind satisfies never
  }
}

/** What was taken of the improvement, and what was given back: "Title improved, description put back". */
function chosenIn({ changed, putBack }: Version): string {
  // What it is called follows its title.
  const parts = changed.filter((field) => isPart(field) && field !== 'listingTitle')
  const taken = parts.filter((field) => !putBack.includes(field))
  const [improved, back] = [taken, putBack].map(namedParts)
  if (putBack.length === 0) return `${improved} improved`
  return taken.length === 0
    ? `${back} put back`
    : `${improved} improved, ${back?.toLowerCase()} put back`
}

/** The reasons follow the parts. */
function isPart(field: keyof VersionTexts): boolean {
  return field !== 'generatedExplanation'
}

/** Who made it, or what it cost, and when. */
export function madeBy({ kind, actorId, madeAt }: Version, ownId: string | undefined): string {
  const isOfThisYear = new Date(madeAt).getFullYear() === new Date().getFullYear()
  const when = isOfThisYear ? momentOf(madeAt) : dayAndTimeOf(madeAt)
  if (kind === 'written') return `${LISTING_COST} credit, ${when}`
  // What was pasted cost nothing by itself.
  if (kind === 'pasted') return `${LISTING_COST} credit for the new one, ${when}`
  return kind !== 'kept' && actorId === ownId ? `You, ${when}` : when
}

/** "Nov 22, 2:24 PM". */
export function momentOf(moment: string): string {
  return `${shortDayOf(moment)}, ${timeOf(moment)}`
}
