import * as z from 'zod/mini'
import { type Exposure, isForTrying } from './exposure.ts'

/** The variables that choose who signs people in. */
export const identityVariables = {
  FIREBASE_PROJECT_ID: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
          'FIREBASE_PROJECT_ID must be the id of a project, such as my-shop-1a2b3.',
        ),
      ),
  ),
  FIREBASE_API_KEY: z.optional(
    z.string().check(z.regex(/^[\w-]+$/, 'FIREBASE_API_KEY must be the web API key.')),
  ),
  FIREBASE_AUTH_DOMAIN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([a-z0-9-]+\.)+[a-z]+$/,
          'FIREBASE_AUTH_DOMAIN must be a host such as my-shop-1a2b3.firebaseapp.com.',
        ),
      ),
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z.optional(
    z
      .string()
      .check(
        z.refine(
          isIssuer,
          'GOOGLE_ISSUER must be an https address, or one of this machine such as http://127.0.0.1:4100.',
        ),
      ),
  ),
  SANDBOX_GOOGLE: z.optional(z.enum(['on', 'off'], 'SANDBOX_GOOGLE must be on or off.')),
}
const GOOGLE_ITSELF = 'https://accounts.google.com'

const Variables = z.object(identityVariables)
type Variables = z.infer<typeof Variables> & Exposure

/** A project of Firebase as browsers may know it; none of it is secret. */
export type FirebaseChoice = { projectId: string; apiKey: string; authDomain: string }

/** The Firebase project that signs people in; null where we do so ourselves. */
export function firebaseChoice(config: Variables): FirebaseChoice | null {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_AUTH_DOMAIN: authDomain,
  } = config
  if (projectId === undefined || apiKey === undefined || authDomain === undefined) return null
  return { projectId, apiKey, authDomain }
}

type GoogleClient = {
  provider: 'google'
  issuer: string
  clientId: string
  clientSecret: string
}

/** Who stands behind "Continue with Google" where we sign people in ourselves. */
export type GoogleChoice = GoogleClient | { provider: 'sandbox' } | { provider: 'off' }

export function googleChoice(config: Variables): GoogleChoice {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer = GOOGLE_ITSELF,
  } = config
  if (clientId !== undefined && clientSecret !== undefined)
    return { provider: 'google', issuer, clientId, clientSecret }
  const fallback = isForTrying(config) ? 'on' : 'off'
  return { provider: (config.SANDBOX_GOOGLE ?? fallback) === 'on' ? 'sandbox' : 'off' }
}

const FIREBASE = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const
const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const

/** What would let in nobody, or anybody. */
export function identityRefusals(given: Record<string, string | undefined>): string[] {
  const missing = (names: readonly string[]) => names.filter((name) => !(name in given))
  const isHalf = (names: readonly string[]) =>
    missing(names).length > 0 && missing(names).length < names.length
  const hasGoogle = GOOGLE.some((name) => name in given)
  const hasFirebase = FIREBASE.some((name) => name in given)
  const refused: [boolean, string][] = [
    [
      isHalf(FIREBASE),
      `${missing(FIREBASE).join(' and ')} must be set too: Firebase needs all of ${FIREBASE.join(', ')}.`,
    ],
    [
      isHalf(GOOGLE),
      `${missing(GOOGLE).join(' and ')} must be set too: sign-in with Google needs ${GOOGLE.join(' and ')}.`,
    ],
    [
      hasFirebase && hasGoogle,
      'GOOGLE_CLIENT_ID must be unset where Firebase signs people in: its project knows Google itself.',
    ],
    [
      'GOOGLE_ISSUER' in given && !hasGoogle,
      'GOOGLE_ISSUER must be unset where there is no GOOGLE_CLIENT_ID.',
    ],
    [
      given['SANDBOX_GOOGLE'] === 'on' && (hasGoogle || hasFirebase),
      'SANDBOX_GOOGLE must be unset or off where Google or Firebase is configured: it lets anyone in.',
    ],
    // The emulator's tokens carry no signature: whoever sets this lets anyone in as anybody.
    [
      'FIREBASE_AUTH_EMULATOR_HOST' in given,
      'FIREBASE_AUTH_EMULATOR_HOST is set: unsigned tokens are never accepted.',
    ],
  ]
  return refused.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isHere = protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  return (protocol === 'https:' || isHere) && `${search}${hash}` === ''
}
