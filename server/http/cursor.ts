import type * as z from 'zod/mini'
import { UNKNOWN_PAGE } from '#contract/paging.ts'
import { Problem } from '#server/platform/problem.ts'
import type { PageOf } from './serve.ts'

/** Where the next page begins, as text that callers hand back without looking into it. */
export function asCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** The position in a cursor. One that this list cannot have made is refused. */
export function positionIn<Schema extends z.ZodMiniType>(
  cursor: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(jsonOrNull(Buffer.from(cursor, 'base64url').toString()))
  if (parsed.success) return parsed.data
  throw new Problem('invalid_input', {
    detail: UNKNOWN_PAGE,
    errors: [{ path: 'cursor', message: UNKNOWN_PAGE }],
  })
}

type Paging<Row> = { limit: number | undefined; positionOf: (row: Row) => unknown }

/** A page out of rows of which one more was asked for: it tells whether there is a next page. */
export function pageOfRows<Row>(rows: Row[], { limit, positionOf }: Paging<Row>): PageOf<Row[]> {
  const page = rows.slice(0, limit)
  const last = page.length < rows.length ? page.at(-1) : undefined
  return { page, nextCursor: last === undefined ? null : asCursor(positionOf(last)) }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
