import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { circumstances } from './circumstances.ts'

/** A log line names the request and the fault, and nothing a person typed or a token that travelled. */
export function logOptions(level: string) {
  return {
    level,
    serializers: { req: describeRequest, err: describeError },
    mixin: (_line: object, _level: number, logger: Bound) => aside(logger),
  }
}

type Bound = Pick<FastifyBaseLogger, never> & { bindings(): Record<string, unknown> }

/** Who asks, and for what request, where the logger itself does not say so already. */
function aside(logger: Bound): object {
  const { reqId, ...others } = circumstances()
  return reqId === undefined || 'reqId' in logger.bindings() ? others : { reqId, ...others }
}

// No headers, no body, no query: tokens and texts travel there.
function describeRequest(request: FastifyRequest) {
  return {
    id: request.id,
    method: request.method,
    path: request.url.split('?', 1)[0],
    address: request.ip,
  }
}

type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: LoggedError
}

// Only these fields: a database error also carries the row that it refused.
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
