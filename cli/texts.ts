import type { HealthReport } from '#contract/checking.ts'
import { type Listing, tagsAsText } from '#contract/listings.ts'
import type { Improved } from './improve.ts'
import { PART_NAMES } from './mending.ts'

/** A listing as Copy all has it, below its nickname. */
export function listingText(listing: Listing): string {
  const { generatedTitle, generatedDescription, generatedTags, generatedAltText } = listing
  const parts = [
    `TITLE:\n${generatedTitle}`,
    `DESCRIPTION:\n${generatedDescription}`,
    `TAGS:\n${tagsAsText(generatedTags)}`,
    ...(generatedAltText === null ? [] : [`ALT TEXT:\n${generatedAltText}`]),
  ]
  return parts.join('\n\n')
}

const MARKS = { met: 'pass', partly: 'part', open: 'FAIL' } as const

export function reportText({ met, of, checks }: HealthReport): string {
  const lines = checks.map(({ state, label, finding, faults }) => {
    const found = faults.length === 0 ? [finding] : faults.map(({ text }) => text)
    return [`${MARKS[state]}  ${label}`, ...found.map((text) => `      ${text}`)].join('\n')
  })
  return [`${met} of ${of} checks pass.`, ...lines].join('\n')
}

/** One listing on a line of a list. */
export function listingLine({ id, listingTitle, sku, generatedTitle }: Listing): string {
  return [id, sku ?? '', listingTitle, generatedTitle].join('\t')
}

/** What became of a pasted listing, part by part, and how it stands now. */
export function improvedText({ improvement, listing, taken, health }: Improved): string {
  const { before, after, of } = health
  const parts = improvement.parts.map(
    ({ part, why }) => `${taken.includes(part) ? 'new ' : 'kept'}  ${PART_NAMES[part]}: ${why}`,
  )
  const head = [`${before} of ${of} checks passed, now ${after}.`, ...parts].join('\n')
  return `${head}\n\n${listingText(listing)}`
}
