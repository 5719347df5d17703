import { OPENAPI_PATH } from '#contract/access-tokens/openapi.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { ProblemDetails } from '#contract/problem-details.ts'
import type { Route } from '#contract/route.ts'

/** The same tables that the server serves and the browser calls, as OpenAPI 3.1. */
export function serveOpenApi(app: FastifyInstance, routes: Record<string, Route>) {
  const document = openApiDocument(routes)
  app.get(OPENAPI_PATH, async () => document)
}

export function openApiDocument(routes: Record<string, Route>) {
  const paths = new Map<string, Record<string, unknown>>()
  for (const [name, route] of Object.entries(routes)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths.set(path, {
      ...paths.get(path),
      [route.method.toLowerCase()]: operation(name, route),
    })
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Listwright', version: '1.0.0' },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Problem: jsonSchema(ProblemDetails, 'output') },
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        accessToken: { type: 'http', scheme: 'bearer', description: 'Begins with lw_' },
      },
    },
  }
}

function operation(name: string, route: Route) {
  return {
    operationId: name,
    summary: route.summary,
    security: security(route),
    parameters: parameters(route),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(jsonSchema(route.body, 'input')) } }),
    responses: {
      ...success(route),
      '4XX': problem('Refused, with a sentence that says why'),
      '5XX': problem('Failed on our side'),
    },
  }
}

/** Either kind of bearer; of an access token it says what it must be for. */
function security({ access, scope }: Route) {
  if (access === 'anyone') return []
  return [{ idToken: [] }, ...(scope === null ? [] : [{ accessToken: [scope] }])]
}

function parameters(route: Route) {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(queryFields(route)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }))
  return [
    ...inPath,
    ...inQuery,
    ...(route.isRepeatable ? [header('Idempotency-Key')] : []),
    ...(route.isConditional ? [header('If-Match')] : []),
  ]
}

function header(name: string) {
  return { name, in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
}

function queryFields({ query }: Route): object {
  return query === undefined ? {} : (jsonSchema(query, 'input').properties ?? {})
}

function success(route: Route) {
  if (route.fileTypes !== undefined) {
    const content = Object.fromEntries(route.fileTypes.map((type) => [type, {}]))
    return { 200: { description: 'A file', content } }
  }
  if (route.answer === null) return { 204: { description: 'Done' } }
  const content = json(jsonSchema(route.answer, 'output'))
  if (route.isPaged === undefined) return { 200: { description: 'Done', content } }
  const link = { description: 'The next page, as rel="next"; absent on the last one' }
  const headers = { Link: { ...link, schema: { type: 'string' } } }
  return { 200: { description: 'One page', headers, content } }
}

function problem(description: string) {
  const schema = { $ref: '#/components/schemas/Problem' }
  return { description, content: { 'application/problem+json': { schema } } }
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
