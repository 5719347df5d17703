import type { FastifyReply, FastifyRequest } from 'fastify'
import type { identityRoutes } from '#contract/identity.ts'
import { networkOf } from '#server/accounts/network.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { attemptLimits } from './attempts.ts'
import type { EmbeddedIdentity } from './embedded.ts'
import { SESSION_DAYS } from './sessions.ts'

type Parts = {
  identity: EmbeddedIdentity
  clock: Clock
  /** The site's own origin: no other page may sign anyone in or out. */
  origin: string
  /** Whether sign-ups from this request's address are counted. */
  isCounted: (request: FastifyRequest) => boolean
}

/** The embedded identity provider over HTTP: a cookie that only mints ID tokens. */
export function identityHandlers(parts: Parts): Handlers<typeof identityRoutes> {
  const { identity, origin } = parts
  const limits = attemptLimits(parts.clock)
  const cookie = sessionCookie(origin)
  return {
    signUp: async ({ body, request, reply }) => {
      refuseForeign(request, origin)
      if (parts.isCounted(request)) limits.signUp(networkOf(request.ip))
      const { person, sessionSecret } = await identity.signUp(body)
      cookie.set(reply, sessionSecret)
      return { user: person }
    },
    signIn: async ({ body, request, reply }) => {
      refuseForeign(request, origin)
      const guess = { email: body.email, network: networkOf(request.ip) }
      limits.guess(guess)
      const { person, sessionSecret } = await identity.signIn(body)
      limits.forgive(guess)
      cookie.set(reply, sessionSecret)
      return { user: person }
    },
    signOut: async ({ request, reply }) => {
      refuseForeign(request, origin)
      await identity.signOut(cookie.read(request))
      cookie.clear(reply)
    },
    mintToken: async ({ request }) => {
      refuseForeign(request, origin)
      return { token: await identity.mintToken(cookie.read(request)) }
    },
    publicKeys: async () => ({ keys: await identity.publicKeys() }),
  }
}

function sessionCookie(origin: string) {
  const isHttps = origin.startsWith('https:')
  const name = isHttps ? '__Host-listwright-session' : 'listwright-session'
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const maxAge = SESSION_DAYS * 24 * 60 * 60
  const write = (reply: FastifyReply, value: string) =>
    reply.header('set-cookie', `${name}=${value}${attributes}`)
  return {
    set: (reply: FastifyReply, secret: string) => write(reply, `${secret}; Max-Age=${maxAge}`),
    clear: (reply: FastifyReply) => write(reply, '; Max-Age=0'),
    read: (request: FastifyRequest): string => {
      const cookies = (request.headers.cookie ?? '').split(';').map((part) => part.trim())
      const found = cookies.find((part) => part.startsWith(`${name}=`))
      return found?.slice(name.length + 1) ?? ''
    },
  }
}

function refuseForeign(request: FastifyRequest, origin: string) {
  const from = request.headers.origin
  if (from === undefined || from === origin) return
  // On the person's own machine the site answers under several names, each with any port.
  if (isLoopback(origin) && isLoopback(from)) return
  throw new Problem('forbidden', {
    detail: `Signing in works only at ${origin}. Please open that address and try again.`,
  })
}

function isLoopback(origin: string): boolean {
  return (
    URL.canParse(origin) &&
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname)
  )
}
