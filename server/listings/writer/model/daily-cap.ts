import type { Clock } from '#server/platform/clock.ts'

/** Counts calls until midnight UTC, so that a fault or an abuser cannot spend without end. */
export type DailyCap = {
  /** Takes one call from today's allowance; false when nothing is left. */
  take(): boolean
  secondsToReset(): number
}

const DAY_MS = 86_400_000

export function dailyCap(callsPerDay: number, clock: Clock): DailyCap {
  let day = -1
  let taken = 0
  return {
    take() {
      const today = Math.floor(clock.now().getTime() / DAY_MS)
      if (today !== day) taken = 0
      day = today
      if (taken >= callsPerDay) return false
      taken += 1
      return true
    },
    secondsToReset() {
      return Math.ceil((DAY_MS - (clock.now().getTime() % DAY_MS)) / 1000)
    },
  }
}
