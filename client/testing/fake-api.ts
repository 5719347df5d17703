import { expect, onTestFinished, vi } from 'vitest'
import { adminRoutes } from '#contract/admin.ts'
import { checkoutRoutes } from '#contract/checkout.ts'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import type { ProblemDetails } from '#contract/problem-details.ts'
import { type ProblemCode, PROBLEMS } from '#contract/problems.ts'
import type { Answer, Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'

const allRoutes = {
  ...routes,
  ...identityRoutes,
  ...googleRoutes,
  ...checkoutRoutes,
  ...adminRoutes,
  ...sandboxRoutes,
}
type AllRoutes = typeof allRoutes
type Name = keyof AllRoutes

type Asked = { params: Record<string, string>; search: string; body: unknown }
type Result<R extends Route> = Answer<R> | Response | Promise<Answer<R> | Response>

/** What the server answers, by the name of the route: the answer itself, or how it is made. */
export type Answers = {
  [N in Name]?: Answer<AllRoutes[N]> | Response | ((asked: Asked) => Result<AllRoutes[N]>)
}

export type Call = Asked & { name: Name; headers: Headers }

type FakeApi = {
  /** Every call so far, in order. */
  calls: Call[]
  callsOf: (name: Name) => Call[]
  /** Changes what the server answers from now on. */
  answer: (answers: Answers) => void
}

/** A server with these answers and no others: an unexpected call fails the test. */
export function fakeApi(answers: Answers): FakeApi {
  const current: Answers = { ...answers }
  const calls: Call[] = []
  const unexpected: string[] = []
  onTestFinished(() => expect(unexpected).toEqual([]))
  const browserFetch = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return browserFetch(input, init)
    const found = findRoute(request.method, pathname)
    const answer = found && current[found.name]
    if (!found || answer === undefined) {
      unexpected.push(`${request.method} ${pathname}`)
      return refusal('not_found')
    }
    const text = await request.text()
    const body = text === '' ? undefined : JSON.parse(text)
    const asked = { params: found.params, search, body }
    calls.push({ name: found.name, headers: request.headers, ...asked })
    const answered = typeof answer === 'function' ? await answer(asked) : answer
    // A browser gives no answer to a call that was broken off.
    request.signal.throwIfAborted()
    return asResponse(answered)
  })
  return {
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    answer: (more) => Object.assign(current, more),
  }
}

/** A refusal of the server, with the sentence that belongs to its code. */
export function refusal(
  code: ProblemCode,
  detail: string = PROBLEMS[code].detail,
  more: Pick<ProblemDetails, 'health'> = {},
): Response {
  const { status, title } = PROBLEMS[code]
  return Response.json({ type: 'about:blank', title, status, detail, code, ...more }, { status })
}

/** The answer where there is nothing to say. */
export function nothing(): Response {
  return new Response(null, { status: 204 })
}

function asResponse(answer: unknown): Response {
  if (answer instanceof Response) return answer.clone()
  return answer === undefined ? nothing() : Response.json(answer)
}

type Found = { name: Name; params: Record<string, string> }

// As in the server's router, a fixed address comes before one with a parameter in it.
const FIXED_FIRST = Object.entries(allRoutes).toSorted(
  ([, one], [, other]) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
)

function findRoute(method: string, pathname: string): Found | undefined {
  for (const [name, { path, ...route }] of FIXED_FIRST) {
    const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    const match = route.method === method ? pattern.exec(pathname) : null
    if (match && isName(name)) return { name, params: { ...match.groups } }
  }
  return undefined
}

function isName(name: string): name is Name {
  return name in allRoutes
}
