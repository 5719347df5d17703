import { COMPARED_PARTS } from '#contract/improving/improving.ts'
import { tagsAsText } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import type { HealthFound } from '#contract/improving/health-found.ts'

export const PART_NAMES = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  altText: 'Alt text',
} as const satisfies Record<WrittenPart, string>

/** What a seller can mend in a listing for nothing, part by part, why a new part is not worth a credit, and the tags that are there to be added. */
export function mendingText({ faults, tagsToAdd, kept }: HealthFound): string[] {
  const reasons = kept.map(({ part, why }) => `    ${PART_NAMES[part]}: ${why}`)
  const stays = reasons.length === 0 ? [] : ['  Why yours stays', ...reasons]
  const ofParts = COMPARED_PARTS.flatMap((part) => {
    const own = faults.filter((fault) => fault.part === part)
    return own.length === 0
      ? []
      : [`  ${PART_NAMES[part]}`, ...own.map(({ text }) => `    ${text}`)]
  })
  return tagsToAdd.length === 0
    ? [...stays, ...ofParts]
    : [...stays, ...ofParts, `  Tags to add, all true by your text: ${tagsAsText(tagsToAdd)}`]
}
