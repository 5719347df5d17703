import type { FastifyRequest } from 'fastify'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Route } from '#contract/route.ts'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { noteCaller } from '#server/platform/circumstances.ts'
import { Problem } from '#server/platform/problem.ts'

/** Who is calling: the account as the database knows it now, not as the token remembers it. */
export type Actor = CurrentUser & {
  /** When they last proved who they are. */
  authTime: Date
  /** The session they call from; null for an access token, and where the provider keeps none with us. */
  sessionId: string | null
}

/** What is known of a caller before the account is looked up. */
type Caller = {
  token: string
  address: string
  /** What an access token must be for; null where none may call. */
  scope: TokenScope | null
}

/** Turns a bearer token into the account it names. Filled in by accounts. */
export type FindActor = (caller: Caller) => Promise<Actor>

/** Lets the caller in, or refuses before anything of the request's body is read. */
export async function admit(
  request: FastifyRequest,
  { access, scope }: Pick<Route, 'access' | 'scope'>,
  findActor: FindActor,
) {
  if (access === 'anyone') return
  const actor = await findActor({ token: bearerToken(request), address: request.ip, scope })
  noteCaller(actor.id)
  if (access === 'admin' && !actor.isAdmin) throw new Problem('forbidden')
  actors.set(request, actor)
}

/** The caller of a route that admits nobody unknown. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = actors.get(request)
  if (actor === undefined) throw new Problem('not_signed_in')
  return actor
}

const actors = new WeakMap<FastifyRequest, Actor>()

function bearerToken(request: FastifyRequest): string {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '') ?? []
  if (token === undefined) throw new Problem('not_signed_in')
  return token
}
