import type { Fault } from '#contract/improving/fault.ts'
import { tooLongTag } from '../review/tags.ts'
import { SOURCES, TAGS } from '../rules.ts'
import { contentStems, stemKey } from '../text.ts'
import { reviewed } from './reviewed.ts'
import { calledInTags, withFaults } from './talk.ts'
import { ofPart, quotedList, type Examined, type HealthCheck, WAITS, worse } from './check.ts'

/** Fewer than this find too few buyers. */
const FEW = 6
/** With so many, nothing is amiss where no keyword is left over. */
const MANY = 11

/** How many there are, and whether keywords of the seller are left over. */
export function tagCount({ listing, focus, usable }: Examined): HealthCheck {
  const { length } = listing.generatedTags
  const unused = unusedOf(listing.generatedTags, usable)
  const isBorneOut = borneOutIn(listing)
  const missing = unused.filter((keyword) => focus.includes(keyword) && isBorneOut(keyword))
  const isFull = length === TAGS.max || (length >= MANY && unused.length === 0)
  const isMet = isFull && length <= TAGS.max && missing.length === 0
  const isFew = length < FEW || length > TAGS.max
  return ofPart('tags', {
    id: 'tag-count',
    // Of eleven or twelve it is said what they are.
    label:
      isFull && length < TAGS.max
        ? 'Every keyword that fits is a tag'
        : `All ${TAGS.max} tags are used`,
    state: isMet ? 'met' : isFew ? 'open' : 'partly',
    finding:
      missing.length > 0
        ? `Not a tag yet: ${quotedList(missing)}.`
        : `${length} of ${TAGS.max} tags are used.${isFull && length < TAGS.max ? ' None of your other keywords fits.' : ''}`,
    source: SOURCES.tagCount,
  })
}

/** A focus keyword that the text does not say may be another thing: a writer who refuses it must not be asked for it. */
function borneOutIn(listing: Examined['listing']): (keyword: string) => boolean {
  const { productType, listingTitle, imageDescription } = listing
  const said = new Set(contentStems(`${productType} ${listingTitle} ${imageDescription ?? ''}`))
  return (keyword) => contentStems(keyword).every((stem) => said.has(stem))
}

/** Keywords that fit in a tag and find what no tag finds yet. */
function unusedOf(tags: readonly string[], usable: readonly string[]): string[] {
  const keys = new Set(tags.map(stemKey))
  return usable.filter((keyword) => {
    const key = stemKey(keyword)
    return keyword.length <= TAGS.lengthMax && key.includes(' ') && !keys.has(key)
  })
}

/** Their length, and none twice. */
export function tagForm(examined: Examined): HealthCheck {
  const length = tagLength(examined)
  const repeats = tagRepeats(examined)
  const long = examined.listing.generatedTags.filter(isLong)
  const whole = ofPart('tags', {
    id: 'tag-form',
    label: 'Every tag fits, and none comes twice',
    state: worse(length.state, repeats.state),
    finding: length.state === 'met' ? repeats.finding : length.finding,
    source: length.state === 'met' ? SOURCES.tagRepeats : SOURCES.tagLength,
  })
  // Each of them is shortened by itself.
  const faults = long.map((tag): Fault => ({ part: 'tags', text: faultOfLong(tag) }))
  const check = long.length === 0 ? whole : { ...whole, faults }
  if (examined.listing.pasted !== undefined && examined.listing.pasted !== null)
    return withFaults(check, calledInTags(notForbidden(examined.listing)))
  // That there are none is told by how many there are.
  const isBare = examined.listing.generatedTags.length === 0
  return isBare ? { ...check, finding: `${WAITS}${NONE}`, faults: [] } : check
}

/** What no listing may say is told by the check of that. */
function notForbidden(listing: Examined['listing']): string[] {
  const forbidden = reviewed(listing).hard.flatMap(({ field, isForbidden, about }) =>
    field === 'tags' && isForbidden === true && about !== undefined ? [about.toLowerCase()] : [],
  )
  return listing.generatedTags.filter((tag) => !forbidden.includes(tag.toLowerCase()))
}

const NONE = 'There are no tags yet.'

type Part = Pick<HealthCheck, 'state' | 'finding'>

function isLong(tag: string): boolean {
  return tag.length > TAGS.lengthMax
}

/** In the words of the review, so that it is told once. */
function faultOfLong(tag: string): string {
  return `${tooLongTag(tag)}.`
}

function tagLength({ listing }: Examined): Part {
  if (listing.generatedTags.length === 0) return { state: 'open', finding: NONE }
  const long = listing.generatedTags.filter(isLong)
  return {
    state: long.length === 0 ? 'met' : 'open',
    finding: long.length === 0 ? 'No tag is too long.' : long.map(faultOfLong).join(' '),
  }
}

function tagRepeats({ listing }: Examined): Part {
  const lower = listing.generatedTags.map((tag) => tag.trim().toLowerCase())
  const exact = lower.filter((tag, at) => lower.indexOf(tag) !== at)
  const keys = lower.map((tag) => stemKey(tag))
  const twins = lower.filter((_, at) => keys.indexOf(keys[at] ?? '') !== at)
  return {
    state: exact.length > 0 ? 'open' : twins.length > 0 ? 'partly' : 'met',
    finding:
      twins.length === 0
        ? 'Every tag answers a search of its own.'
        : `Repeats another tag: ${quotedList(twins)}.`,
  }
}
