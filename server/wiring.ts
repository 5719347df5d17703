import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { PublicConfiguration } from '#contract/configuration.ts'
import type { IdentityProvider } from './accounts/identity/identity.ts'
import { secretIn } from './accounts/identity/signing-key.ts'
import { runAdminCommand } from './admin/rights.ts'
import { listenForCommands } from './admin/socket.ts'
import { sweepAbandoned } from './credits/sweep.ts'
import { type Database, type DatabaseKind, openDatabase } from './database/database.ts'
import { countFigures } from './figures.ts'
import { isAtHome } from './http/hardening.ts'
import type { HandOver } from './http/webhook.ts'
import { createGenerator, type Generator } from './listings/generate.ts'
import { composer } from './listings/writer/composer/composer.ts'
import type { ListingWriter } from './listings/writer/writer.ts'
import type { Post } from './mail/mail.ts'
import { openPost } from './mail/post.ts'
import { type OpenIdentity, openIdentity } from './open-identity.ts'
import { openPayments } from './open-payments.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { mailChoice } from './platform/mail-config.ts'
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
    google: 'off' | 'sandbox' | 'google'
    mail: Post['name']
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
  const commands = database.kind === 'pglite' ? await takeCommands(config, { db, log }) : null
  const figures = countFigures(db)
  const writer = figures.counted(await openWriter(config, { clock, log }))
  const generator = createGenerator({ db, writer })
  const secret = await secretIn(config.DATA_DIR)
  const people = await openIdentity(config, { db, clock, origin, log, secret })
  const post = openPost(mailChoice(config), { dataDir: config.DATA_DIR, clock, log })
  const payments = await openPayments(paymentChoice(config), { db, clock, log, handOver })
  const stopUpkeep = startUpkeep({
    db,
    clock,
    log,
    reconcile: () => payments.reconcile(),
    onBooks: (brokenRules) => figures.noteBooks(brokenRules),
  })
  const shop = shopOf({
    db,
    clock,
    identity: people.identity,
    google: people.google,
    googleSandbox: people.googleSandbox,
    post,
    log,
    secret,
    writer,
    generator,
    checkout: payments.checkout,
    sandbox: payments.sandbox,
    origin,
    extensionUrl: config.EXTENSION_URL,
    figures,
    isCounted: (request) => !isAtHome(request, config),
  })
  return {
    ...shop,
    on: {
      database: database.kind,
      writer: writer.name,
      identity: people.identity.name,
      google: googleName(people),
      mail: post.name,
      payments: payments.checkout?.provider.name ?? 'off',
    },
    sandboxPage: payments.sandbox?.address ?? null,
    generator,
    close: async () => {
      stopUpkeep()
      post.close()
      commands?.close()
      await payments.close()
      await people.close()
      await database.close()
    },
  }
}

type CommandSurroundings = { db: Database; log: FastifyBaseLogger }

/** On PostgreSQL a command opens the database itself; the embedded one is open here alone. */
function takeCommands(config: Config, { db, log }: CommandSurroundings) {
  return listenForCommands({
    dataDir: config.DATA_DIR,
    run: (words) => runAdminCommand(db, words),
    onError: (error) => log.warn({ err: error }, 'A command for admins could not be taken'),
  })
}

function googleName({ google, googleSandbox }: OpenIdentity): OpenShop['on']['google'] {
  if (google === null) return 'off'
  return googleSandbox === null ? 'google' : 'sandbox'
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
