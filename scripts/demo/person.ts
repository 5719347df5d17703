import { identityRoutes } from '#contract/identity.ts'
import type { Answer, Params, Route, Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'

type Input<R extends Route> = { params?: Params<R>; body?: Written<R['body']> }
type Call = <R extends Route>(route: R, input?: Input<R>) => Promise<Answer<R>>

/** Somebody with an account, who calls the server as a browser would. */
export type Person = { email: string; token: string; call: Call }

type Newcomer = { email: string; name: string; address: string }

export const DEMO_PASSWORD = 'walnut-and-oil'

/** Signs up at the running server, seemingly from an address of the person's own. */
export function signUp(origin: string, { email, name, address }: Newcomer): Promise<Person> {
  const headers = { 'x-forwarded-for': address }
  const body = { email, name, password: DEMO_PASSWORD }
  return enter(origin, {
    email,
    headers,
    opened: send(origin, identityRoutes.signUp, { headers, body }),
  })
}

/** Signs in at the running server as one of the people of the demo. */
export function signIn(origin: string, email: string): Promise<Person> {
  const body = { email, password: DEMO_PASSWORD }
  const opened = send(origin, identityRoutes.signIn, { headers: {}, body })
  return enter(origin, { email, headers: {}, opened })
}

type Entry = { email: string; headers: Record<string, string>; opened: Promise<Response> }

async function enter(origin: string, { email, headers, opened }: Entry): Promise<Person> {
  const cookie = (await opened).headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const minted = await send(origin, identityRoutes.mintToken, { headers: { ...headers, cookie } })
  const { token } = identityRoutes.mintToken.answer.parse(await minted.json())
  const identified = { ...headers, authorization: `Bearer ${token}` }
  const call: Call = async (route, { params = {}, body } = {}) => {
    const path = pathOf(route, new Map(Object.entries<string>(params)))
    const sent = { headers: identified, body }
    return answerOf(route, await send(origin, { method: route.method, path }, sent))
  }
  // The account is opened by the first call that somebody makes.
  await call(routes.currentUser)
  return { email, token, call }
}

function pathOf({ path }: Route, params: Map<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params.get(name) ?? ''),
  )
}

type Sent = { headers: Record<string, string>; body?: unknown }

async function send(
  origin: string,
  { method, path }: { method: Route['method']; path: string },
  { headers, body }: Sent,
): Promise<Response> {
  const response = await fetch(origin + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.ok) return response
  throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
}

// What a route answers follows from the route, which is promised by the first signature.
async function answerOf<R extends Route>(route: R, response: Response): Promise<Answer<R>>
async function answerOf({ answer }: Route, response: Response): Promise<unknown> {
  return answer === null ? undefined : answer.parse(await response.json())
}
