import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './assembly/app.ts'
import type { Calls } from './assembly/calls.ts'
import { localModelHint } from './assembly/local-model.ts'
import type { RunningServices } from './assembly/wiring.ts'
import { handOverTo } from './checkout/webhook.ts'
import {
  type Config,
  loadEnvironmentFile,
  publicOrigin,
  readConfig,
  WrongConfiguration,
} from './platform/config.ts'
import { Problem } from './platform/problem.ts'

/** A writer takes a while; a supervisor usually waits 30 seconds before it kills. */
const GRACE_MS = 25_000

type Place = {
  /** Where the built pages are. */
  clientFolder: string
  /** The pages change while the server runs, and load styles with scripts. */
  isDeveloping?: boolean
  /** Told the port when everything is answered there. */
  onReady?: (port: number) => void
}

let services: RunningServices | undefined

/** The life of a server process, from its configuration to the signal that ends it. */
export async function runServer(place: Place): Promise<void> {
  try {
    loadEnvironmentFile()
    await start(readConfig(), place)
  } catch (error) {
    say(explanation(error))
    await services?.close()
    process.exit(1)
  }
}

async function start(config: Config, { onReady, ...client }: Place) {
  const app = await buildApp({ config, ...client, calls: opened })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      say('Closing: running listings are finished first.')
      void stop(app)
    })
  const { runServices } = await import('./assembly/wiring.ts')
  const open = (origin: string) =>
    runServices(config, { origin, log: app.log, handOver: handOverTo(app) })

  if (opensWhenReady(config)) {
    services = await open(publicOrigin(config, config.PORT))
    await listen(app, config)
  } else {
    const port = await listen(app, config)
    say(`Opening the database. Pages are answered already on ${config.HOST}, port ${port}.`)
    services = await open(publicOrigin(config, port))
  }
  const { port } = addressOf(app.server.address())
  const where = `listening on ${config.HOST}, port ${port}`
  say(`Listwright is at ${publicOrigin(config, port)} (${where}).`, ...whatIsOn(config, services))
  onReady?.(port)
  // Where the port was left to be picked nobody reads along, but a test or a bench.
  const isRead = config.PORT !== 0 && config.NODE_ENV !== 'test'
  if (services.on.writer === 'composer' && isRead) void tellOfLocalModel()
}

async function tellOfLocalModel() {
  const hint = await localModelHint()
  if (hint !== null) say(hint)
}

/**
 * With a shared database there may be another process beside us and a proxy in front, which sends
 * people wherever a port is open. Alone on a person's own machine the pages should come at once; and
 * a port that is still to be picked has no number that the services could be told.
 */
function opensWhenReady(config: Config): boolean {
  return config.DATABASE_URL !== undefined && config.PORT !== 0
}

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  // The framework would log its own line about the port between our plain ones.
  app.log.level = 'silent'
  await app.listen({ port: config.PORT, host: config.HOST })
  app.log.level = config.LOG_LEVEL
  return addressOf(app.server.address()).port
}

function opened(): Calls {
  if (services !== undefined) return services.calls
  throw new Problem('unavailable', {
    detail: 'The server is just starting. Please try again in a moment.',
    retryAfterSeconds: 1,
  })
}

async function stop(app: FastifyInstance) {
  const giveUp = setTimeout(() => process.exit(1), GRACE_MS + 5000)
  // Both at once: the requests that wait for a listing end when its writer does.
  await Promise.all([app.close(), services?.stopWriting(GRACE_MS)])
  await services?.close()
  clearTimeout(giveUp)
  process.exit(0)
}

function whatIsOn(config: Config, { on, sandboxPage }: RunningServices): string[] {
  const database = {
    pglite: `embedded, in ${config.DATA_DIR}, for this one process. For real money set DATABASE_URL.`,
    postgres: 'PostgreSQL, as DATABASE_URL says.',
  }
  const writer = {
    composer: "without a model: it arranges the seller's own words. Works offline, needs no key.",
    model: `the language model ${config.LISTING_MODEL}.`,
  }
  const google = {
    off: 'Continue with Google is off.',
    sandbox: 'Continue with Google lets anyone in with a test account.',
    google: 'Google.',
  }
  const identity = {
    embedded: `embedded: email and password, kept in our database. ${google[on.google]}`,
    firebase: 'Firebase.',
  }
  const payments = {
    off: 'off: nothing is sold. Set the keys of Stripe, or SANDBOX_PAYMENTS=on to try with test cards.',
    sandbox: `the sandbox: test cards only, no card is charged. Refunds and disputes: ${sandboxPage ?? ''}`,
    stripe: 'Stripe.',
  }
  const mail = {
    outbox: `none is sent: each is a file in ${join(config.DATA_DIR, 'outbox')}. Set SMTP_URL and MAIL_FROM.`,
    smtp: 'as SMTP_URL says.',
  }
  return [
    `  Database  ${database[on.database]}`,
    `  Writer    ${writer[on.writer]}`,
    `  Identity  ${identity[on.identity]}`,
    `  Payments  ${payments[on.payments]}`,
    `  Mail      ${mail[on.mail]}`,
    'Ready.',
  ]
}

function explanation(error: unknown): string {
  if (error instanceof WrongConfiguration)
    return ['Listwright cannot start:', ...error.sentences.map((line) => `- ${line}`)].join('\n')
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'Listwright cannot start: its port is in use. Stop what uses it, or set PORT.'
  return `Listwright cannot start: ${error instanceof Error ? error.message : String(error)}`
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('No port was opened')
  return address
}

function say(...lines: string[]) {
  process.stdout.write(`${lines.join('\n')}\n`)
}
