/** Where the time comes from: tests bring their own. Leases run on the database's clock instead. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
