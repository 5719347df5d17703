import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { embeddedIdentity } from './accounts/identity/embedded.ts'
import type { IdentityProvider } from './accounts/identity/identity.ts'
import { secretIn } from './accounts/identity/signing-key.ts'
import { sweepAbandoned } from './credits/sweep.ts'
import { type DatabaseKind, openDatabase } from './database/database.ts'
import { isAtHome } from './http/hardening.ts'
import { createGenerator, type Generator } from './listings/generate.ts'
import { composer } from './listings/writer/composer/composer.ts'
import type { ListingWriter } from './listings/writer/writer.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { modelChoice } from './platform/model-config.ts'
import { type Shop, shopOf } from './shop.ts'
import { startUpkeep } from './upkeep.ts'

// Made by the build; without it a first start takes a few seconds longer.
const DATABASE_TEMPLATE = join(import.meta.dirname, '../dist/database-template.tar.gz')

type Surroundings = { origin: string; log: FastifyBaseLogger }

export type OpenShop = Shop & {
  /** What is on, for the start-up log. */
  on: {
    database: DatabaseKind
    writer: ListingWriter['name']
    identity: IdentityProvider['name']
  }
  generator: Generator
  close(): Promise<void>
}

/** Picks what stands behind each port, from the configuration alone, and opens it. */
export async function openShop(config: Config, { origin, log }: Surroundings): Promise<OpenShop> {
  const clock = systemClock
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    templatePath: DATABASE_TEMPLATE,
    onIncident: (sentence, cause) => log.error({ err: cause }, sentence),
  })
  const { db } = database
  if (database.kind === 'pglite') await sweepAbandoned(db)
  const writer = await openWriter(config, { clock, log })
  const generator = createGenerator({ db, writer })
  const secret = await secretIn(config.DATA_DIR)
  const identity = await embeddedIdentity({ db, clock, secret })

  const stopUpkeep = startUpkeep({ db, clock, log })
  const shop = shopOf({
    db,
    clock,
    identity,
    writer,
    generator,
    origin,
    extensionUrl: config.EXTENSION_URL,
    isCounted: (request) => !isAtHome(request, config),
  })
  return {
    ...shop,
    on: { database: database.kind, writer: writer.name, identity: identity.name },
    generator,
    close: async () => {
      stopUpkeep()
      await database.close()
    },
  }
}

type WriterSurroundings = { clock: Clock; log: FastifyBaseLogger }

/** The composer, unless a model is configured; only then the model's libraries are loaded. */
async function openWriter(
  config: Config,
  { clock, log }: WriterSurroundings,
): Promise<ListingWriter> {
  const choice = modelChoice(config)
  if (choice === null) return composer()
  const { modelWriter } = await import('./listings/writer/model/model.ts')
  const { openModel } = await import('./listings/writer/model/provider.ts')
  return modelWriter({
    model: await openModel(choice),
    clock,
    callsPerDay: config.MODEL_CALLS_PER_DAY,
    onCall: (call) => log.info({ model: choice.name, ...call }, 'Model call'),
  })
}
