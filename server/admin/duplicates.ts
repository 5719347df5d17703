import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  type AdminUser,
  type DuplicateGroup,
  type DuplicateTrait,
  MEMBERS_SHOWN,
  UNKNOWN_ADDRESS,
} from '#contract/admin.ts'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import { pageOfRows, positionIn } from '#server/http/cursor.ts'
import type { PageOf } from '#server/http/serve.ts'
import { ADMIN_COLUMNS, asAdminUser } from './users.ts'

const COLUMNS = {
  signupIpAddress: 'signupIpAddress',
  fingerprint: 'browserFingerprint',
} as const satisfies Record<DuplicateTrait, keyof UserRow>

type Wanted = { by: DuplicateTrait; limit: number; cursor?: string | undefined }

/** Groups of accounts that share a trait, the largest first, each with its newest members. */
export async function listDuplicates(
  db: Database,
  { by, limit, cursor }: Wanted,
): Promise<PageOf<DuplicateGroup[]>> {
  const rows = await db
    .selectFrom(groupsBy(db, by).as('groups'))
    .select(['value', 'size'])
    .$if(cursor !== undefined, (groups) => groups.where(isAfter(cursor ?? '')))
    .orderBy('size', 'desc')
    .orderBy('value')
    .limit(limit + 1)
    .execute()
  const { page, nextCursor } = pageOfRows(rows, {
    limit,
    positionOf: ({ size, value }) => [size, value],
  })
  const values = page.map(({ value }) => value)
  const members = await newestMembers(db, { by, values })
  return {
    page: page.map((group) => ({ ...group, members: members.get(group.value) ?? [] })),
    nextCursor,
  }
}

/** How many groups there are. */
export async function countDuplicates(db: Database, by: DuplicateTrait): Promise<number> {
  const { count } = await db
    .selectFrom(groupsBy(db, by).as('groups'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function groupsBy(db: Database, by: DuplicateTrait) {
  const column = COLUMNS[by]
  return usersWith(db, by)
    .select(sql<string>`${sql.ref(column)}`.as('value'))
    .select(({ fn }) => fn.countAll<number>().as('size'))
    .groupBy(column)
    .having(({ fn }) => fn.countAll(), '>', 1)
}

/** Whose trait is known; in the words of the index on it. */
function usersWith(db: Database, by: DuplicateTrait) {
  const nothing = [sql.lit(''), sql.lit(UNKNOWN_ADDRESS)]
  return db
    .selectFrom('users')
    .where(sql<boolean>`${sql.ref(COLUMNS[by])} NOT IN (${sql.join(nothing)})`)
    .where('closedAt', 'is', null)
}

const Position = z.tuple([z.int(), z.string()])

function isAfter(cursor: string) {
  const [size, value] = positionIn(cursor, Position)
  return sql<boolean>`(size < ${size} OR (size = ${size} AND value > ${value}))`
}

type Groups = { by: DuplicateTrait; values: string[] }

async function newestMembers(
  db: Database,
  { by, values }: Groups,
): Promise<Map<string, AdminUser[]>> {
  if (values.length === 0) return new Map()
  const column = COLUMNS[by]
  const newest = usersWith(db, by)
    .select(ADMIN_COLUMNS)
    .select(
      sql<number>`row_number() OVER (PARTITION BY ${sql.ref(column)}
        ORDER BY ${sql.ref('createdAt')} DESC, id DESC)`.as('place'),
    )
    .where(column, 'in', values)
  const rows = await db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .where('place', '<=', MEMBERS_SHOWN)
    .orderBy('place')
    .execute()
  const grouped = Map.groupBy(rows, (row) => row[column] ?? '')
  return new Map([...grouped].map(([value, members]) => [value, members.map(asAdminUser)]))
}
