import * as z from 'zod/mini'
import { readStored, writeStored } from '#client/browser/storage.ts'
import { WriterChoice } from '#contract/listings.ts'

/** Under which an item of the form is kept; a pasted listing has a name of its own. */
const OF_FORM = 'listwright-submission'

const Submission = z.object({
  key: z.string(),
  body: z.string(),
  writer: z._default(WriterChoice, 'usual'),
  /** When it was sent last; zero once it is known that no answer is on its way. */
  sentAt: z._default(z.number(), 0),
})
type Submission = z.infer<typeof Submission>

/**
 * The key under which the server knows this submission. It stays the same until an answer has
 * arrived, so that sending the same item again after a lost answer costs no second credit; for that
 * it must also go to the same writer again, whichever button sends it.
 */
export function submissionOf(input: object, writer: WriterChoice, name = OF_FORM): Submission {
  const open = openSubmission(input, name)
  const fresh = { key: crypto.randomUUID(), body: bodyOf(input), writer }
  const submission = { ...(open ?? fresh), sentAt: Date.now() }
  writeStored(sessionStorage, name, submission)
  return submission
}

/** Longer than any listing takes. */
const UNDER_WAY_MS = 5 * 60_000

/** Whether just this was sent a moment ago, and the page was left before an answer came. */
export function isUnderWay(input: object, name = OF_FORM): boolean {
  const open = openSubmission(input, name)
  return open !== null && Date.now() - open.sentAt < UNDER_WAY_MS
}

/** Nobody waits for its answer any more. It comes late, because some browsers break calls off first and leave then. */
export function noteUnanswered({ sentAt }: Submission, name = OF_FORM): void {
  setTimeout(() => {
    const open = readSubmission(name)
    if (open?.sentAt === sentAt) writeStored(sessionStorage, name, { ...open, sentAt: 0 })
  }, 500)
}

function openSubmission(input: object, name: string): Submission | null {
  const open = readSubmission(name)
  return open?.body === bodyOf(input) ? open : null
}

/** The same however its fields are ordered: what was kept and read again has an order of its own. */
function bodyOf(input: object): string {
  return JSON.stringify(Object.entries(input).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function readSubmission(name: string): Submission | null {
  const open = Submission.safeParse(readStored(sessionStorage, name))
  return open.success ? open.data : null
}

export function closeSubmission(name = OF_FORM): void {
  sessionStorage.removeItem(name)
}
