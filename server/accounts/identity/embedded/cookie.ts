import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '#server/http/cookies.ts'
import { SESSION_DAYS } from './sessions.ts'

/** The cookie that holds a session's secret, and only mints ID tokens. */
export function sessionCookie(origin: string) {
  const maxAgeSeconds = SESSION_DAYS * 24 * 60 * 60
  return secretCookie({ name: 'listwright-session', origin, maxAgeSeconds })
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
