import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { asRefusal, unavailable } from './errors.ts'
import { refuseInsideTransaction } from './guard.ts'

/** One connection, of whichever database, lent to one user at a time. */
export type Session = {
  query(sql: string, parameters: readonly unknown[]): Promise<SessionResult>
  /** A broken session is not lent again. */
  giveBack(isBroken: boolean): void
}
/** As the server tells it: "UPDATE" and how many rows. */
export type SessionResult = { rows: unknown[]; command: string; count: number }

export type SessionSource = {
  borrow(): Promise<Session>
  close(): Promise<void>
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

// Kysely has a dialect for each of the two databases. This one serves both, because a transaction
// that cannot begin must not hang, and a query on the outer handle inside a transaction must fail
// before it queues for the connection.
export function sessionDialect(source: SessionSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SessionDriver(source),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

class SessionDriver implements Driver {
  readonly #source: SessionSource
  readonly #lent = new Map<DatabaseConnection, SessionConnection>()

  constructor(source: SessionSource) {
    this.#source = source
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction()
    const session = await this.#source.borrow().catch((error: unknown) => {
      throw unavailable(error)
    })
    const connection = new SessionConnection(session)
    this.#lent.set(connection, connection)
    return connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#lentAs(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#lentAs(connection).rollback()
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#lentAs(connection).giveBack()
    this.#lent.delete(connection)
  }

  async destroy(): Promise<void> {
    await this.#source.close()
  }

  #lentAs(connection: DatabaseConnection): SessionConnection {
    const lent = this.#lent.get(connection)
    if (lent === undefined) throw new Error('This connection was given back already')
    return lent
  }
}

class SessionConnection implements DatabaseConnection {
  readonly #session: Session
  #isBroken = false

  constructor(session: Session) {
    this.#session = session
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, command, count } = await this.#query(sql, parameters)
    const typed = asTyped<Row>(rows)
    return WRITES.has(command) ? { rows: typed, numAffectedRows: BigInt(count) } : { rows: typed }
  }

  // oxlint-disable-next-line require-yield -- Kysely wants a generator, and nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Queries are not streamed')
  }

  async commit(): Promise<void> {
    const { command } = await this.#query('COMMIT', [])
    // PostgreSQL answers the commit of a failed transaction by rolling it back, without an error.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed and was rolled back')
  }

  async rollback(): Promise<void> {
    try {
      await this.#query('ROLLBACK', [])
    } catch (error) {
      this.#isBroken = true
      throw error
    }
  }

  giveBack(): void {
    this.#session.giveBack(this.#isBroken)
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<SessionResult> {
    try {
      return await this.#session.query(sql, parameters)
    } catch (error) {
      throw asRefusal(error)
    }
  }
}

/** Kysely knows the row's type from the query it built; a driver cannot. */
function asTyped<Row>(rows: unknown[]): Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sentence above
  return rows as Row[]
}
