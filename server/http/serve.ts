import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { FieldError } from '#contract/problem-details.ts'
import type { Answer, Params, Parsed, Progress, Route } from '#contract/route.ts'
import { Problem } from '#server/platform/problem.ts'
import { type Actor, actorOf, admit, type FindActor } from './actor.ts'
import { compiled } from './compiled.ts'
import { answerAsEvents, wantsEvents } from './event-stream.ts'
import { JsonText } from './json-text.ts'
import { expectedVersion } from './version.ts'

type RouteTable<Names extends PropertyKey> = { [Name in Names]: Route }

/** One request as its handler sees it: everything in it has been checked. */
export type Call<R extends Route> = {
  actor: R['access'] extends 'anyone' ? undefined : Actor
  params: Params<R>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  /** Repeats of one key are one call; only routes that say so take one. */
  idempotencyKey: string | undefined
  /** Where the caller's change began; undefined where they do not mind, and on routes without. */
  version: number | undefined
  /** Tells a caller who asked for events how far the work is. */
  report: ((progress: Progress<R>) => void) | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Part of a list, and where the next part begins; null when this was the last one. */
export type PageOf<List> = { page: List; nextCursor: string | null }

type Answered<R extends Route> = R extends { fileTypes: readonly string[] }
  ? Readable
  : R['answer'] extends null
    ? void
    : R extends { isPaged: true }
      ? PageOf<Answer<R> | JsonText>
      : Answer<R>

/** One handler for each route of a table; a forgotten one does not compile. */
export type Handlers<Table extends RouteTable<keyof Table>> = {
  [Name in keyof Table]: (call: Call<Table[Name]>) => Promise<Answered<Table[Name]>>
}

type Serving<Table extends RouteTable<keyof Table>> = {
  table: Table
  /** Asked for at each request, because the port opens before the database does. */
  handlers: () => Handlers<Table>
  findActor: FindActor
}

/** Binds a table of the contract to its handlers: who may call, what comes in, what goes out. */
export function serve<Table extends RouteTable<keyof Table>>(
  app: FastifyInstance,
  serving: Serving<Table>,
) {
  for (const name in serving.table) {
    const route = serving.table[name]
    const schema = route.answer && compiled(route.answer)
    app.route({
      method: route.method,
      url: route.path,
      onRequest: (request) => admit(request, route, serving.findActor),
      // Compressing an event stream would hold its events back.
      ...(route.events && { compress: false }),
      handler: async (request, reply) => {
        const call = callOf(route, { request, reply })
        const handle = async (report?: (progress: unknown) => void) => {
          const answered = await serving.handlers()[name]({ ...call, report })
          if (answered instanceof Readable) return answered
          const shown = route.isPaged ? pageOf(answered, { request, reply }) : answered
          if (shown instanceof JsonText) return written(shown, reply)
          return schema === null ? undefined : z.parse(schema, shown)
        }
        if (route.events && wantsEvents(request))
          return answerAsEvents({ request, reply, answerEvent: route.events.answer, handle })
        const answer = await handle()
        return answer === undefined ? reply.code(204).send() : reply.send(answer)
      },
    })
  }
  refuseOtherMethods(app, Object.values<Route>(serving.table))
}

function written({ text }: JsonText, reply: FastifyReply): string {
  void reply.type('application/json; charset=utf-8')
  return text
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

// What a call holds follows from its own route, which TypeScript cannot see through a loop over
// the table; so the pairing is promised here, once, by the first of the two signatures.
function callOf<R extends Route>(route: R, exchange: Exchange): Call<R>
function callOf(route: Route, { request, reply }: Exchange): unknown {
  return {
    actor: route.access === 'anyone' ? undefined : actorOf(request),
    params: request.params,
    query: parsedQuery(route, request),
    body: route.method === 'GET' ? undefined : parsedBody(route, request),
    idempotencyKey: route.isRepeatable && idempotencyKey(request),
    version: route.isConditional && expectedVersion(request),
    request,
    reply,
  }
}

/** A call without fields takes none: what it does not know it would have to ignore. */
const NO_FIELDS = z.strictObject({})

function parsedBody(route: Route, { body = {} }: FastifyRequest): unknown {
  const parsed = parse(route.body ?? NO_FIELDS, body)
  return route.body && parsed
}

function parsedQuery(route: Route, { query }: FastifyRequest): unknown {
  const parsed = parse(route.query ?? NO_FIELDS, query, 'in the address of this call')
  return route.query && parsed
}

/** The page itself is the answer; how to get the next one goes into a header (RFC 8288). */
function pageOf(answered: unknown, { request, reply }: Exchange): unknown {
  const { page, nextCursor } = AnyPage.parse(answered)
  if (nextCursor !== null) {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    searchParams.set('cursor', nextCursor)
    void reply.header('link', `<${pathname}?${searchParams.toString()}>; rel="next"`)
  }
  return page
}

const AnyPage = z.object({ page: z.unknown(), nextCursor: z.nullable(z.string()) })

function parse(schema: z.ZodMiniType, value: unknown, where = 'to be set here'): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.flatMap((issue) => fieldErrors(issue, where))
  const [first, ...others] = errors
  throw new Problem('invalid_input', {
    errors,
    ...(first !== undefined && others.length === 0 ? { detail: first.message } : {}),
  })
}

function fieldErrors(issue: z.core.$ZodIssue, where: string): FieldError[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => {
      const name = [...issue.path, key].join('.').slice(0, 100)
      return { path: name, message: `There is no field ${name} ${where}.` }
    })
  if (path === '') return [{ path, message: 'Please send the fields as one JSON object.' }]
  return [{ path, message: issue.message }]
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  const message = 'The key must be 1 to 200 visible ASCII characters.'
  throw new Problem('invalid_input', { errors: [{ path: 'Idempotency-Key', message }] })
}

function refuseOtherMethods(app: FastifyInstance, table: Route[]) {
  for (const [path, routes] of Map.groupBy(table, (route) => route.path)) {
    const allowed = routes.map((route) => route.method)
    app.route({
      method: (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
        (method) => !allowed.some((one) => one === method),
      ),
      url: path,
      onRequest: async (_request, reply) => {
        void reply.header('allow', allowed.join(', '))
        throw new Problem('method_not_allowed')
      },
      handler: async () => undefined,
    })
  }
}
