import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ACCESS_TOKEN_FORM } from '#contract/access-tokens/access-tokens.ts'
import { ProblemDetails } from '#contract/problem-details.ts'
import type { Answer, Params, Route, Written } from '#contract/route.ts'
import { EXIT, Failure, misused, refused } from './failure.ts'

const DEFAULT_URL = 'http://localhost:3000'

/** A listing has a minute, and three times that before its credit comes back by itself. */
const ANSWER_MS = 200_000
const TRIES_MAX = 5
const FIRST_WAIT_MS = 250
/** Whoever has to wait longer is told so. */
const LONGEST_WAIT_MS = 20_000

type Environment = Readonly<Record<string, string | undefined>>

type CallInput<R extends Route> = {
  search?: string
  /** Of a call that is paid: every try carries the same, so that it is paid once. */
  idempotencyKey?: string
  /** Said of a change that may be made twice, because the second changes nothing more. */
  isRepeatable?: true
} & (keyof Params<R> extends never ? unknown : { params: Params<R> }) &
  (R['body'] extends object ? { body: Written<R['body']> } : unknown)

type LooseInput = {
  params?: Record<string, string>
  search?: string
  body?: unknown
  idempotencyKey?: string
  isRepeatable?: true
}

export type Connection = ReturnType<typeof connect>

type Options = {
  environment: Environment
  /** Told of each try that was in vain. */
  warn: (sentence: string) => void
  /** How the same is asked for once more, with its key. */
  again?: (key: string) => string
}

const AGAIN = (key: string) => `Run it again with --key ${key}`

/** The API of a running server, in the place of whoever made the token. */
export function connect({ environment, warn, again = AGAIN }: Options) {
  const origin = originIn(environment)
  const token = tokenIn(environment)
  const open = (route: Route, input: LooseInput) =>
    answered({ origin, token, warn, again }, route, input)
  return {
    /** The parsed answer. Throws Failure with a sentence that says whether a credit was spent. */
    send: async <R extends Route>(route: R, input: CallInput<R>): Promise<Answer<R>> =>
      answerOf(route, await open(route, input)),
    /** The answer as it comes: a file, or a page of a list with its `Link`. */
    open,
  }
}

export function newKey(): string {
  return `cli-${randomUUID()}`
}

function originIn({ LISTWRIGHT_URL: url = DEFAULT_URL }: Environment): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, '')
  throw misused(
    `LISTWRIGHT_URL is "${url}", which is no address. It should be like ${DEFAULT_URL}.`,
  )
}

function tokenIn({ LISTWRIGHT_TOKEN: token }: Environment): string {
  if (token === undefined || token === '')
    throw new Failure(
      'There is no access token. Make one on the page Access tokens of your account, and put it into the environment: export LISTWRIGHT_TOKEN=lw_...',
      { exit: EXIT.token, code: 'no_token' },
    )
  if (ACCESS_TOKEN_FORM.test(token)) return token
  throw new Failure(
    'LISTWRIGHT_TOKEN is no whole access token: it begins with lw_ and has 67 characters. Please copy it again, or make another one.',
    { exit: EXIT.token, code: 'token_refused' },
  )
}

type Line = Required<Pick<Options, 'warn' | 'again'>> & { origin: string; token: string }

/** Asks until there is an answer, as often as that is safe. */
async function answered(line: Line, route: Route, input: LooseInput): Promise<Response> {
  const { idempotencyKey, isRepeatable } = input
  const isSafe = route.method === 'GET' || idempotencyKey !== undefined || isRepeatable === true
  let mayHaveArrived = false
  for (let tries = 1; ; tries += 1) {
    const isLast = tries >= TRIES_MAX || !isSafe
    const outcome = await tried(line, route, input)
    if (outcome instanceof Response && outcome.ok) return outcome
    if (outcome instanceof Response) {
      const waitMs = isLast ? null : waitFor(outcome, tries)
      if (waitMs === null) throw await refusalOf(line, outcome, input)
      await outcome.body?.cancel()
      line.warn(`The server answers ${outcome.status}; trying again.`)
      await wait(waitMs)
      continue
    }
    mayHaveArrived ||= !neverArrived(outcome)
    if (isLast) throw unanswered(line, { route, input, mayHaveArrived })
    line.warn('No answer; trying again.')
    await wait(FIRST_WAIT_MS * 2 ** (tries - 1))
  }
}

/** The response, or why there is none. */
async function tried({ origin, token }: Line, route: Route, input: LooseInput): Promise<unknown> {
  const { params = {}, search = '', body, idempotencyKey } = input
  const path = route.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  try {
    return await fetch(origin + path + search, {
      method: route.method,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch (error) {
    return error
  }
}

/** How long until the same may be asked again; null where the answer will be no other. */
function waitFor({ status, headers }: Response, tries: number): number | null {
  const isOurs = headers.get('content-type')?.startsWith('application/problem+json') === true
  // A proxy answers so while the server is started anew.
  if (!isOurs) return [502, 503, 504].includes(status) ? FIRST_WAIT_MS * 2 ** tries : null
  const after = headers.get('retry-after')
  if (after === null || ![409, 429, 503].includes(status)) return null
  return Number(after) * 1000 <= LONGEST_WAIT_MS ? Number(after) * 1000 : null
}

async function refusalOf(line: Line, response: Response, input: LooseInput): Promise<Failure> {
  const text = await response.text()
  const problem = ProblemDetails.safeParse(parsedOrNull(text))
  if (problem.success && problem.data.code !== 'internal') return refused(problem.data)
  const what = problem.success ? problem.data.detail : `The server answered ${response.status}.`
  return unknownOutcome(line, { what, input, code: 'internal' })
}

type Asked = { route: Route; input: LooseInput; mayHaveArrived: boolean }

function unanswered(line: Line, { route, input, mayHaveArrived }: Asked): Failure {
  const { origin } = line
  const what = `${origin} gives no answer. Is Listwright running there, and is LISTWRIGHT_URL right?`
  if (route.method !== 'GET' && mayHaveArrived)
    return unknownOutcome(line, { what: `${origin} gave no answer.`, input, code: 'unanswered' })
  return new Failure(what, { exit: EXIT.unanswered, code: 'unanswered' })
}

type Unknown = { what: string; input: LooseInput; code: string }

function unknownOutcome({ again }: Line, { what, input, code }: Unknown): Failure {
  const { idempotencyKey: key } = input
  if (key === undefined) return new Failure(what, { exit: EXIT.unanswered, code })
  const sentence = `${what}\nIt is not known whether a credit was spent. ${again(key)}: it is paid once, and answers the same listing.`
  return new Failure(sentence, { exit: EXIT.unanswered, code, creditSpent: null })
}

/** Nobody was there to take the call. */
function neverArrived(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    String(code),
  )
}

async function answerOf<R extends Route>(route: R, response: Response): Promise<Answer<R>>
async function answerOf(route: Route, response: Response): Promise<unknown> {
  return route.answer === null ? undefined : route.answer.parse(await response.json())
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
