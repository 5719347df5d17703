import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  GOOGLE_CALLBACK_PATH,
  GOOGLE_OUTCOME,
  GoogleOutcome,
  type googleRoutes,
} from '#contract/google.ts'
import { PAGES } from '#contract/pages.ts'
import { secretCookie, sessionCookie } from '#server/accounts/identity/embedded/cookie.ts'
import { ISSUER } from '#server/accounts/identity/embedded/issuer.ts'
import { ownSite } from '#server/accounts/identity/embedded/own-site.ts'
import { closeSession, openSession } from '#server/accounts/identity/embedded/sessions.ts'
import { refuseSuspendedPerson } from '#server/accounts/suspension.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import { limiter } from '#server/limits/limiter.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Clock } from '#server/platform/clock.ts'
import { noteCaller } from '#server/platform/circumstances.ts'
import { Problem } from '#server/platform/problem.ts'
import { CLAIM_MINUTES, keepClaims, takeClaims } from './claims.ts'
import { DEPARTURE_MINUTES, keepDeparture, takeDeparture } from './departures.ts'
import type { Google } from './google.ts'
import { freeAddressFor, type Known, personOfGoogle } from './people.ts'

type GoogleServices = {
  supportEmail: string | undefined
  /** Null where sign-in with Google is not set up. */
  google: Google | null
  db: Database
  clock: Clock
  /** The site's own origin. */
  origin: string
  /** Whether sign-ups from this request's address are counted. */
  isCounted: (request: FastifyRequest) => boolean
}

/** Sends the browser to Google, and remembers that it was this browser. */
export function googleHandlers(services: GoogleServices): Handlers<typeof googleRoutes> {
  const { db, clock, origin } = services
  const cookie = departureCookie(origin)
  const claimed = claimCookie(origin)
  return {
    startGoogle: async ({ body, request, reply }) => {
      const site = ownSite(request, origin)
      const google = configured(services)
      const { url, departure } = await google.depart(site + GOOGLE_CALLBACK_PATH)
      const kept = { departure, page: body.callbackURL }
      cookie.set(reply, await keepDeparture(db, { kept, now: clock.now() }))
      return { url }
    },
    freeAddress: async ({ request, reply }) => {
      ownSite(request, origin)
      const { providerId } = configured(services)
      const now = clock.now()
      const claims = await takeClaims(db, { secret: claimed.read(request), now })
      claimed.clear(reply)
      if (claims === null) throw new Problem('google_sign_in_over')
      const known = { providerId, claims }
      await freeAddressFor(db, known, now)
      const { person } = await letIn(services, { known, request, reply })
      return { user: person }
    },
  }
}

/** Lets in whoever comes back from Google; answers the address of ours that says how it went. */
export function comeBackFromGoogle(services: GoogleServices) {
  const { db, clock, origin } = services
  const departed = departureCookie(origin)
  const claimed = claimCookie(origin)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const google = configured(services)
    const kept = await takeDeparture(db, { secret: departed.read(request), now: clock.now() })
    departed.clear(reply)
    if (kept === null) return pageWith(PAGES.signIn, 'google_sign_in_over')
    try {
      const claims = await google.recognise(queryOf(request), kept.departure)
      const known = { providerId: google.providerId, claims }
      const { isNew } = await letIn(services, { known, request, reply }).catch(async (error) => {
        // Whose the account is, only the person can say; what Google vouched for waits for that.
        if (error instanceof Problem && error.code === 'email_unconfirmed')
          claimed.set(reply, await keepClaims(db, { claims, now: clock.now() }))
        throw error
      })
      return pageWith(kept.page, isNew ? 'welcome' : 'welcome_back')
    } catch (error) {
      return pageWith(kept.page, outcomeOf(error, request))
    }
  }
}

type Coming = { known: Known; request: FastifyRequest; reply: FastifyReply }

/** Signs in the person behind a Google account, opened at the first time. */
async function letIn(
  { db, clock, origin, isCounted, supportEmail }: GoogleServices,
  { known, request, reply }: Coming,
) {
  const session = sessionCookie(origin)
  const limits = limiter(db, clock)
  const came = await personOfGoogle(db, known, async () => {
    if (isCounted(request)) await limits.take('signUpsFromOneNetwork', networkOf(request.ip))
  })
  const { id: subject } = came.person
  await refuseSuspendedPerson(db, { issuer: ISSUER, subject, supportEmail })
  // Whoever proves anew who they are gets a new session, and the old one goes.
  await closeSession(db, session.read(request))
  noteCaller(came.person.id)
  const opened = { identityUserId: came.person.id, now: clock.now() }
  session.set(reply, await openSession(db, opened))
  return came
}

function claimCookie(origin: string) {
  return secretCookie({ name: 'listwright-claim', origin, maxAgeSeconds: CLAIM_MINUTES * 60 })
}

function departureCookie(origin: string) {
  const maxAgeSeconds = DEPARTURE_MINUTES * 60
  return secretCookie({ name: 'listwright-google', origin, maxAgeSeconds })
}

function configured({ google }: GoogleServices): Google {
  if (google === null) throw new Problem('not_found')
  return google
}

function queryOf(request: FastifyRequest): string {
  return request.url.split('?').slice(1).join('?')
}

function outcomeOf(error: unknown, { log }: FastifyRequest): GoogleOutcome {
  const known = GoogleOutcome.safeParse(error instanceof Problem ? error.code : undefined)
  if (known.success) log.info({ err: error }, 'Nobody came in from Google')
  else log.error({ err: error }, 'Sign-in with Google broke')
  return known.data ?? 'google_refused'
}

function pageWith(page: string, outcome: GoogleOutcome): string {
  return `${page}${page.includes('?') ? '&' : '?'}${GOOGLE_OUTCOME}=${outcome}`
}
