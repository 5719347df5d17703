import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Session, SessionSource } from './dialect.ts'
import { isDatabaseTrouble } from './errors.ts'

const PROBE_MS = 5000

/** Lends the one connection there is, and replaces an instance that no longer answers. */
export class EmbeddedSource implements SessionSource {
  readonly #open: () => Promise<PGlite>
  readonly #onIncident: (sentence: string, cause: unknown) => void
  #lite: PGlite
  #lastTurn: Promise<void> = Promise.resolve()
  #trouble: unknown

  constructor(
    lite: PGlite,
    open: () => Promise<PGlite>,
    onIncident: (sentence: string, cause: unknown) => void = () => {},
  ) {
    this.#lite = lite
    this.#open = open
    this.#onIncident = onIncident
  }

  async borrow(): Promise<Session> {
    const endTurn = await this.#takeTurn()
    try {
      if (this.#trouble !== undefined) await this.#recover()
    } catch (error) {
      endTurn()
      throw error
    }
    return this.#lend(this.#lite, endTurn)
  }

  async close(): Promise<void> {
    await this.#takeTurn()
    await this.#lite.close()
  }

  #lend(lite: PGlite, endTurn: () => void): Session {
    return {
      query: async (sql, parameters) => {
        try {
          const { rows, command = '', rowCount = 0 } = await lite.query(sql, [...parameters])
          return { rows, command, count: rowCount }
        } catch (error) {
          if (isDatabaseTrouble(error)) this.#trouble = error
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

  async #recover(): Promise<void> {
    if (!(await this.#answers())) {
      // The wedged instance is left alone: closing it could write where the new one works already.
      this.#lite = await this.#open()
      this.#onIncident(
        'The embedded database stopped answering and was opened again',
        this.#trouble,
      )
    }
    this.#trouble = undefined
  }

  async #answers(): Promise<boolean> {
    const probe = this.#lite.query('ROLLBACK').then(
      () => true,
      () => false,
    )
    return Promise.race([probe, wait(PROBE_MS, false, { ref: false })])
  }
}
