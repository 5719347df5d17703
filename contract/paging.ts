import * as z from 'zod/mini'

/** How many entries a page of a list has: when the caller names no number, and at most. */
export const PAGE = { default: 50, max: 100 } as const

const OUT_OF_RANGE = `The limit must be a whole number from 1 to ${PAGE.max}.`

/** Digits in an address, which whoever reads the description is told of as the number they mean. */
const Digits = z
  .custom<string>((text) => typeof text === 'string' && /^\d{1,9}$/.test(text), OUT_OF_RANGE)
  .register(z.globalRegistry, { type: 'integer', minimum: 1, maximum: PAGE.max })

/** How many entries the caller wants on a page. */
export const PageLimit = z.pipe(
  Digits,
  z.pipe(z.transform(Number), z.int().check(z.gte(1, OUT_OF_RANGE), z.lte(PAGE.max, OUT_OF_RANGE))),
)

/** Said of a cursor that no page of the same list has named. */
export const UNKNOWN_PAGE = 'This page does not exist. Please begin with the first one.'

/** Where a page begins, as the page before it has named it. Callers do not look inside. */
export const PageCursor = z.string(UNKNOWN_PAGE).check(z.maxLength(2000, UNKNOWN_PAGE))

/** The query of a list that is always paged. */
export const PageQuery = z.strictObject({
  limit: z._default(PageLimit, PAGE.default),
  cursor: z.optional(PageCursor),
})
