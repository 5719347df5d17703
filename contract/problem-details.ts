import * as z from 'zod/mini'
import { CheckState } from './improving/check-state.ts'
import { Fault } from './improving/fault.ts'

/** One field that was refused, with a sentence for the person who filled it in. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** How the pasted listing stands that was not worth a credit, and what its seller can mend for nothing. */
export const HealthFound = z.object({
  /** How many of the checks pass, of how many. */
  met: z.int(),
  of: z.int(),
  /** Of each check, in their order. */
  states: z.array(CheckState),
  /** What keeps the others from passing, each fault once, with the part that it is about. */
  faults: z.array(Fault),
  /** Tags that are true by its text and that it has not, as many as there is room for. */
  tagsToAdd: z.array(z.string()),
})
export type HealthFound = z.infer<typeof HealthFound>

/** RFC 9457 problem details; `detail` is a sentence for the seller. */
export const ProblemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(FieldError)),
  health: z.optional(HealthFound),
})
export type ProblemDetails = z.infer<typeof ProblemDetails>
