import { dailyLimitSentence, DO_WITHOUT_MODEL } from '#contract/generation-problems.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { Problem } from '#server/platform/problem.ts'
import {
  type ListingWriter,
  NothingToWriteAbout,
  WritingFailed,
  type WritingFailure,
} from './writer/writer.ts'

const WITHOUT_A_DATE_SECONDS = 10
const HOUR_SECONDS = 60 * 60

const CODES: Record<Exclude<WritingFailure, 'used_up'>, ProblemCode> = {
  unavailable: 'unavailable',
  timed_out: 'generation_timed_out',
  unusable: 'generation_failed',
}

const OF_MODEL: Record<Exclude<WritingFailure, 'used_up'>, string> = {
  unavailable: 'The language model does not answer right now.',
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
  if (failure === 'used_up') {
    const detail = dailyLimitSentence(Math.ceil((error.retryAfterSeconds ?? 0) / HOUR_SECONDS))
    return new Problem('daily_limit', { ...details, detail })
  }
  if (writer === 'composer') return new Problem(CODES[failure], details)
  const detail = `${OF_MODEL[failure]} ${DO_WITHOUT_MODEL}`
  return new Problem('model_failed', { ...details, detail })
}

function retryAfter({ failure, retryAfterSeconds }: WritingFailed) {
  if (retryAfterSeconds !== undefined) return { retryAfterSeconds }
  return failure === 'unavailable' ? { retryAfterSeconds: WITHOUT_A_DATE_SECONDS } : {}
}
