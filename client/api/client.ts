import * as z from 'zod/mini'
import {
  type Answer,
  EVENT_STREAM,
  type Params,
  type Progress,
  type Route,
} from '#contract/route.ts'
import { ConnectionError, errorOf } from './api-error.ts'

/** Where the bearer token comes from; null while nobody is signed in. */
export type Tokens = {
  current: () => Promise<string | null>
  /** A new token in place of one the server has just refused. */
  renewed: () => Promise<string | null>
}

type Extras = {
  idempotencyKey?: string
  /** The version that a change began from; another one on the server refuses it. */
  version?: number
  signal?: AbortSignal
}
type LooseInput = Extras & {
  params?: Record<string, string>
  search?: string
  body?: unknown
  wantsEvents?: boolean
}

type ParamsOf<R extends Route> = keyof Params<R> extends never ? unknown : { params: Params<R> }
type BodyOf<R extends Route> = R extends { body: infer Body extends z.ZodMiniType }
  ? { body: z.input<Body> }
  : unknown

/** What a call of the API takes: path parameters and a body, exactly where its route has them. */
export type CallInput<R extends Route> = Extras & ParamsOf<R> & BodyOf<R>

/** A call that answers a list page by page. */
export type PagedRoute = Route & Required<Pick<Route, 'isPaged'>>

/** `search` is the query as it stands in the address, with its question mark. */
type ReadInput = { search?: string; signal?: AbortSignal }
type PageInput = ReadInput & { params?: Record<string, string> }

/** One page of a list. `next` is the query of the page after it; null on the last one. */
export type Page<R extends Route> = { answer: Answer<R>; next: string | null }

export type Api = {
  /** Fetches what stands at an address without path parameters. */
  read: <R extends Route>(route: R, input?: ReadInput) => Promise<Answer<R>>
  /** Fetches one page of a list: the first by the query of the list, others as `next` says. */
  readPage: <R extends PagedRoute>(route: R, input: PageInput) => Promise<Page<R>>
  /** Fetches an answer that is a file. */
  open: (route: Route, input: PageInput) => Promise<Response>
  send: <R extends Route>(route: R, input: CallInput<R>) => Promise<Answer<R>>
  /** Sends, and is told how far the work is before the answer comes. */
  follow: <R extends StreamedRoute>(
    route: R,
    input: CallInput<R>,
    onProgress: (progress: Progress<R>) => void,
  ) => Promise<Answer<R>>
  /** Breaks off whatever is under way: whoever it was for is leaving, and nobody is told of it. */
  abandon: () => void
}

type StreamedRoute = Route & Required<Pick<Route, 'events'>>

/** The API as typed functions: contract in, parsed answer out, ApiError when refused. */
export function createApi(tokens: Tokens): Api {
  // The browser it was made in is the one it calls, for as long as it lives.
  const { fetch } = globalThis
  const leaving = new AbortController()
  const answered = async (route: Route, asked: LooseInput): Promise<Response> => {
    const signals = [leaving.signal, ...(asked.signal ? [asked.signal] : [])]
    const input = { ...asked, signal: AbortSignal.any(signals) }
    const token = await tokens.current()
    let response = await request(fetch, { route, input, token })
    if (response.status === 401 && token !== null) {
      const renewed = await tokens.renewed()
      if (renewed !== null) response = await request(fetch, { route, input, token: renewed })
    }
    if (!response.ok) throw await errorOf(response)
    return response
  }
  const told = unlessLeft(leaving.signal)
  return {
    read: (route, input = {}) => told(async () => answerOf(route, await answered(route, input))),
    readPage: (route, input) =>
      told(async () => {
        const response = await answered(route, input)
        return { answer: await answerOf(route, response), next: nextPage(response) }
      }),
    open: (route, input) => told(() => answered(route, input)),
    send: (route, input) => told(async () => answerOf(route, await answered(route, input))),
    follow: (route, input, onProgress) =>
      told(async () => {
        const { isEventStream, readEvents } = await importEventStream()
        const response = await answered(route, { ...input, wantsEvents: true })
        // A proxy may have turned the stream down; the plain answer is as good.
        if (!isEventStream(response)) return answerOf(route, response)
        const answer = await readEvents(response, {
          answerEvent: route.events.answer,
          onProgress: (progress) => onProgress(progressOf(route, progress)),
        })
        return parsed(route, answer)
      }),
    abandon: () => leaving.abort(),
  }
}

/** Neither answers nor refuses any more once somebody has left: nothing shall follow from either. */
function unlessLeft(leaving: AbortSignal) {
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await work()
      return leaving.aborted ? await NEVER : value
    } catch (error) {
      return leaving.aborted ? NEVER : Promise.reject(error)
    }
  }
}

const NEVER = new Promise<never>(() => undefined)

// Few calls are streamed. It comes before anything is sent, so that no answer is left unread.
async function importEventStream() {
  try {
    return await import('./event-stream.ts')
  } catch (cause) {
    throw new ConnectionError(cause)
  }
}

type Requested = { route: Route; input: LooseInput; token: string | null }

async function request(
  fetch: typeof globalThis.fetch,
  { route, input, token }: Requested,
): Promise<Response> {
  const accepted = [...(route.fileTypes ?? ['application/json']), 'application/problem+json']
  const headers = new Headers({
    accept: [...(input.wantsEvents ? [EVENT_STREAM] : []), ...accepted].join(', '),
  })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  if (input.version !== undefined) headers.set('if-match', `"${input.version}"`)
  if (input.idempotencyKey !== undefined) headers.set('idempotency-key', input.idempotencyKey)
  try {
    return await fetch(addressOf(route, input.params ?? {}) + (input.search ?? ''), {
      method: route.method,
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ?? null,
    })
  } catch (cause) {
    if (input.signal?.aborted === true) throw cause
    throw new ConnectionError(cause)
  }
}

function addressOf(route: Route, params: Record<string, string>): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function nextPage(response: Response): string | null {
  const link = response.headers.get('link') ?? ''
  return /<[^>?]*(\?[^>]*)>;\s*rel="?next"?/.exec(link)?.[1] ?? null
}

async function answerOf<R extends Route>(route: R, response: Response): Promise<Answer<R>> {
  return parsed(route, response.status === 204 ? undefined : await response.json())
}

// TypeScript cannot follow a generic route through its own schema; the schema has just parsed the value.
function parsed<R extends Route>(route: R, json: unknown): Answer<R> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (route.answer === null ? undefined : z.parse(route.answer, json)) as Answer<R>
}

function progressOf<R extends StreamedRoute>(route: R, json: unknown): Progress<R> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return z.parse(route.events.progress, json) as Progress<R>
}
