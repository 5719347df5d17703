import type { LanguageModel } from 'ai'
import type { Clock } from '#server/platform/clock.ts'
import { circuitBreaker, CircuitOpen } from '../breaker.ts'
import type { Asker } from '../writer.ts'
import { CallFailed, callFailed, type CallFault } from './call-failed.ts'
import { type CallLimits, callModel, type ModelAnswer, type ModelCall } from './call.ts'

/** What one call cost and how it ended; fit for a log, because no text stands in it. */
export type CallReport = Asker & {
  outcome: 'answered' | 'abandoned' | CallFault
  inputTokens?: number | undefined
  outputTokens?: number | undefined
  durationMs: number
}

/** What may be asked in a day, by each person and by all, in calls and in tokens. */
export type Allowance = {
  /** Takes one call with so many tokens. Answers null, or who has none left, and how long to wait. */
  take(userId: string, tokens: number): Promise<{ whose: 'person' | 'all'; waitMs: number } | null>
  /** Counts tokens that a call cost beyond those it began with. */
  add(userId: string, tokens: number): Promise<void>
}

export type ModelServiceOptions = {
  model: LanguageModel
  clock: Clock
  allowance: Allowance
  limits: CallLimits
  onCall: (report: CallReport) => void
  /** Told when it is not asked for a while, after failures, and when it answers again. */
  onRest?: (isResting: boolean) => void
}

type ServiceCall = Omit<ModelCall, 'model' | 'limits'> & { asker: Asker }

/** One model behind a daily allowance and a circuit breaker. */
export type ModelService = {
  /** Throws CallFailed; or the signal's reason when the caller gave up. */
  call(request: ServiceCall): Promise<ModelAnswer>
}

/** How many characters of English a token has, about; what a call reads is reckoned before it is made. */
const CHARACTERS_OF_A_TOKEN = 4

export function modelService(options: ModelServiceOptions): ModelService {
  const { model, clock, allowance, limits, onCall } = options
  const breaker = circuitBreaker({
    clock,
    ...(options.onRest && { onChange: options.onRest }),
    isFailure: (error) => error instanceof CallFailed && error.isOfTheService,
  })

  async function callOnce({ asker: { userId }, ...request }: ServiceCall): Promise<ModelAnswer> {
    // An answer that never came whole has no bill; so much it cost at least.
    const reckoned = reckonTokens(request)
    const usedUp = await allowance.take(userId, reckoned)
    if (usedUp !== null) throw new CallFailed(LIMIT_OF[usedUp.whose], usedUp.waitMs)
    const answer = await callModel({ ...request, model, limits }).catch((error: unknown) => {
      request.signal.throwIfAborted()
      throw callFailed(error, clock.now())
    })
    const { inputTokens = reckoned, outputTokens = answer.text.length / CHARACTERS_OF_A_TOKEN } =
      answer
    await allowance.add(userId, Math.max(0, Math.ceil(inputTokens + outputTokens) - reckoned))
    return answer
  }

  return {
    async call(request) {
      const started = performance.now()
      const report = (outcome: CallReport['outcome'], answer?: ModelAnswer) =>
        onCall({
          ...request.asker,
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

const LIMIT_OF = {
  person: 'daily limit of this person reached',
  all: 'daily limit reached',
} as const satisfies Record<string, CallFault>

function reckonTokens({ instructions, messages }: Pick<ModelCall, 'instructions' | 'messages'>) {
  const characters = instructions.length + JSON.stringify(messages).length
  return Math.ceil(characters / CHARACTERS_OF_A_TOKEN)
}
