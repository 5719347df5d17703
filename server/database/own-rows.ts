import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { ProblemCode } from '#contract/problems.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Database } from './database.ts'
import { asId } from './ids.ts'
import type { Tables } from './tables.ts'
import { bringBack, throwAway } from './wastebasket.ts'

/** A row and who asks for it: other people's rows look like none. Without a version any will do. */
export type OwnRow = { userId: string; id: string; version?: number | undefined }

type Name = Tables['wastebasket']['source']
type Row<Table extends Name> = Selectable<Tables[Table]>

/** A column's new value, as it is or as the database is to make it. */
type Change<Table extends Name> = {
  [Column in keyof Updateable<Tables[Table]>]?:
    | Updateable<Tables[Table]>[Column]
    | RawBuilder<unknown>
}

type Refusals = { notFound: ProblemCode; changed: ProblemCode }

/** What a person may do to rows of their own in a table that numbers its versions. */
export function ownRows<Table extends Name>(db: Database, table: Table, refusals: Refusals) {
  const source = sql.table(table)

  async function find(own: OwnRow): Promise<Row<Table>> {
    const found = await sql<Row<Table>>`SELECT * FROM ${source} WHERE ${isOwn(own)}`.execute(db)
    const [row] = found.rows
    if (row === undefined) throw new Problem(refusals.notFound)
    return row
  }

  return {
    find,

    /** Changes what is named, and nothing else; refuses a row that has another version. */
    patch: async (own: OwnRow, change: Change<Table>): Promise<Row<Table>> => {
      const named = Object.entries(change).filter(([, value]) => value !== undefined)
      const changes = named.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
      const isThatVersion = own.version === undefined ? sql`true` : sql`version = ${own.version}`
      const patched = await sql<Row<Table>>`
        UPDATE ${source} SET ${sql.join([...changes, sql`version = version + 1`])}
        WHERE ${isOwn(own)} AND ${isThatVersion} RETURNING *`.execute(db)
      const [row] = patched.rows
      if (row !== undefined) return row
      await find(own)
      throw new Problem(refusals.changed)
    },

    /** Takes the row away, to be brought back while it is kept. */
    remove: async ({ userId, id }: OwnRow): Promise<void> => {
      const wasThere = await throwAway(db, { source: table, userId, id })
      if (!wasThere) throw new Problem(refusals.notFound)
    },

    /** Brings back, as it was, a row that was removed. */
    restore: async ({ userId, id }: OwnRow): Promise<Row<Table>> => {
      await bringBack(db, { source: table, userId, id })
      return find({ userId, id })
    },
  }
}

function isOwn({ userId, id }: OwnRow) {
  return sql`user_id = ${userId} AND id = ${asId(id)}`
}
