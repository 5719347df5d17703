import type { WrittenPart } from '#contract/parts.ts'

/** As the parts are headed. */
export const PART_NAMES: Readonly<Record<WrittenPart, string>> = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  altText: 'Image Alt Text',
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "title, description and tags". */
export function listed(parts: readonly WrittenPart[]): string {
  return AND.format(parts.map((part) => PART_NAMES[part].toLowerCase()))
}
