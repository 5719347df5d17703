import type { ColumnType, Generated } from 'kysely'

/** Filled in by the database when a statement leaves it out. */
export type WithDefault<Value> = Generated<Value>

/** Filled in by a trigger; a statement that names it does not compile. */
export type SetByDatabase<Value> = ColumnType<Value, never, never>

/** Written once. */
export type Fixed<Value> = ColumnType<Value, Value, never>

/** JSON goes in through asJson(), which both drivers understand alike. */
export type Json<Value> = ColumnType<Value, Value, Value>
