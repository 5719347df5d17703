import { type RawBuilder, sql } from 'kysely'

// pg would write an array as a PostgreSQL array and PGlite would take a string for finished JSON;
// text with a cast means the same to both.
export function asJson<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::text::jsonb`
}
