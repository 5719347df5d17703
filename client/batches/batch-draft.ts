import { useState } from 'react'
import * as z from 'zod/mini'
import { dropDraft, hasDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { ITEM_COLUMNS } from '#contract/batches/columns.ts'
import { LengthSchema, StyleSchema } from '#contract/listings.ts'
import type { BatchFile } from './read-batch-file.ts'

/** Under which it is kept. */
export const BATCH_DRAFT = 'batch'

const FIELDS = ITEM_COLUMNS.map(({ field }) => field)

/** A file that was read and not started, with what was changed of it. */
const BatchDraft = z.object({
  file: z.object({
    name: z.string(),
    rows: z.array(
      z.object({
        number: z.int(),
        texts: z.partialRecord(z.enum(FIELDS), z.string()),
        sentence: z.nullable(z.string()),
      }),
    ),
  }),
  leftOut: z.array(z.int()),
  /** A row of it was mended or left out. */
  isTouched: z.boolean(),
  usual: z.nullable(
    z.object({
      writingStyle: StyleSchema,
      descriptionLength: LengthSchema,
      includeEmojis: z.boolean(),
      includeBulletedLists: z.boolean(),
    }),
  ),
  usesProfile: z.boolean(),
})
export type BatchDraft = z.infer<typeof BatchDraft>

export function draftOf(file: BatchFile): BatchDraft {
  return { file, leftOut: [], isTouched: false, usual: null, usesProfile: true }
}

/** Kept until it is started or given up, as far as the browser has room for it. */
export function useBatchDraft() {
  const [draft, setDraft] = useState(() => readDraft(BATCH_DRAFT, BatchDraft))
  const change = (changed: BatchDraft | null) => {
    if (changed === null) dropDraft(BATCH_DRAFT)
    else keepDraft(BATCH_DRAFT, changed)
    setDraft(changed)
  }
  return { draft, isKept: hasDraft(BATCH_DRAFT), change }
}
