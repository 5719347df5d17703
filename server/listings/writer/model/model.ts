import type { LanguageModel } from 'ai'
import type { Clock } from '#server/platform/clock.ts'
import type { Asker, ListingWriter } from '../writer.ts'
import type { CallLimits } from './call.ts'
import { type Allowance, type CallReport, modelService } from './service.ts'
import { type Verdict, writeListing } from './write-listing.ts'

export type ModelLimits = CallLimits & {
  deadlineMs: number
  /** Before a second call when the provider does not say how long to wait. */
  pauseMs: number
}

const LIMITS: ModelLimits = {
  // A little less than a generation has, so that a first answer can still be mended in time.
  deadlineMs: 55_000,
  pauseMs: 1000,
  // Models that think before they write are silent for a while; a second call still fits behind it.
  silenceMs: 30_000,
  // A listing takes about 1,500; models that think before they write spend from the same allowance.
  outputTokensMax: 6000,
  outputCharactersMax: 32_768,
}

export type ModelWriterOptions = {
  model: LanguageModel
  clock: Clock
  allowance: Allowance
  onCall?: (report: CallReport) => void
  onRest?: (isResting: boolean) => void
  /** Told what an answer was worth that came whole. */
  onVerdict?: (verdict: Verdict, asker: Asker) => void
  limits?: Partial<ModelLimits>
}

/** Writes listings with a language model, in at most two calls for each. */
export function modelWriter(options: ModelWriterOptions): ListingWriter {
  const onVerdict = options.onVerdict ?? (() => {})
  const limits = { ...LIMITS, ...options.limits }
  const service = modelService({ ...options, limits, onCall: options.onCall ?? (() => {}) })
  return {
    name: 'model',
    write: (request) => writeListing(request, { service, limits, onVerdict }),
  }
}
