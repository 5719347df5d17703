import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Session, SessionSource } from './dialect.ts'
import { statementsOn } from './embedded-statements.ts'
import { isDatabaseTrouble, isFatal } from './errors.ts'

/** An instance that is well answers in a millisecond. */
const PROBE_MS = 5000
/** Opening blocks the process; it must not be tried for every request while the disk is full. */
const BETWEEN_TRIES_MS = 2000

export type IncidentListener = (sentence: string, cause: unknown) => void

/**
 * Lends the one connection that an embedded database has, and opens it again when it is beyond
 * help: PostgreSQL would restart after a panic, PGlite stays in memory and refuses every write.
 */
export class EmbeddedSource implements SessionSource {
  readonly #open: () => Promise<PGlite>
  readonly #onIncident: IncidentListener
  #lite: PGlite
  #query: Session['query']
  #lastTurn: Promise<void> = Promise.resolve()
  #trouble: unknown
  #nextTryAt = 0
  #isClosed = false

  constructor(lite: PGlite, open: () => Promise<PGlite>, onIncident: IncidentListener = () => {}) {
    this.#lite = lite
    this.#query = statementsOn(lite)
    this.#open = open
    this.#onIncident = onIncident
  }

  async borrow(): Promise<Session> {
    const endTurn = await this.#takeTurn()
    try {
      if (this.#isClosed) throw new Error('The database is closed')
      if (this.#trouble !== undefined) await this.#recover(this.#trouble)
    } catch (error) {
      endTurn()
      throw error
    }
    return this.#lend(this.#query, endTurn)
  }

  async close(): Promise<void> {
    const lite = await this.detach()
    await lite.close()
  }

  /** Does something with the instance itself, while nobody else has it. */
  async alone<Result>(work: (lite: PGlite) => Promise<Result>): Promise<Result> {
    const endTurn = await this.#takeTurn()
    try {
      if (this.#isClosed) throw new Error('The database is closed')
      return await work(this.#lite)
    } finally {
      endTurn()
    }
  }

  /** Ends the lending once whoever works is done, and leaves the instance open. */
  async detach(): Promise<PGlite> {
    const endTurn = await this.#takeTurn()
    this.#isClosed = true
    endTurn()
    return this.#lite
  }

  #lend(query: Session['query'], endTurn: () => void): Session {
    return {
      query: async (sql, parameters) => {
        try {
          return await query(sql, parameters)
        } catch (error) {
          if (isDatabaseTrouble(error)) this.#trouble ??= error
          throw error
        }
      },
      giveBack: (isBroken) => {
        if (isBroken) this.#trouble ??= new Error('A transaction could not be rolled back')
        endTurn()
      },
    }
  }

  async #takeTurn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#lastTurn
    this.#lastTurn = promise
    await before
    return resolve
  }

  async #recover(trouble: unknown): Promise<void> {
    if (isFatal(trouble) || !(await this.#answers())) await this.#openAgain(trouble)
    this.#trouble = undefined
  }

  async #openAgain(trouble: unknown): Promise<void> {
    if (performance.now() < this.#nextTryAt) throw trouble
    this.#nextTryAt = performance.now() + BETWEEN_TRIES_MS
    // The old instance is left alone: to close it could write where the new one works already.
    this.#lite = await this.#open()
    this.#query = statementsOn(this.#lite)
    this.#onIncident('The embedded database stopped working and was opened again', trouble)
  }

  async #answers(): Promise<boolean> {
    const probe = this.#lite.query('SELECT 1').then(
      () => true,
      () => false,
    )
    return Promise.race([probe, wait(PROBE_MS, false, { ref: false })])
  }
}
