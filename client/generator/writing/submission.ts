import * as z from 'zod/mini'
import { readStored, writeStored } from '#client/browser/storage.ts'
import { WriterChoice } from '#contract/listings.ts'

const SUBMISSION_KEY = 'listwright-submission'

const Submission = z.object({
  key: z.string(),
  body: z.string(),
  writer: z._default(WriterChoice, 'usual'),
})
type Submission = z.infer<typeof Submission>

/**
 * The key under which the server knows this submission. It stays the same until an answer has
 * arrived, so that sending the same item again after a lost answer costs no second credit; for that
 * it must also go to the same writer again, whichever button sends it.
 */
export function submissionOf(input: object, writer: WriterChoice): Submission {
  const body = JSON.stringify(input)
  const open = Submission.safeParse(readStored(sessionStorage, SUBMISSION_KEY))
  if (open.success && open.data.body === body) return open.data
  const submission = { key: crypto.randomUUID(), body, writer }
  writeStored(sessionStorage, SUBMISSION_KEY, submission)
  return submission
}

export function closeSubmission(): void {
  sessionStorage.removeItem(SUBMISSION_KEY)
}
