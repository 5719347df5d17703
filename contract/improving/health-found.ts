import * as z from 'zod/mini'
import { CheckState } from './check-state.ts'
import { Fault } from './fault.ts'
import { PartSchema } from './part-schema.ts'

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
  /** Of each part, why a new one is not worth a credit; of what was refused before this was told, none. */
  kept: z._default(z.array(z.object({ part: PartSchema, why: z.string() })), []),
})
export type HealthFound = z.infer<typeof HealthFound>
