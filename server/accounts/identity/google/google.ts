import * as oidc from 'openid-client'
import * as z from 'zod/mini'
import type { GoogleProblem } from '#contract/google.ts'
import { Problem } from '#server/platform/problem.ts'

const TIMEOUT_SECONDS = 8

export type GoogleSettings = {
  /** Under which name people are kept; another issuer's people are others. */
  providerId: string
  issuer: string
  clientId: string
  clientSecret: string
}

/** What Google says about a person. The subject is who they are; the address may change. */
export const GoogleClaims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string().check(z.toLowerCase(), z.minLength(1), z.maxLength(254)),
  email_verified: z._default(z.boolean(), false),
  name: z._default(z.string(), ''),
  picture: z._default(z.nullable(z.string()), null),
})
export type GoogleClaims = z.infer<typeof GoogleClaims>

/** What must be remembered while the person is at Google. */
export const Departure = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
})
export type Departure = z.infer<typeof Departure>

export type Google = ReturnType<typeof googleProvider>

/** Asks Google who someone is: OpenID Connect's authorization code, with PKCE, state and nonce. */
export function googleProvider(settings: GoogleSettings) {
  const configured = configuration(settings)
  return {
    providerId: settings.providerId,

    /** Where Google asks the person, and what to keep until they come back. */
    depart: async (redirectUri: string): Promise<{ url: string; departure: Departure }> => {
      const departure = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
        redirectUri,
      }
      const url = oidc.buildAuthorizationUrl(await configured(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(departure.codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return { url: url.href, departure }
    },

    /** Who came back with this query; throws a problem whose sentence the person can act on. */
    recognise: async (query: string, departure: Departure): Promise<GoogleClaims> => {
      const cameBackTo = new URL(departure.redirectUri)
      cameBackTo.search = query
      const config = await configured()
      const tokens = await oidc
        .authorizationCodeGrant(config, cameBackTo, {
          expectedState: departure.state,
          expectedNonce: departure.nonce,
          pkceCodeVerifier: departure.codeVerifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw new Problem(whatWentWrong(error), { cause: error })
        })
      const claims = GoogleClaims.safeParse(tokens.claims())
      if (!claims.success) throw new Problem('google_refused', { cause: claims.error })
      if (!claims.data.email_verified) throw new Problem('google_email_unverified')
      return claims.data
    },
  }
}

// Asked for at the first use and kept; a provider that is down at our start is asked again later.
function configuration({ issuer, clientId, clientSecret }: GoogleSettings) {
  let found: Promise<oidc.Configuration> | undefined
  const isPlainHttp = issuer.startsWith('http:')
  return (): Promise<oidc.Configuration> => {
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // The signature is checked although the token comes straight from the provider.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isPlainHttp ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        found = undefined
        throw new Problem('google_unavailable', { cause: error })
      })
    return found
  }
}

function whatWentWrong(error: unknown): GoogleProblem {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'google_cancelled' : 'google_refused'
  // Neither an answer that was read nor one that was refused: the provider could not be reached.
  const isAnswered = error instanceof oidc.ResponseBodyError || error instanceof oidc.ClientError
  return isAnswered ? 'google_refused' : 'google_unavailable'
}
