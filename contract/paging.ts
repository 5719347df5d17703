import * as z from 'zod/mini'

/** How many entries a page of a list has: when the caller names no number, and at most. */
export const PAGE = { default: 50, max: 100 } as const

const OUT_OF_RANGE = `The limit must be a whole number from 1 to ${PAGE.max}.`

/** How many entries the caller wants on a page. */
export const PageLimit = z.pipe(
  z.string(OUT_OF_RANGE).check(z.regex(/^\d{1,9}$/, OUT_OF_RANGE)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1, OUT_OF_RANGE), z.lte(PAGE.max, OUT_OF_RANGE))),
)

/** Said of a cursor that no page of the same list has named. */
export const UNKNOWN_PAGE = 'This page does not exist. Please begin with the first one.'

/** Where a page begins, as the page before it has named it. Callers do not look inside. */
export const PageCursor = z.string(UNKNOWN_PAGE).check(z.maxLength(2000, UNKNOWN_PAGE))

/** The query of a list that is always paged. */
export const PageQuery = z.object({
  limit: z._default(PageLimit, PAGE.default),
  cursor: z.optional(PageCursor),
})
