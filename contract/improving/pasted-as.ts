import * as z from 'zod/mini'

/** What is kept of a listing that was pasted to be improved. */
export const PastedAs = z.object({
  /** Its title as it was pasted: what that says she has said. */
  title: z.string(),
  /** Whether she chose among the new parts since, be it none of them. */
  isDecided: z.boolean(),
})
export type PastedAs = z.infer<typeof PastedAs>
