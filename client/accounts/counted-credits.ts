import { wholeNumber } from '#client/ui/whole-number.ts'

/** "1 credit", "1,200 credits". */
export function countedCredits(count: number): string {
  return count === 1 ? '1 credit' : `${wholeNumber(count)} credits`
}
