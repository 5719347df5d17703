import type { FastifyBaseLogger } from 'fastify'
import {
  type EmbeddedIdentity,
  embeddedIdentity,
} from '#server/accounts/identity/embedded/embedded.ts'
import type { HashingCost } from '#server/accounts/identity/embedded/passwords.ts'
import {
  type FirebaseIdentity,
  firebaseIdentity,
} from '#server/accounts/identity/firebase/firebase.ts'
import type { Google } from '#server/accounts/identity/google/google.ts'
import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import {
  firebaseChoice,
  type GoogleChoice,
  googleChoice,
} from '#server/platform/identity-config.ts'
import type { GoogleSandbox } from '#server/sandbox/google/sandbox.ts'

export type OpenIdentity = {
  identity: EmbeddedIdentity | FirebaseIdentity
  /** Null where Google is not set up, or is Firebase's business. */
  google: Google | null
  googleSandbox: GoogleSandbox | null
  close(): Promise<void>
}

type Surroundings = {
  db: Database
  clock: Clock
  origin: string
  log: Pick<FastifyBaseLogger, 'error'>
}

export type IdentityOverrides = { firebase?: FirebaseIdentity; hashingCost?: HashingCost }

/** Opens what tells us who someone is. The sandbox is reached as Google is, only at another address. */
export async function openIdentity(
  config: Config,
  { secret, ...surroundings }: Surroundings & { secret: Buffer },
  { firebase, hashingCost }: IdentityOverrides,
): Promise<OpenIdentity> {
  const { db, clock } = surroundings
  const identity = firebase ?? firebaseOf(config, clock)
  if (identity !== null) return { identity, ...NO_GOOGLE }
  return {
    identity: await embeddedIdentity({
      db,
      clock,
      secret,
      isNewMeant: config.NEW_IDENTITY_SECRET === 'on',
      ...(hashingCost && { hashingCost }),
    }),
    ...(await openGoogle(googleChoice(config), surroundings)),
  }
}

const NO_GOOGLE = { google: null, googleSandbox: null, close: async () => undefined }

function firebaseOf(config: Config, clock: Clock): FirebaseIdentity | null {
  const choice = firebaseChoice(config)
  return choice && firebaseIdentity({ projectId: choice.projectId, clock })
}

async function openGoogle(
  choice: GoogleChoice,
  surroundings: Surroundings,
): Promise<Omit<OpenIdentity, 'identity'>> {
  if (choice.provider === 'off') return NO_GOOGLE
  const { googleProvider } = await import('#server/accounts/identity/google/google.ts')
  if (choice.provider === 'google') {
    // People belong to their issuer: another one must not be able to come in as them.
    const google = googleProvider({ ...choice, providerId: choice.issuer })
    return { google, googleSandbox: null, close: async () => undefined }
  }
  const googleSandbox = await openSandbox(surroundings)
  const google = googleProvider({ ...googleSandbox, providerId: 'sandbox-google' })
  return { google, googleSandbox, close: () => googleSandbox.close() }
}

async function openSandbox({ log, ...surroundings }: Surroundings): Promise<GoogleSandbox> {
  const { openGoogleSandbox } = await import('#server/sandbox/google/sandbox.ts')
  return openGoogleSandbox({
    ...surroundings,
    onError: (error) => log.error({ err: error }, 'The test accounts failed'),
  })
}
