import type { FastifyBaseLogger } from 'fastify'
import { type EmbeddedIdentity, embeddedIdentity } from './accounts/identity/embedded.ts'
import { type FirebaseIdentity, firebaseIdentity } from './accounts/identity/firebase.ts'
import type { Google } from './accounts/identity/google.ts'
import type { Database } from './database/database.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { firebaseChoice, type GoogleChoice, googleChoice } from './platform/identity-config.ts'
import type { GoogleSandbox } from './sandbox/google/sandbox.ts'

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

/** Opens what tells us who someone is. The sandbox is reached as Google is, only at another address. */
export async function openIdentity(
  config: Config,
  { secret, ...surroundings }: Surroundings & { secret: Buffer },
): Promise<OpenIdentity> {
  const { db, clock } = surroundings
  const firebase = firebaseChoice(config)
  if (firebase !== null) {
    const identity = firebaseIdentity({ projectId: firebase.projectId, clock })
    return { identity, google: null, googleSandbox: null, close: async () => undefined }
  }
  const identity = await embeddedIdentity({ db, clock, secret })
  return { identity, ...(await openGoogle(googleChoice(config), surroundings)) }
}

/** Opens what stands behind "Continue with Google". */
export async function openGoogle(
  choice: GoogleChoice,
  surroundings: Surroundings,
): Promise<Omit<OpenIdentity, 'identity'>> {
  if (choice.provider === 'off')
    return { google: null, googleSandbox: null, close: async () => undefined }
  const { googleProvider } = await import('./accounts/identity/google.ts')
  if (choice.provider === 'google') {
    // People belong to their issuer: another one must not be able to come in as them.
    const google = googleProvider({ ...choice, providerId: choice.issuer })
    return { google, googleSandbox: null, close: async () => undefined }
  }
  const googleSandbox = await openSandbox(surroundings)
  const google = googleProvider({ ...googleSandbox, providerId: 'sandbox-google' })
  return { google, googleSandbox, close: () => googleSandbox.close() }
}

async function openSandbox({ log, ...parts }: Surroundings): Promise<GoogleSandbox> {
  const { openGoogleSandbox } = await import('./sandbox/google/sandbox.ts')
  return openGoogleSandbox({
    ...parts,
    onError: (error) => log.error({ err: error }, 'The test accounts failed'),
  })
}
