import * as z from 'zod/mini'
import { route } from '../route.ts'
import { requiredText } from '../text.ts'

export const ACCESS_TOKEN = {
  nameMax: 60,
  /** How many one person has at once. */
  max: 20,
  /** For how many days one may be made. */
  days: [30, 90, 365],
  daysDefault: 90,
  /** Told apart by these in lists, where the rest is never shown again. */
  endingLength: 4,
} as const

/** Every access token begins so, and by it secret scanners and the server know one. */
export const ACCESS_TOKEN_PREFIX = 'lw_'

/** The whole form: 256 bits in hexadecimal, which a double click selects. */
export const ACCESS_TOKEN_FORM = /^lw_[0-9a-f]{64}$/

const Scope = z.enum(
  ['listings:read', 'listings:write', 'batches'],
  'A scope must be listings:read, listings:write or batches',
)

export const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  ending: z.string(),
  scopes: z.array(Scope),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.iso.datetime(),
})
export type AccessToken = z.infer<typeof AccessToken>

/** The token itself is in this answer and nowhere else: the server keeps only its hash. */
export const MadeAccessToken = z.extend(AccessToken, { token: z.string() })
export type MadeAccessToken = z.infer<typeof MadeAccessToken>

export const AccessTokenBody = z.strictObject({
  name: requiredText({ label: 'Name', max: ACCESS_TOKEN.nameMax }),
  scopes: z.array(Scope, 'Scopes must be a list').check(
    z.minLength(1, 'Please choose what the token may do'),
    z.maxLength(3, 'A scope may appear only once'),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'A scope may appear only once'),
  ),
  days: z._default(z.literal(ACCESS_TOKEN.days, 'Days must be 30, 90 or 365'), 90),
})
export type AccessTokenBody = z.infer<typeof AccessTokenBody>

/** Tokens with which a program calls in a person's place. No token makes, lists or ends one. */
export const accessTokenRoutes = {
  listAccessTokens: route({
    method: 'GET',
    path: '/api/access-tokens',
    summary: 'The access tokens of the person, newest first, without the tokens themselves',
    access: 'signedIn',
    scope: null,
    answer: z.array(AccessToken),
  }),
  makeAccessToken: route({
    method: 'POST',
    path: '/api/access-tokens',
    summary:
      'Make an access token, which is answered this once; needs a sign-in of the last minutes',
    access: 'signedIn',
    scope: null,
    body: AccessTokenBody,
    answer: MadeAccessToken,
  }),
  endAccessToken: route({
    method: 'DELETE',
    path: '/api/access-tokens/:id',
    summary: 'Revoke an access token at once; needs a sign-in of the last minutes',
    access: 'signedIn',
    scope: null,
    answer: null,
  }),
} as const
