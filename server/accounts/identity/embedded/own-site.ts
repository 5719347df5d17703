import type { FastifyRequest } from 'fastify'
import { Problem } from '#server/platform/problem.ts'

/** No page of another site may sign anyone in or out. Answers the origin that the page is at. */
export function ownSite(request: FastifyRequest, origin: string): string {
  const from = request.headers.origin
  if (from === undefined || from === origin) return origin
  // On the person's own machine the site answers under several names, each with any port.
  if (isLoopback(origin) && isLoopback(from)) return from
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
