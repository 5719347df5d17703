import * as z from 'zod/mini'
import { PartSchema } from './part-schema.ts'

/** One thing to mend in a listing, in words, and the part that it is about. */
export const Fault = z.object({ part: PartSchema, text: z.string() })
export type Fault = z.infer<typeof Fault>
