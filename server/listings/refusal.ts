import { DO_WITHOUT_MODEL } from '#contract/generation-problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { Problem } from '#server/platform/problem.ts'
import {
  type ListingWriter,
  NothingToWriteAbout,
  WritingFailed,
  type WritingFailure,
} from './writer/writer.ts'

const WITHOUT_A_DATE_SECONDS = 10

const CODES: Record<WritingFailure, ProblemCode> = {
  unavailable: 'unavailable',
  used_up: 'unavailable',
  timed_out: 'generation_timed_out',
  unusable: 'generation_failed',
}

const OF_MODEL: Record<WritingFailure, string> = {
  unavailable: 'The language model does not answer right now.',
  used_up: 'The language model has written as much as it may today.',
  timed_out: 'The language model took too long.',
  unusable: 'The language model wrote nothing that could be used.',
}

/** What the seller is told when a writer wrote nothing; after a model there is still the plain one. */
export function refusalOf(error: unknown, writer: ListingWriter['name']): Problem {
  if (error instanceof NothingToWriteAbout)
    return new Problem('nothing_to_write_about', { cause: error })
  if (!(error instanceof WritingFailed))
    return new Problem(writer === 'model' ? 'model_failed' : 'generation_failed', { cause: error })
  const { failure } = error
  const details = { cause: error, ...retryAfter(error) }
  if (writer === 'composer') return new Problem(CODES[failure], details)
  const detail = `${OF_MODEL[failure]} ${DO_WITHOUT_MODEL}`
  return new Problem('model_failed', { ...details, detail })
}

function retryAfter({ failure, retryAfterSeconds }: WritingFailed) {
  if (retryAfterSeconds !== undefined) return { retryAfterSeconds }
  return failure === 'unavailable' ? { retryAfterSeconds: WITHOUT_A_DATE_SECONDS } : {}
}
