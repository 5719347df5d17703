import * as z from 'zod/mini'

/** One field that was refused, with a sentence for the person who filled it in. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** RFC 9457 problem details; `detail` is a sentence for the seller. */
export const ProblemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(FieldError)),
  /** Of what was not worth a credit; `HealthFound`, which every page would load for the one that shows it. */
  health: z.optional(z.unknown()),
})
export type ProblemDetails = z.infer<typeof ProblemDetails>
