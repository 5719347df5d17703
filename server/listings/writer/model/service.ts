import type { LanguageModel } from 'ai'
import type { Clock } from '#server/platform/clock.ts'
import { circuitBreaker, CircuitOpen } from '../breaker.ts'
import { CallFailed, callFailed, type CallFault } from './call-failed.ts'
import { type CallLimits, callModel, type ModelAnswer, type ModelCall } from './call.ts'

/** What one call cost and how it ended; fit for a log, because no text stands in it. */
export type CallReport = {
  outcome: 'answered' | 'abandoned' | CallFault
  inputTokens?: number | undefined
  outputTokens?: number | undefined
  durationMs: number
}

/** Counts the calls of a day, so that a fault or an abuser cannot spend without end. */
export type DailyCap = {
  /** Takes one call of today's. Answers 0, or how many milliseconds it is until there are more. */
  take(): Promise<number>
}

export type ModelServiceOptions = {
  model: LanguageModel
  clock: Clock
  dailyCap: DailyCap
  limits: CallLimits
  onCall: (report: CallReport) => void
}

/** One model behind a daily limit and a circuit breaker. */
export type ModelService = {
  /** Throws CallFailed; or the signal's reason when the caller gave up. */
  call(request: Omit<ModelCall, 'model' | 'limits'>): Promise<ModelAnswer>
}

export function modelService(options: ModelServiceOptions): ModelService {
  const { model, clock, dailyCap, limits, onCall } = options
  const breaker = circuitBreaker({
    clock,
    isFailure: (error) => error instanceof CallFailed && error.isOfTheService,
  })

  async function callOnce(request: Omit<ModelCall, 'model' | 'limits'>): Promise<ModelAnswer> {
    const waitMs = await dailyCap.take()
    if (waitMs > 0) throw new CallFailed('daily limit reached', waitMs)
    try {
      return await callModel({ ...request, model, limits })
    } catch (error) {
      request.signal.throwIfAborted()
      throw callFailed(error, clock.now())
    }
  }

  return {
    async call(request) {
      const started = performance.now()
      const report = (outcome: CallReport['outcome'], answer?: ModelAnswer) =>
        onCall({
          outcome,
          inputTokens: answer?.inputTokens,
          outputTokens: answer?.outputTokens,
          durationMs: Math.round(performance.now() - started),
        })
      try {
        const answer = await breaker.run(() => callOnce(request))
        report('answered', answer)
        return answer
      } catch (error) {
        const failed =
          error instanceof CircuitOpen
            ? new CallFailed('resting after failures', error.waitMs)
            : error
        report(failed instanceof CallFailed ? failed.fault : 'abandoned')
        throw failed
      }
    },
  }
}
