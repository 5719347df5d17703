import { Problem } from '#server/platform/problem.ts'

// Connection, resources, shutdown, system and internal errors; anything else is about the statement.
const DATABASE_TROUBLE = /^(08|53|57|58|XX|24)/
const NETWORK_TROUBLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded|Client has encountered|Client was)/

/** The five characters in which PostgreSQL names an error, on both drivers. */
export function sqlState(error: unknown): string | undefined {
  // A network error has a code of five letters too (EPIPE); only the database's have a severity.
  if (!(error instanceof Error) || !('severity' in error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Whether a statement was refused because such a row exists already. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false
  if (constraint === undefined) return true
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}

/** Whether the same transaction may well succeed when it is tried again. */
export function isWorthRepeating(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

/** Whether the database, not the statement, is in trouble. */
export function isDatabaseTrouble(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return DATABASE_TROUBLE.test(state)
  if (!(error instanceof Error)) return true
  if ('code' in error && typeof error.code === 'string') return NETWORK_TROUBLE.has(error.code)
  return LOST_CONNECTION.test(error.message) || error.name === 'RuntimeError'
}

/** Whether the server that said so would end its process over it. */
export function isFatal(error: unknown): boolean {
  if (!(error instanceof Error) || !('severity' in error)) return true
  return error.severity === 'PANIC' || error.severity === 'FATAL'
}

/** Trouble of the database becomes a refusal that says so; any other error stays as it is. */
export function asRefusal(error: unknown): unknown {
  return isDatabaseTrouble(error) ? unavailable(error) : error
}

export function unavailable(cause: unknown): Problem {
  return new Problem('unavailable', { cause, retryAfterSeconds: 5 })
}
