import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { identitySecret } from '#server/accounts/identity/embedded/identity-secret.ts'
import { type BatchWriter, createBatchWriter } from '#server/batches/batch-writer.ts'
import type { HandOver } from '#server/checkout/webhook.ts'
import { type Composing, openComposing } from '#server/composing/composing.ts'
import { type Database, type OpenDatabase, openDatabase } from '#server/database/database.ts'
import type { PoolLimits } from '#server/database/postgres.ts'
import { primaryReader, type Reader, replicaReader } from '#server/database/replica.ts'
import { checksCounter } from '#server/listings/checks-passed.ts'
import { createGenerator, type Generator } from '#server/listings/generate.ts'
import type { PlaceLimits } from '#server/listings/places.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { paymentChoice, saleOf } from '#server/platform/payment-config.ts'
import { type IdentityOverrides, type OpenIdentity, openIdentity } from './identity.ts'
import { openMailer } from './mailer.ts'
import { countMetrics, type Metrics, placesMetric, readsMetric } from './metrics.ts'
import { type OpenPayments, openPayments } from './payments.ts'
import { openWriters } from './writer.ts'

// Made by the build; without it a first start takes a few seconds longer.
const DATABASE_TEMPLATE = join(import.meta.dirname, '../../dist/database-template.tar.gz')

/** Everything that the calls stand on. A new port is a line here, and in what opens it. */
export type Services = {
  config: Config
  /** The site's own public address, without a path. */
  origin: string
  log: Log
  clock: Clock
  database: OpenDatabase
  db: Database
  /** For reading that may go to a replica. */
  reader: Reader
  /** The identity secret. */
  secret: Buffer
  people: OpenIdentity
  mailer: Mailer
  payments: OpenPayments
  writer: Pick<ListingWriter, 'name'>
  generator: Generator
  /** Looks for rows when it is told of some; by itself where it is started. */
  batchWriter: BatchWriter
  composing: Composing
  metrics: Metrics
  close(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type Surroundings = { origin: string; log: Log; handOver: HandOver }

/** What a test brings of its own. */
export type Overrides = IdentityOverrides & {
  database?: OpenDatabase
  clock?: Clock
  secret?: Buffer
  mailer?: Mailer
  writer?: ListingWriter
}

/** Opens whatever the configuration chooses, but for what is brought along. */
export async function openServices(
  config: Config,
  { origin, log, handOver }: Surroundings,
  overrides: Overrides = {},
): Promise<Services> {
  const clock = overrides.clock ?? systemClock
  const database = overrides.database ?? (await openDatabaseOf(config, log))
  const { db } = database
  const reader = readerOf(config, { primary: db, log })
  const secret = overrides.secret ?? (await secretOf(config))
  const metrics = countMetrics(db)
  const composing = openComposing({
    onIncident: (cause) => log.error({ err: cause }, 'A thread of the composer failed'),
  })
  const behindWriter = { db, clock, log, composing, alsoMetrics: metrics.also }
  const { writer, plainWriter } = await openWriters(config, behindWriter, overrides.writer)
  const generator = createGenerator({
    db,
    leaseSeconds: config.HOLD_LEASE_SECONDS,
    places: placesOf(config, writer.name),
    writer: metrics.counted(writer),
    plainWriter: metrics.counted(plainWriter),
  })
  metrics.also(async () => [placesMetric(generator.count()), readsMetric(reader.count())])
  const batchWriter = createBatchWriter({
    db,
    generator,
    countChecks: checksCounter(composing),
    leaseSeconds: config.HOLD_LEASE_SECONDS,
    onError: (error) =>
      log.error({ err: error }, 'A row of a batch could not be written or given back'),
  })
  const people = await openIdentity(config, { db, clock, origin, log, secret }, overrides)
  const mailer =
    overrides.mailer ??
    openMailer(config, { clock, log, db, secret, onOutcome: metrics.mails.note })
  const payments = await openPayments(paymentChoice(config), {
    db,
    clock,
    log,
    mailer,
    sale: saleOf(config),
    handOver,
    onEvent: metrics.money.note,
  })
  return {
    config,
    origin,
    log,
    clock,
    database,
    db,
    reader,
    secret,
    people,
    mailer,
    payments,
    writer,
    metrics,
    generator,
    batchWriter,
    composing,
    close: async () => {
      await batchWriter.stop()
      await mailer.close()
      await composing.close()
      await payments.close()
      await people.close()
      await reader.close()
      await database.close()
    },
  }
}

/** So many rows of batches at once: the composer needs the processor for each, a model is waited for. */
const ROWS_AT_ONCE = { composer: 1, model: 4 } as const

function placesOf(config: Config, writer: ListingWriter['name']): PlaceLimits {
  return {
    max: config.GENERATIONS_AT_ONCE,
    waitingMax: config.GENERATIONS_WAITING,
    waitMs: config.GENERATION_WAIT_SECONDS * 1000,
    spareMax: ROWS_AT_ONCE[writer],
  }
}

function secretOf({ DATA_DIR: dataDir, IDENTITY_SECRET: setting }: Config): Promise<Buffer> {
  return identitySecret({ dataDir, setting })
}

function openDatabaseOf(config: Config, log: Log): Promise<OpenDatabase> {
  return openDatabase({
    url: config.DATABASE_URL,
    pool: poolOf(config),
    dataDir: config.DATA_DIR,
    templatePath: DATABASE_TEMPLATE,
    onIncident: (sentence, cause) => log.error({ err: cause }, sentence),
  })
}

function readerOf(config: Config, { primary, log }: { primary: Database; log: Log }): Reader {
  const { READ_DATABASE_URL: url } = config
  if (url === undefined) return primaryReader(primary)
  return replicaReader({
    url,
    pool: poolOf(config),
    primary,
    onAway: (cause) => log.warn({ err: cause }, 'The replica does not answer; the primary is read'),
  })
}

function poolOf(config: Config): PoolLimits {
  return {
    connections: config.DATABASE_CONNECTIONS,
    statementTimeoutSeconds: config.STATEMENT_TIMEOUT_SECONDS,
  }
}
