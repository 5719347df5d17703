import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { SANDBOX_GOOGLE_PATH } from '#contract/google.ts'
import type { SandboxDatabase } from '#server/sandbox/tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import { subjectOf, testAccount } from './accounts.ts'
import { type Grant, redeemCode } from './codes.ts'

const TOKEN_SECONDS = 60 * 60
const KEY_ID = 'sandbox'

export type Client = { id: string; secret: string }

type Surroundings = {
  db: SandboxDatabase
  clock: Clock
  client: Client
  /** Where browsers reach us: the chooser is there, all else on this machine alone. */
  origin: string
  onError: (error: unknown) => void
}

type Answer = { status: number; body: object }

/** What the issuer says to the client's server: who it is, its keys, and tokens for codes. */
export async function issuerServer(surroundings: Surroundings): Promise<Server> {
  const keys = await generateKeyPair('RS256')
  const publicKey = await exportJWK(keys.publicKey)
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const issuer = `http://127.0.0.1:${request.socket.localPort}`
    switch (`${request.method} ${request.url}`) {
      case 'GET /.well-known/openid-configuration':
        return { status: 200, body: discovery(issuer, surroundings.origin) }
      case 'GET /jwks':
        return { status: 200, body: { keys: [{ ...publicKey, kid: KEY_ID, alg: 'RS256' }] } }
      case 'POST /token': {
        const grant = await granted(surroundings, new URLSearchParams(await text(request)))
        if (grant === null) return { status: 400, body: { error: 'invalid_grant' } }
        const idToken = await idTokenFor(surroundings, { grant, issuer, key: keys.privateKey })
        return { status: 200, body: tokens(idToken) }
      }
      default:
        return { status: 404, body: { error: 'not_found' } }
    }
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = await answer(request).catch((error: unknown) => {
      surroundings.onError(error)
      return { status: 500, body: { error: 'server_error' } }
    })
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(body))
  }
  return createServer((request, response) => void respond(request, response))
}

function discovery(issuer: string, origin: string) {
  return {
    issuer,
    authorization_endpoint: origin + SANDBOX_GOOGLE_PATH,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  }
}

/** The grant behind the code, used up by asking; null where anything does not fit. */
async function granted(
  { db, clock, client }: Surroundings,
  form: URLSearchParams,
): Promise<Grant | null> {
  const sent = (name: string) => form.get(name) ?? ''
  const isClient = sent('client_id') === client.id && isEqual(sent('client_secret'), client.secret)
  if (!isClient || sent('grant_type') !== 'authorization_code') return null
  const grant = await redeemCode(db, { code: sent('code'), now: clock.now() })
  if (grant === null || grant.clientId !== client.id) return null
  const challenge = createHash('sha256').update(sent('code_verifier')).digest('base64url')
  return grant.redirectUri === sent('redirect_uri') && grant.codeChallenge === challenge
    ? grant
    : null
}

type Signing = { grant: Grant; issuer: string; key: CryptoKey }

function idTokenFor(
  { clock, client }: Surroundings,
  { grant, issuer, key }: Signing,
): Promise<string> {
  const nowSeconds = Math.floor(clock.now().getTime() / 1000)
  const { email, isVerified, nonce } = grant
  const { name } = testAccount(email)
  return new SignJWT({ email, email_verified: isVerified, nonce, ...(name !== '' && { name }) })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(client.id)
    .setSubject(subjectOf(email))
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + TOKEN_SECONDS)
    .sign(key)
}

function tokens(idToken: string) {
  return {
    id_token: idToken,
    // There is nothing to ask the sandbox beside who came in.
    access_token: randomBytes(32).toString('base64url'),
    token_type: 'Bearer',
    expires_in: TOKEN_SECONDS,
    scope: 'openid email profile',
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [one, other].map((part) => createHash('sha256').update(part).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
