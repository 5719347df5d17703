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

/** What a seller can mend in a listing for nothing, part by part, and the tags that are there to be added. */
export function mendingText({ faults, tagsToAdd }: HealthFound): string[] {
  const ofParts = COMPARED_PARTS.flatMap((part) => {
    const own = faults.filter((fault) => fault.part === part)
    return own.length === 0
      ? []
      : [`  ${PART_NAMES[part]}`, ...own.map(({ text }) => `    ${text}`)]
  })
  return tagsToAdd.length === 0
    ? ofParts
    : [...ofParts, `  Tags to add, all true by your text: ${tagsAsText(tagsToAdd)}`]
}
