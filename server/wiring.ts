import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { PublicConfiguration } from '#contract/configuration.ts'
import { embeddedIdentity } from './accounts/identity/embedded.ts'
import type { IdentityProvider } from './accounts/identity/identity.ts'
import { secretIn } from './accounts/identity/signing-key.ts'
import { sweepAbandoned } from './credits/sweep.ts'
import { type DatabaseKind, openDatabase } from './database/database.ts'
import { isAtHome } from './http/hardening.ts'
import type { HandOver } from './http/webhook.ts'
import { createGenerator, type Generator } from './listings/generate.ts'
import { composer } from './listings/writer/composer/composer.ts'
import type { ListingWriter } from './listings/writer/writer.ts'
import { openPayments } from './open-payments.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { modelChoice } from './platform/model-config.ts'
import { paymentChoice } from './platform/payment-config.ts'
import { type Shop, shopOf } from './shop.ts'
import { startUpkeep } from './upkeep.ts'

// Made by the build; without it a first start takes a few seconds longer.
const DATABASE_TEMPLATE = join(import.meta.dirname, '../dist/database-template.tar.gz')

type Surroundings = { origin: string; log: FastifyBaseLogger; handOver: HandOver }

export type OpenShop = Shop & {
  /** What is on, for the start-up log. */
  on: {
    database: DatabaseKind
    writer: ListingWriter['name']
    identity: IdentityProvider['name']
    payments: PublicConfiguration['payments']
  }
  /** The sandbox's page for testers, where the sandbox is on. */
  sandboxPage: string | null
  generator: Generator
  close(): Promise<void>
}

/** Picks what stands behind each port, from the configuration alone, and opens it. */
export async function openShop(config: Config, surroundings: Surroundings): Promise<OpenShop> {
  const { origin, log, handOver } = surroundings
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

  const payments = await openPayments(paymentChoice(config), { db, clock, log, handOver })
  const stopUpkeep = startUpkeep({ db, clock, log, reconcile: () => payments.reconcile() })
  const shop = shopOf({
    db,
    clock,
    identity,
    writer,
    generator,
    checkout: payments.checkout,
    sandbox: payments.sandbox,
    origin,
    extensionUrl: config.EXTENSION_URL,
    isCounted: (request) => !isAtHome(request, config),
  })
  return {
    ...shop,
    on: {
      database: database.kind,
      writer: writer.name,
      identity: identity.name,
      payments: payments.checkout?.provider.name ?? 'off',
    },
    sandboxPage: payments.sandbox?.address ?? null,
    generator,
    close: async () => {
      stopUpkeep()
      await payments.close()
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
