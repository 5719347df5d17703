import type { FastifyBaseLogger } from 'fastify'
import type { Composing } from '#server/composing/composing.ts'
import type { Database } from '#server/database/database.ts'
import { modelCalls } from '#server/limits/model-calls.ts'
import { embeddedWriter } from '#server/listings/writer/embedded/embedded.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { modelChoice } from '#server/platform/model-config.ts'

type Surroundings = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info'>
  composing: Composing
}

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
  { db, clock, log, composing }: Surroundings,
): Promise<ListingWriter> {
  const choice = modelChoice(config)
  if (choice === null) return embeddedWriter(composing)
  const { modelWriter } = await import('#server/listings/writer/model/model.ts')
  const { openModel } = await import('#server/listings/writer/model/provider.ts')
  return modelWriter({
    model: await openModel(choice),
    clock,
    dailyCap: modelCalls(config.MODEL_CALLS_PER_DAY, { db, clock }),
    onCall: (call) => log.info({ model: choice.name, ...call }, 'Model call'),
  })
}
