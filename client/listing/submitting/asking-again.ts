const SECOND_MS = 1000
const LONGEST = 5

/** The server gives a writer a minute: with all waits between, these come to more. */
export const ASKS_MAX = 17

/**
 * How long to wait before asking again for a listing that is still being written: a little longer each time, because
 * each time counts as a listing that was asked for, and the server lets a person ask for 20 in a minute.
 */
export function waitBeforeAsking(asked: number): number {
  return Math.min(asked + 1, LONGEST) * SECOND_MS
}
