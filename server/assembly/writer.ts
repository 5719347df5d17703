import type { FastifyBaseLogger } from 'fastify'
import type { Composing } from '#server/composing/composing.ts'
import type { Database } from '#server/database/database.ts'
import type { Metric } from '#server/http/exposition.ts'
import { modelAllowance } from '#server/limits/model-allowance.ts'
import { embeddedWriter } from '#server/listings/writer/embedded/embedded.ts'
import type { CallReport } from '#server/listings/writer/model/service.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { modelChoice } from '#server/platform/model-config.ts'
import { allowanceMetric, countModelCalls } from './model-metrics.ts'

type Surroundings = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  composing: Composing
  /** Told where else to read metrics. */
  alsoMetrics: (read: () => Promise<Metric[]>) => void
}

/** Waiting does not help against these. */
const NEEDS_OPERATOR: ReadonlySet<CallReport['outcome']> = new Set([
  'not authorised',
  'out of quota',
  'request refused',
])

export type Writers = {
  writer: ListingWriter
  /** For sellers who do without a model; where none is configured, the same. */
  plainWriter: ListingWriter
}

/** The writer that the configuration chooses, or another usual one, and the one that needs no model. */
export async function openWriters(
  config: Config,
  surroundings: Surroundings,
  usual?: ListingWriter,
): Promise<Writers> {
  const writer = usual ?? (await openWriter(config, surroundings))
  const { composing } = surroundings
  return { writer, plainWriter: writer.name === 'composer' ? writer : embeddedWriter(composing) }
}

/** The composer, unless a model is configured; only then the model's libraries are loaded. */
async function openWriter(
  config: Config,
  { db, clock, log, composing, alsoMetrics }: Surroundings,
): Promise<ListingWriter> {
  const choice = modelChoice(config)
  if (choice === null) return embeddedWriter(composing)
  const { modelWriter } = await import('#server/listings/writer/model/model.ts')
  const { openModel } = await import('#server/listings/writer/model/provider.ts')
  const allowance = modelAllowance(config, {
    db,
    clock,
    onNearlyUsedUp: (spent) => log.warn(spent, 'The model has little left of its day'),
  })
  const counted = countModelCalls()
  alsoMetrics(counted.read)
  alsoMetrics(async () => [allowanceMetric(await allowance.left())])
  return modelWriter({
    model: await openModel(choice),
    clock,
    allowance,
    onCall: (call) => {
      counted.note(call)
      const { requestId: reqId, ...told } = call
      const level = NEEDS_OPERATOR.has(call.outcome) ? 'warn' : 'info'
      log[level]({ model: choice.name, reqId, ...told }, 'Model call')
    },
    onVerdict: (verdict, { requestId: reqId, userId }) => {
      counted.noteVerdict(verdict)
      if (verdict !== 'faultless')
        log.info({ model: choice.name, reqId, userId, verdict }, 'Model answer')
    },
    onRest: (isResting) => {
      counted.noteRest(isResting)
      log.warn(
        { model: choice.name },
        isResting ? 'The model failed again and again and rests' : 'The model answers again',
      )
    },
  })
}
