import { type Selectable, sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

/** What the compiler believes about a column, as a word that the database can confirm. */
type Kind<Value> = unknown extends Value
  ? 'json'
  : null extends Value
    ? `${Base<NonNullable<Value>>} or null`
    : Base<Value>
type Base<Value> = [Value] extends [string]
  ? 'text'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [boolean]
      ? 'boolean'
      : [Value] extends [Date]
        ? 'time'
        : 'json'
export type Columns<Table> = { [Name in keyof Selectable<Table>]: Kind<Selectable<Table>[Name]> }

const KINDS = new Map([
  ['text', 'text'],
  ['bit', 'text'],
  ['integer', 'number'],
  ['bigint', 'number'],
  ['boolean', 'boolean'],
  ['timestamp with time zone', 'time'],
  ['jsonb', 'json'],
])

/** What the database says of the tables of a schema, in the same words. */
export async function realColumns(
  db: Database,
  schema: string,
): Promise<Record<string, Record<string, string>>> {
  const { rows } = await sql<{ tableName: string; columnName: string; kind: string; none: string }>`
    SELECT table_name, column_name, data_type AS kind, is_nullable AS none
    FROM information_schema.columns WHERE table_schema = ${schema}`.execute(db)
  const tables: Record<string, Record<string, string>> = {}
  for (const { tableName, columnName, kind, none } of rows) {
    const columns = (tables[inCamelCase(tableName)] ??= {})
    const orNull = none === 'YES' ? ' or null' : ''
    columns[inCamelCase(columnName)] = `${KINDS.get(kind) ?? kind}${orNull}`
  }
  return tables
}

function inCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
