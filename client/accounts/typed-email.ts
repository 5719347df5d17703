import * as z from 'zod/mini'

const TypedEmail = z.object({ email: z.string() })

/** The address typed so far, to go with a step to another page; it never stands in an address line. */
export type TypedEmail = z.infer<typeof TypedEmail>

/** The address that came with the step to this page, or none. */
export function emailTypedBefore(): string {
  return TypedEmail.safeParse(history.state).data?.email ?? ''
}
