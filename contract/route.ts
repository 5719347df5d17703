import type { z } from 'zod/mini'
import type { TokenScope } from './access-tokens/token-scopes.ts'

export type Access = 'anyone' | 'signedIn' | 'admin'

/** One call of the API, described once for the server, the browser and the OpenAPI page. */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: Access
  /** What an access token must be for to make this call; null where none may. Anyone needs none. */
  scope: TokenScope | null
  /** A strict object, as the body: a name with a typo in it would answer something else, and say nothing. */
  query?: z.ZodMiniType
  /** A strict object: what is not known is refused, never ignored. */
  body?: z.ZodMiniType
  /** The answer's schema, or null for 204 without a body. */
  answer: z.ZodMiniType | null
  /** The answer is one page of a list; a `Link` header names the next one (see paging.ts). */
  isPaged?: true
  /** Without a JSON answer: the call answers a file of one of these types. */
  fileTypes?: readonly string[]
  /** With `If-Match`, the change is refused if somebody else has changed the thing meanwhile. */
  isConditional?: true
  /** The header with which the same call can be repeated safely. */
  isRepeatable?: true
  /**
   * Asked for with `Accept: text/event-stream`, the same call tells how far it is in `progress`
   * events, then ends with its answer in an event of this name, or with a `problem`.
   */
  events?: { progress: z.ZodMiniType; answer: string }
}

/** What a streamed call reports while it works. */
export type Progress<R extends Route> = R extends {
  events: { progress: infer Schema extends z.ZodMiniType }
}
  ? z.output<Schema>
  : never

export const EVENT_STREAM = 'text/event-stream'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** `{id: string}` for '/api/listings/:id'. */
export type Params<R extends Route> = { [Name in ParamNames<R['path']>]: string }

/** What arrives in the handler, after parsing. */
export type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** What a caller writes, before parsing. */
export type Written<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined

export type Answer<R extends Route> = R['answer'] extends z.ZodMiniType
  ? z.output<R['answer']>
  : undefined

export function route<const R extends Route>(description: R): R {
  return description
}
