import * as z from 'zod/mini'

export const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() })
export type Mail = z.infer<typeof Mail>

/** One way for a mail to leave; rejects when it did not. */
export type Deliver = (mail: Mail) => Promise<void>

/** Why a mail that did not leave shall not be tried again: nobody would ever take it. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood'
}
