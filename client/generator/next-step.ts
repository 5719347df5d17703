import type { Item } from './item.ts'

const STEPS = [
  { field: 'productType', words: 'describe the item' },
  { field: 'keywords', words: 'add keywords' },
  { field: 'listingTitle', words: 'give it a nickname' },
] as const

/** The first thing that is missing, in the order of the form, and where it is typed. */
export type NextStep = (typeof STEPS)[number]

export function nextStep(item: Item): NextStep | null {
  return STEPS.find(({ field }) => isMissing(item[field])) ?? null
}

function isMissing(value: string | string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.length === 0
}

/** Brings the focus to a field of the form. */
export function goToField(form: HTMLFormElement | null, field: NextStep['field']): void {
  form?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
}
