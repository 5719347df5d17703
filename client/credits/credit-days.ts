import { dayNamed } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { CreditEntry, EntryType } from '#contract/credits.ts'

export type CreditDay = { name: string; sum: string; entries: CreditEntry[] }

/** The entries by the day on which they were made, newest first, each day with what it came to. */
export function creditDays(entries: CreditEntry[], now: number): CreditDay[] {
  const days = Map.groupBy(entries, ({ createdAt }) => dayNamed(createdAt, now))
  return [...days].map(([name, made]) => ({ name, sum: sumOf(made), entries: made }))
}

/** Entries one after the other. */
export type EntryRun = [CreditEntry, ...CreditEntry[]]

/** The entries as they are, those for listings that follow each other as one. */
export function runsOf(entries: readonly CreditEntry[]): EntryRun[] {
  const runs: EntryRun[] = []
  for (const entry of entries) {
    const last = runs.at(-1)
    if (last && isAlike(last[0], entry)) last.push(entry)
    else runs.push([entry])
  }
  return runs
}

function isAlike(one: CreditEntry, other: CreditEntry): boolean {
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

/** How many credits were bought, free, used and removed in all of these entries. */
export function totalsOf(entries: readonly CreditEntry[]): Totals {
  const totals: Totals = { bought: 0, free: 0, used: 0, removed: 0 }
  for (const { type, amount } of entries) {
    const isCorrection = type === 'admin_adjustment' && amount < 0
    totals[isCorrection ? 'removed' : KINDS[type]] += Math.abs(amount)
  }
  return totals
}

/** "50 bought, 8 used, 45 left". */
function sumOf(entries: readonly CreditEntry[]): string {
  const moved = Object.entries(totalsOf(entries)).filter(([, credits]) => credits > 0)
  const parts = moved.map(([kind, credits]) => `${wholeNumber(credits)} ${kind}`)
  return [...parts, `${wholeNumber(entries[0]?.balanceAfter ?? 0)} left`].join(', ')
}
