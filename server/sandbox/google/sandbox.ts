import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import { openSandboxSchema } from '#server/sandbox/schema.ts'
import { type Authorized, authorize } from './authorize.ts'
import { issuerServer } from './issuer.ts'

type Surroundings = {
  db: Database
  clock: Clock
  /** The site's own public address. */
  origin: string
  onError: (error: unknown) => void
}

/** A small, strict OpenID issuer on this machine, with test accounts. It vouches for nobody. */
export type GoogleSandbox = {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the browser meets: the chooser, or the way back to the site. */
  authorize(query: Record<string, unknown>): Promise<Authorized>
  close(): Promise<void>
}

export async function openGoogleSandbox(given: Surroundings): Promise<GoogleSandbox> {
  const surroundings = { ...given, db: await openSandboxSchema(given.db) }
  const client = { id: 'listwright-sandbox', secret: randomBytes(32).toString('base64url') }
  const server = await issuerServer({ ...surroundings, client })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    issuer: `http://127.0.0.1:${port}`,
    clientId: client.id,
    clientSecret: client.secret,
    authorize: (query) => authorize({ ...surroundings, clientId: client.id }, query),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
