import { ApiError } from '#client/api/api-error.ts'

// Without one of our codes, and after a fault of ours, nobody knows whether it was written; while it is being written
// it may still arrive: each time the same key must ask again.
const OPEN_ANSWERS = new Set<string | undefined>([undefined, 'internal', 'generation_running'])

/** Whether the server has refused for good, which costs nothing. */
export function isFinalAnswer(error: unknown): boolean {
  return error instanceof ApiError && !OPEN_ANSWERS.has(error.code)
}

/** Whether what was sent before is being written now. */
export function isStillWritten(error: Error): boolean {
  return error instanceof ApiError && error.code === 'generation_running'
}
