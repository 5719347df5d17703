import { dayNamed } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { CreditEntry, EntryType } from '#contract/credits.ts'

export type CreditDay = { name: string; entries: EntryRun }

/** The entries by the day on which they were made, newest first. */
export function creditDays(entries: CreditEntry[], now: number): CreditDay[] {
  const days = Map.groupBy(entries, ({ createdAt }) => dayNamed(createdAt, now))
  return [...days].flatMap(([name, [first, ...others]]) =>
    first ? [{ name, entries: [first, ...others] }] : [],
  )
}

/** From its first moment to that of the next, where the reader lives. */
export function boundsOfDay(moment: string): { since: string; before: string } {
  const [since, before] = [new Date(moment), new Date(moment)]
  since.setHours(0, 0, 0, 0)
  before.setHours(24, 0, 0, 0)
  return { since: since.toISOString(), before: before.toISOString() }
}

/** Entries one after the other. */
export type EntryRun = [CreditEntry, ...CreditEntry[]]

/** The entries as they are, those of a batch as one, and so those for listings that follow each other. */
export function runsOf(entries: readonly CreditEntry[]): EntryRun[] {
  const runs: EntryRun[] = []
  for (const entry of entries) {
    const run = entry.batch ? runs.find(([first]) => isOfBatch(first, entry)) : runs.at(-1)
    if (run && isAlike(run[0], entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

function isOfBatch({ batch }: CreditEntry, other: CreditEntry): boolean {
  return batch !== null && batch.id === other.batch?.id
}

function isAlike(one: CreditEntry, other: CreditEntry): boolean {
  if (one.batch || other.batch) return isOfBatch(one, other)
  return one.type === 'usage' && other.type === 'usage' && one.description === other.description
}

/** What an entry counts as, in the words of a seller. */
const KINDS: Record<EntryType, 'bought' | 'free' | 'used' | 'removed'> = {
  purchase: 'bought',
  reinstatement: 'bought',
  free_plan: 'free',
  welcome_bonus: 'free',
  admin_adjustment: 'free',
  usage: 'used',
  refund: 'removed',
  dispute: 'removed',
  closure: 'removed',
}

type Totals = Record<(typeof KINDS)[EntryType], number>

/** What moved the balance: entries, or what entries of a kind came to. */
export type Moved = Pick<CreditEntry, 'type' | 'amount'>

/** How many credits were bought, free, used and removed in all of it. */
export function totalsOf(entries: readonly Moved[]): Totals {
  const totals: Totals = { bought: 0, free: 0, used: 0, removed: 0 }
  for (const { type, amount } of entries) {
    const isCorrection = type === 'admin_adjustment' && amount < 0
    totals[isCorrection ? 'removed' : KINDS[type]] += Math.abs(amount)
  }
  return totals
}

/** "50 bought, 8 used, 45 left". */
export function daySum(entries: readonly Moved[], left: number): string {
  const moved = Object.entries(totalsOf(entries)).filter(([, credits]) => credits > 0)
  const parts = moved.map(([kind, credits]) => `${wholeNumber(credits)} ${kind}`)
  return [...parts, `${wholeNumber(left)} left`].join(', ')
}
