import type { FastifyReply, FastifyRequest } from 'fastify'
import { HINT, hintCookie } from '#contract/pages.ts'
import { RETENTION } from '#contract/retention.ts'
import { readCookie } from '#server/http/cookies.ts'

/** A browser stays signed in this long after it was used last, but not beyond the second. */
export const { sessionDays: SESSION_DAYS, sessionDaysAtMost: SESSION_DAYS_AT_MOST } = RETENTION

/** The cookie that holds a session's secret, and only mints ID tokens; with it goes the hint. */
export function sessionCookie(origin: string) {
  const maxAgeSeconds = SESSION_DAYS * 24 * 60 * 60
  const session = secretCookie({ name: 'listwright-session', origin, maxAgeSeconds })
  const isHttps = origin.startsWith('https:')
  const attributes = `; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const hint = (reply: FastifyReply, value: string) =>
    reply.header('set-cookie', `${hintCookie(isHttps)}=${value}${attributes}`)
  const setHint = (reply: FastifyReply) => hint(reply, `${HINT.member}; Max-Age=${maxAgeSeconds}`)
  return {
    read: session.read,
    setHint,
    set: (reply: FastifyReply, secret: string) => {
      session.set(reply, secret)
      setHint(reply)
    },
    clear: (reply: FastifyReply) => {
      session.clear(reply)
      hint(reply, '; Max-Age=0')
    },
  }
}

type Described = { name: string; origin: string; maxAgeSeconds: number }

/** A cookie that no script reads, bound to this very host where the site is on https. */
export function secretCookie({ name: plainName, origin, maxAgeSeconds }: Described) {
  const isHttps = origin.startsWith('https:')
  const name = isHttps ? `__Host-${plainName}` : plainName
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const write = (reply: FastifyReply, value: string) =>
    reply.header('set-cookie', `${name}=${value}${attributes}`)
  return {
    set: (reply: FastifyReply, secret: string) =>
      write(reply, `${secret}; Max-Age=${maxAgeSeconds}`),
    clear: (reply: FastifyReply) => write(reply, '; Max-Age=0'),
    read: (request: FastifyRequest) => readCookie(request, name),
  }
}
