import type { WrittenPart } from '#contract/parts.ts'

/** As the parts are headed. */
export const PART_NAMES: Readonly<Record<WrittenPart, string>> = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  altText: 'Image Alt Text',
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Title, Description and Tags". */
export function headed(parts: readonly WrittenPart[]): string {
  return AND.format(parts.map((part) => PART_NAMES[part]))
}

/** "title, description and tags". */
export function listed(parts: readonly WrittenPart[]): string {
  return AND.format(parts.map((part) => PART_NAMES[part].toLowerCase()))
}

/** The press that leads to where a part is written by hand. */
export function wayToEdit(part: WrittenPart): string {
  return part === 'altText' ? 'Write alt text' : `Edit the ${PART_NAMES[part].toLowerCase()}`
}
