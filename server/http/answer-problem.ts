import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ProblemDetails } from '#contract/problem-details.ts'
import type { ProblemCode } from '#contract/problems.ts'
import { Problem } from '#server/platform/problem.ts'

/** What the framework refuses by itself, in our words. */
const FRAMEWORK_REFUSALS: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Every error leaves as RFC 9457 problem details; what we did not expect leaves without detail. */
export function answerProblems(app: FastifyInstance) {
  app.setErrorHandler(answerProblem)
}

/** Also called for addresses that the router cannot read. */
export async function answerProblem(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = isGivenUp(request) ? givenUp(error) : problemFor(error)
  logCause(problem, { error, request })
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer')
  if (problem.retryAfterSeconds !== undefined)
    void reply.header('retry-after', problem.retryAfterSeconds)
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify(detailsOf(problem)))
}

/** The connection went before the request had come whole: nobody reads an answer, and nothing is broken. */
function isGivenUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

function givenUp(cause: Error): Problem {
  return new Problem('malformed_request', { cause })
}

/** The same body where the status has been sent already: in a stream. */
export function problemDetails(error: unknown, request: FastifyRequest): ProblemDetails {
  const problem = error instanceof Error ? problemFor(error) : new Problem('internal')
  logCause(problem, { error, request })
  return detailsOf(problem)
}

type Circumstances = { error: unknown; request: FastifyRequest }

/**
 * A refusal without a cause is all there is to know. One that we foresaw, because somebody else's
 * service was away, is a warning in a line; whatever we did not foresee is a fault of ours.
 */
function logCause(problem: Problem, { error, request }: Circumstances): void {
  if (problem.status < 500 || problem.cause === undefined) return
  if (problem.code === 'internal') request.log.error({ req: request, err: error }, problem.code)
  else request.log.warn({ req: request, causes: causesOf(problem.cause) }, problem.code)
}

function causesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return []
  return [`${cause.name}: ${cause.message}`, ...causesOf(cause.cause)]
}

function problemFor(error: Error): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = asFrameworkError(error)
  const known = FRAMEWORK_REFUSALS[code]
  if (known !== undefined) return new Problem(known, { cause: error })
  if (statusCode >= 400 && statusCode < 500)
    return new Problem('malformed_request', { cause: error })
  return new Problem('internal', { cause: error })
}

// A status is believed only where the framework, its parser or its file sender meant it for the
// caller; any other error may carry one by accident.
function asFrameworkError(error: Error & Partial<FastifyError> & { expose?: boolean }) {
  const { code = '', statusCode = 500, expose = false } = error
  const isMeant = code.startsWith('FST_') || error instanceof SyntaxError || expose
  return isMeant ? { code, statusCode } : { code: '', statusCode: 500 }
}

function detailsOf(problem: Problem): ProblemDetails {
  return {
    type: `urn:listwright:problem:${problem.code}`,
    title: problem.title,
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    ...(problem.errors === undefined ? {} : { errors: problem.errors }),
    ...(problem.health === undefined ? {} : { health: problem.health }),
  }
}
