import * as z from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import type { Listing } from '#contract/listings.ts'
import { PartSchema } from '#contract/improving/part-schema.ts'
import type { WrittenPart } from '#contract/parts.ts'

const KeptChoice = z.object({
  taken: z.array(PartSchema),
  /** Of the listing that it was chosen for: what was changed since is not what she chose of. */
  version: z.int(),
})
export type KeptChoice = z.infer<typeof KeptChoice>

/** As the question at sign-out knows it. */
export const CHOICE_DRAFTS = 'choice-'

const nameOf = ({ id }: Listing) => `${CHOICE_DRAFTS}${id}`

/** Keeps which new parts are chosen of a comparison, until that is saved or is again what is saved. */
export function keepChoice(listing: Listing, taken: readonly WrittenPart[]): void {
  keepDraft(nameOf(listing), { taken, version: listing.version })
}

export function readChoice(listing: Listing): KeptChoice | null {
  return readDraft(nameOf(listing), KeptChoice)
}

export function dropChoice(listing: Listing): void {
  dropDraft(nameOf(listing))
}
