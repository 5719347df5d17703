import { OutOfTime } from '#server/composing/composing.ts'
import { Problem } from '#server/platform/problem.ts'

/** What a caller hears of a text that took too long to be read; anything else is a bug. */
export function unavailable(cause: unknown): never {
  throw cause instanceof OutOfTime ? new Problem('unavailable', { cause }) : cause
}
