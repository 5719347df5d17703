import * as z from 'zod/mini'
import { CheckState } from './improving/check-state.ts'

/** One field that was refused, with a sentence for the person who filled it in. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** How the pasted listing stands that was not worth a credit: how many of its checks pass, and what the others found. */
export const HealthFound = z.object({
  met: z.int(),
  of: z.int(),
  states: z.array(CheckState),
  findings: z.array(z.string()),
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
