import type { FastifyRequest } from 'fastify'

/**
 * A log line names the request and nothing a person typed: no headers, no body, no query.
 * Tokens travel in headers and addresses of listings in paths; only the latter may be written down.
 */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        address: request.ip,
      }),
    },
    redact: ['*.password', '*.token', '*.idToken', '*.authorization', '*.cookie', '*.clientSecret'],
  }
}
