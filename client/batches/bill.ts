import { wholeNumber } from '#client/ui/whole-number.ts'
import type { Bead } from './batch-beads.tsx'
import { counted } from './batch-words.ts'
import type { PreviewRow } from './preview.ts'

/** What becomes of the rows of a file with so many credits, and how many there are of each kind. */
export type Bill = {
  beads: Bead[]
  paid: number
  waits: number
  unusable: number
  leftOut: number
}

export function billOf(rows: PreviewRow[], affordable: number): Bill {
  let paid = 0
  const beads = rows.map(({ isUsable, isLeftOut }): Bead => {
    if (isLeftOut) return 'leftOut'
    if (!isUsable) return 'unusable'
    if (paid >= affordable) return 'waits'
    paid += 1
    return 'paid'
  })
  const countOf = (kind: Bead) => beads.filter((bead) => bead === kind).length
  return {
    beads,
    paid,
    waits: countOf('waits'),
    unusable: countOf('unusable'),
    leftOut: countOf('leftOut'),
  }
}

/** "41 credits, 0 left after." */
export function priceOf({ paid, waits }: Bill, credits: number): string {
  if (paid === 0 && waits > 0) return credits === 0 ? 'You have no credits.' : 'Nothing to pay.'
  return `${paid === 1 ? '1 credit' : `${wholeNumber(paid)} credits`}, ${wholeNumber(credits - paid)} left after.`
}

/** "43 rows can be written and your balance pays for 41: …". */
export function limitsOf({ paid, waits, leftOut }: Bill): string {
  const sentences = [
    waits > 0 &&
      paid > 0 &&
      `${counted(paid + waits)} can be written and your balance pays for ${wholeNumber(paid)}. The other ${wholeNumber(waits)} wait until you have credits and resume the batch.`,
    waits > 0 &&
      paid === 0 &&
      `${counted(waits)} can be written. Buy credits, then start it here: nothing of it was sent.`,
    waits === 0 && 'You pay for a row when it is written; a failed row costs nothing.',
    leftOut > 0 && `${counted(leftOut)} left out.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
