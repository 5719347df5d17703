import * as z from 'zod/mini'
import { dropDraft, hasDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { PASTED_DRAFT, PastedTexts } from './pasted-texts.ts'

const KeptRows = z.object({ rows: z.array(PastedTexts), chosen: z.int().check(z.minimum(0)) })

/** The listings of a file, and at which place the one stands that was chosen. */
export type KeptRows = z.infer<typeof KeptRows>

export const NO_ROWS: KeptRows = { rows: [], chosen: 0 }

/** Under which they are kept beside what was pasted, for as long as that stands. */
const DRAFT = 'improve-rows'

export function keepRows(kept: KeptRows): void {
  if (kept.rows.length > 1) keepDraft(DRAFT, kept)
  else dropDraft(DRAFT)
}

/** Of what was written meanwhile no row is left to choose. */
export function readRows(): KeptRows {
  return (hasDraft(PASTED_DRAFT) ? readDraft(DRAFT, KeptRows) : null) ?? NO_ROWS
}
