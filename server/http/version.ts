import type { FastifyReply, FastifyRequest } from 'fastify'

/** Versions begin with 1, so nothing has this one. */
const NO_VERSION = 0

/**
 * The version that the caller's change began from (RFC 9110, If-Match). Undefined where the caller
 * does not mind which; a tag that is not one of ours matches nothing.
 */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const tag = request.headers['if-match']
  if (tag === undefined || tag === '*') return undefined
  return Number(/^"(\d{1,9})"$/.exec(tag)?.[1] ?? NO_VERSION)
}

/** Answers a thing with the tag that a later change of it can name. */
export function tagged<Thing extends { version: number }>(
  reply: FastifyReply,
  thing: Thing,
): Thing {
  void reply.header('etag', `"${thing.version}"`)
  return thing
}
