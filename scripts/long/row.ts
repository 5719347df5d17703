import type { Postgres } from '../postgres.ts'

/** What came of trying something: how much was done, and whatever broke a promise. */
export type Finding = {
  done: number
  /** A sentence each; none is the only good answer. */
  violations: string[]
  note?: string
}

/** Why something could not be tried here. */
export type NotReached = { reason: string }

export type Circumstances = {
  /** From it follows every choice of the run. */
  seed: number
  /** How much of it is asked for, in `asked.ts` or by the environment. */
  asked: number
  /** The PostgreSQL that rows share, or null where none is installed. */
  postgres: () => Promise<Postgres | null>
}

/** One line of the table before it is tried. */
export type Row = {
  /** What --only names; rows that belong together share it. */
  part: string
  what: string
  /** It waits more than it works, and runs beside all others. */
  isPatient?: true
  attempt(circumstances: Circumstances): Promise<Finding | NotReached>
}

/** One line of the table afterwards. */
export type TriedRow = {
  part: string
  what: string
  outcome: 'held' | 'broken' | 'not reached'
  seconds: number
  asked: number
  unit: string
  done: number
  violations: string[]
  note: string
}

export const NO_POSTGRES: NotReached = {
  reason: 'PostgreSQL is not installed (Debian package "postgresql").',
}
