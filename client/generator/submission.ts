import * as z from 'zod/mini'
import { readStored, writeStored } from '#client/browser/storage.ts'

const SUBMISSION_KEY = 'listwright-submission'

const Submission = z.object({ key: z.string(), body: z.string() })

/**
 * The key under which the server knows this submission. It stays the same until an answer has
 * arrived, so that sending the same item again after a lost answer costs no second credit.
 */
export function submissionKey(input: object): string {
  const body = JSON.stringify(input)
  const open = Submission.safeParse(readStored(sessionStorage, SUBMISSION_KEY))
  if (open.success && open.data.body === body) return open.data.key
  const key = crypto.randomUUID()
  writeStored(sessionStorage, SUBMISSION_KEY, { key, body })
  return key
}

export function closeSubmission(): void {
  sessionStorage.removeItem(SUBMISSION_KEY)
}
