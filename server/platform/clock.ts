/** Where the time comes from: tests bring their own. Leases run on the database's clock instead. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The same day so many months earlier. */
export function monthsBefore(now: Date, months: number): Date {
  const earlier = new Date(now)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  return earlier
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}
