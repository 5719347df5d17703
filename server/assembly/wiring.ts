import type { FastifyBaseLogger } from 'fastify'
import type { PublicConfiguration } from '#contract/configuration.ts'
import type { IdentityProvider } from '#server/accounts/identity/identity.ts'
import { type Outcome, runAdminCommand } from '#server/admin/rights.ts'
import { listenForCommands } from '#server/admin/socket.ts'
import { freeAbandonedRows } from '#server/batches/row-turns.ts'
import type { HandOver } from '#server/checkout/webhook.ts'
import { sweepAbandoned } from '#server/credits/sweep.ts'
import type { DatabaseKind } from '#server/database/database.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Config } from '#server/platform/config.ts'
import { backUpEmbedded } from './backup.ts'
import { type Calls, callsOn } from './calls.ts'
import { openServices, type Services } from './services.ts'
import { startUpkeep } from './upkeep.ts'

type Surroundings = { origin: string; log: FastifyBaseLogger; handOver: HandOver }

export type RunningServices = {
  calls: Calls
  /** What is on, for the start-up log. */
  on: {
    database: DatabaseKind
    writer: ListingWriter['name']
    identity: IdentityProvider['name']
    google: 'off' | 'sandbox' | 'google'
    mail: Mailer['name']
    payments: PublicConfiguration['payments']
  }
  /** The sandbox's page for testers, where the sandbox is on. */
  sandboxPage: string | null
  /** Lets the writers finish; what is not written after the grace is given up, unpaid. */
  stopWriting(graceMs: number): Promise<void>
  close(): Promise<void>
}

/** Opens everything behind the calls, and starts the work that nobody asks for. */
export async function runServices(
  config: Config,
  surroundings: Surroundings,
): Promise<RunningServices> {
  const services = await openServices(config, surroundings)
  const { database, payments } = services
  if (database.kind === 'pglite') {
    await sweepAbandoned(services.db)
    await freeAbandonedRows(services.db)
  }
  const commands = database.kind === 'pglite' ? await takeCommands(services) : null
  const stopUpkeep = startUpkeep(services)
  services.batchWriter.start()
  return {
    calls: callsOn(services),
    on: whatIsOn(services),
    sandboxPage: payments.sandbox?.address ?? null,
    stopWriting: async (graceMs) => {
      await Promise.all([services.batchWriter.stop(), services.generator.stop(graceMs)])
    },
    close: async () => {
      stopUpkeep()
      commands?.close()
      await services.close()
    },
  }
}

/** On PostgreSQL a command opens the database itself; the embedded one is open here alone. */
function takeCommands({ config, db, database, log }: Services) {
  const backUp = async (folder: string): Promise<Outcome> => {
    try {
      return { isDone: true, lines: await backUpEmbedded(config, { database, folder }) }
    } catch (error) {
      return { isDone: false, lines: [error instanceof Error ? error.message : String(error)] }
    }
  }
  return listenForCommands({
    dataDir: config.DATA_DIR,
    run: async (words) => {
      const [command, folder] = words
      const isBackup = command === 'backup' && folder !== undefined
      return isBackup ? backUp(folder) : runAdminCommand(db, words)
    },
    onError: (error) => log.warn({ err: error }, 'A command for admins could not be taken'),
  })
}

function whatIsOn({ database, writer, people, mailer, payments }: Services): RunningServices['on'] {
  const googleOn = people.googleSandbox === null ? 'google' : 'sandbox'
  return {
    database: database.kind,
    writer: writer.name,
    identity: people.identity.name,
    google: people.google === null ? 'off' : googleOn,
    mail: mailer.name,
    payments: payments.checkout?.provider.name ?? 'off',
  }
}
