import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type AdminUser, UNKNOWN_ADDRESS, type UserQuery, type UserSort } from '#contract/admin.ts'
import { adjust, type Adjustment } from '#server/credits/adjust.ts'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import { pageOfRows, positionIn } from '#server/http/cursor.ts'
import type { PageOf } from '#server/http/serve.ts'
import { Problem } from '#server/platform/problem.ts'

/** Users as the query asks for them; without a limit, all of them. */
export async function listUsers(db: Database, query: UserQuery): Promise<PageOf<AdminUser[]>> {
  const { limit, cursor, search = '', sort = 'newest' } = query
  const { column, direction } = ORDERS[sort]
  const rows = await adminUsers(db)
    .$if(search !== '', (users) => users.where(holds(search)))
    .$if(cursor !== undefined, (users) => users.where(isAfter(sort, cursor ?? '')))
    .orderBy(column, direction)
    .orderBy('id', direction)
    .$if(limit !== undefined, (users) => users.limit((limit ?? 0) + 1))
    .execute()
  const positionOf = (row: (typeof rows)[number]) => [row[column], row.id]
  const { page, nextCursor } = pageOfRows(rows, { limit, positionOf })
  return { page: page.map(asAdminUser), nextCursor }
}

/** Sets a user's credits through the ledger; below what is held, or past what was expected, never. */
export async function setCredits(db: Database, wanted: Adjustment): Promise<AdminUser> {
  await findUser(db, wanted.userId)
  const outcome = await adjust(db, wanted)
  if (outcome.state === 'below_held') throw new Problem('credits_held')
  if (outcome.state === 'moved')
    throw new Problem('credits_moved', {
      detail: `The balance has moved to ${outcome.credits} since you looked. Please reload the page and try again.`,
    })
  return findUser(db, wanted.userId)
}

export async function findUser(db: Database, userId: string): Promise<AdminUser> {
  const row = await adminUsers(db).where('id', '=', userId).executeTakeFirst()
  if (row === undefined) throw new Problem('user_not_found')
  return asAdminUser(row)
}

const ORDERS = {
  newest: { column: 'createdAt', direction: 'desc' },
  oldest: { column: 'createdAt', direction: 'asc' },
  'email-asc': { column: 'email', direction: 'asc' },
  'email-desc': { column: 'email', direction: 'desc' },
  'credits-asc': { column: 'credits', direction: 'asc' },
  'credits-desc': { column: 'credits', direction: 'desc' },
} as const satisfies Record<UserSort, { column: keyof UserRow; direction: 'asc' | 'desc' }>

/** Where a page ended: the value it was sorted by, and the id that tells equal ones apart. */
const POSITIONS = {
  createdAt: z.tuple([z.iso.datetime(), z.string()]),
  email: z.tuple([z.string(), z.string()]),
  credits: z.tuple([z.int32(), z.string()]),
} as const

function isAfter(sort: UserSort, cursor: string) {
  const { column, direction } = ORDERS[sort]
  const [value, id] = positionIn(cursor, POSITIONS[column])
  const here = sql`(${sql.ref(column)}, ${sql.ref('id')})`
  return direction === 'asc'
    ? sql<boolean>`${here} > (${value}, ${id})`
    : sql<boolean>`${here} < (${value}, ${id})`
}

/** position() takes every character as it is; LIKE would read % and _ as more. */
function holds(search: string) {
  const needle = search.toLowerCase()
  return sql<boolean>`position(${needle} IN lower(concat_ws(' ',
    email, ${sql.ref('signupIpAddress')}, ${sql.ref('browserFingerprint')}))) > 0`
}

export const ADMIN_COLUMNS = [
  'id',
  'email',
  'credits',
  'createdAt',
  'signupIpAddress',
  'browserFingerprint',
  'suspendedAt',
  'suspensionReason',
] as const

function adminUsers(db: Database) {
  return db.selectFrom('users').select(ADMIN_COLUMNS).where('closedAt', 'is', null)
}

export function asAdminUser(row: Pick<UserRow, (typeof ADMIN_COLUMNS)[number]>): AdminUser {
  return {
    id: row.id,
    email: row.email,
    credits: row.credits,
    createdAt: row.createdAt.toISOString(),
    signupIpAddress: row.signupIpAddress || UNKNOWN_ADDRESS,
    fingerprint: row.browserFingerprint,
    suspension: suspensionOf(row),
  }
}

function suspensionOf(
  row: Pick<UserRow, 'suspendedAt' | 'suspensionReason'>,
): AdminUser['suspension'] {
  const { suspendedAt, suspensionReason: reason } = row
  return suspendedAt === null || reason === null
    ? null
    : { since: suspendedAt.toISOString(), reason }
}
