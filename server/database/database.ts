import { CamelCasePlugin, Kysely, type Transaction as KyselyTransaction } from 'kysely'
import { type SessionSource, sessionDialect } from './dialect.ts'
import { openEmbedded } from './embedded.ts'
import type { IncidentListener } from './embedded-source.ts'
import { openPostgres, type PoolLimits } from './postgres.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

export type DatabaseKind = 'pglite' | 'postgres'

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the embedded database in `dataDir`. */
  url?: string | undefined
  /** For a PostgreSQL server alone. */
  pool?: PoolLimits
  dataDir: string
  /** A dumped database made by the build, from which a first start is faster. */
  templatePath?: string | undefined
  /** Told what the embedded database went through, in a sentence for the log. */
  onIncident?: IncidentListener | undefined
  onQuery?: QueryListener | undefined
}

/** Told about each statement after it ran. */
export type QueryListener = (statement: { sql: string; durationMs: number }) => void

export type OpenDatabase = {
  db: Database
  kind: DatabaseKind
  /** The whole of the embedded one; PostgreSQL has tools of its own. */
  archive?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Opens the database that the options name, with its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { url, onQuery } = options
  // Kysely never closes a source it has not used yet.
  if (url === undefined) {
    const source = await openEmbedded(options)
    const [archive, close] = [() => source.archive(), () => source.close()]
    return { db: databaseOn(source, onQuery), kind: 'pglite', archive, close }
  }
  const source = await openPostgres(url, options.pool)
  return { db: databaseOn(source, onQuery), kind: 'postgres', close: () => source.close() }
}

/** Kysely over sessions: columns in snake case there, in camel case here. */
export function databaseOn(source: SessionSource, onQuery?: QueryListener): Database {
  return new Kysely<Tables>({
    dialect: sessionDialect(source),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onQuery && {
      log: ({ query, queryDurationMillis }) =>
        onQuery({ sql: query.sql, durationMs: queryDurationMillis }),
    }),
  })
}
