import { wholeNumber } from '#client/ui/whole-number.ts'

/** "1 listing", "6 listings", "20,000 listings". */
export function counted(count: number): string {
  return count === 1 ? '1 listing' : `${wholeNumber(count)} listings`
}
