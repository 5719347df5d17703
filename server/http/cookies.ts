import type { FastifyRequest } from 'fastify'

/** What the browser keeps under this name for us; empty where it keeps nothing. */
export function readCookie({ headers }: FastifyRequest, name: string): string {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
