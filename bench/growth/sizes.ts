import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

/** A table with what is out of line, or one index of it. */
export type Size = { table: string; index: string | null; bytes: number }

/** Everything of the product on the disk, largest first. */
export async function sizes(db: Database, schema = 'public'): Promise<Size[]> {
  const { rows } = await sql<Size>`
    SELECT relname AS "table", NULL AS "index", pg_table_size(oid)::float8 AS bytes
    FROM pg_class WHERE relkind = 'r' AND relnamespace = ${schema}::regnamespace
    UNION ALL
    SELECT indrelid::regclass::text, indexrelid::regclass::text, pg_relation_size(indexrelid)::float8
    FROM pg_index JOIN pg_class ON oid = indrelid WHERE relnamespace = ${schema}::regnamespace
    ORDER BY bytes DESC`.execute(db)
  return rows
}
