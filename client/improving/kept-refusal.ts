import * as z from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { HealthFound } from '#contract/improving/health-found.ts'
import { ImproveRequest } from '#contract/improving/improving.ts'

const Found = z.object({ request: ImproveRequest, health: HealthFound })
const KeptRefusal = z.extend(Found, { checked: z.nullable(Found) })

/** What was not worth a credit and how it stands, and how it stood when it was checked last since. */
export type KeptRefusal = z.infer<typeof KeptRefusal>

/** Under which it is kept beside what was pasted, for as long as that stands. */
const DRAFT = 'improve-refused'

export function keepRefusal(refusal: KeptRefusal): void {
  keepDraft(DRAFT, refusal)
}

export function readRefusal(): KeptRefusal | null {
  return readDraft(DRAFT, KeptRefusal)
}

export function dropRefusal(): void {
  dropDraft(DRAFT)
}
