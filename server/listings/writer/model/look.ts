import * as z from 'zod/mini'

/** Words of a draft, and what its own writer puts in their place. */
const MendForm = z.object({ q: z.string(), was: z.string(), now: z.string() })
const mends = z.array(MendForm)

/** What a writer looks for in its own draft, a list of mends for each; in this order on the wire. */
export const LookForm = z.object({
  understood: mends,
  kept: mends,
  wishes: mends,
  voice: mends,
  title: mends,
  tags: mends,
})
export type LookForm = z.infer<typeof LookForm>

export type Check = keyof LookForm

export type Mend = z.infer<typeof MendForm> & { check: Check }

const CHECKS: readonly Check[] = ['understood', 'kept', 'wishes', 'voice', 'title', 'tags']

/** Each is tried by the review; a draft that wants more than these wants another writer. */
const MENDS_MAX = 10

/** The mends of a second look, in its order. A list that is not in the form counts for nothing, and spoils no other. */
export function mendsFrom(look: unknown): Mend[] {
  if (typeof look !== 'object' || look === null) return []
  const lists = new Map<string, unknown>(Object.entries(look))
  return CHECKS.flatMap((check) => {
    const read = mends.safeParse(lists.get(check))
    return read.success ? read.data.map((mend) => ({ ...mend, check })) : []
  }).slice(0, MENDS_MAX)
}
