import * as z from 'zod/mini'
import { GOOGLE_CALLBACK_PATH } from '#contract/google.ts'
import type { SandboxDatabase } from '#server/sandbox/tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import { testAccount } from './accounts.ts'
import { issueCode } from './codes.ts'
import { CANCEL, chooserPage, pagePolicy, refusalPage } from './page.ts'

const Client = z.object({
  client_id: z.string(),
  redirect_uri: z.string().check(z.maxLength(200)),
  state: z.string().check(z.minLength(1), z.maxLength(500)),
})

const Asked = z.object({
  response_type: z.literal('code'),
  scope: z.string().check(z.refine((scope) => scope.split(' ').includes('openid'))),
  nonce: z.string().check(z.minLength(1), z.maxLength(500)),
  // Plain challenges are refused: whoever sees the address could redeem the code.
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
})

const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

type Surroundings = { db: SandboxDatabase; clock: Clock; clientId: string; origin: string }
type Query = Record<string, unknown>

/** A page to show, with its content security policy, or an address to lead the browser to. */
export type Authorized =
  | { kind: 'page'; status: number; html: string; policy: string }
  | { kind: 'redirect'; address: string }

/** The authorization endpoint: asks which account, then answers the client with a code. */
export async function authorize(surroundings: Surroundings, query: Query): Promise<Authorized> {
  const client = Client.safeParse(query)
  // An address that is not the client's own must never be led to, not even with an error.
  if (!client.success || !isKnown(surroundings, client.data)) return refused()
  const { redirect_uri: redirectUri, state, client_id: clientId } = client.data
  const back = (answer: Record<string, string>): Authorized => ({
    kind: 'redirect',
    address: `${redirectUri}?${new URLSearchParams({ ...answer, state }).toString()}`,
  })
  const request = Asked.safeParse(query)
  if (!request.success) return back({ error: 'invalid_request' })
  if (query['account'] === CANCEL) return back({ error: 'access_denied' })
  const email = Email.safeParse(query['account'])
  if (!email.success) return asked({ ...client.data, ...request.data }, query['account'])
  const grant = {
    clientId,
    redirectUri,
    codeChallenge: request.data.code_challenge,
    nonce: request.data.nonce,
    email: email.data,
    isVerified: testAccount(email.data).isVerified,
  }
  return back({ code: await issueCode(surroundings.db, { grant, now: surroundings.clock.now() }) })
}

function isKnown({ clientId, origin }: Surroundings, client: z.infer<typeof Client>): boolean {
  if (client.client_id !== clientId || !URL.canParse(client.redirect_uri)) return false
  const target = new URL(client.redirect_uri)
  // On the person's own machine the site answers under several names.
  const isHere = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(target.origin)
  const isOurs = target.origin === origin || isHere
  return isOurs && client.redirect_uri === target.origin + GOOGLE_CALLBACK_PATH
}

function refused(): Authorized {
  return { kind: 'page', status: 400, html: refusalPage(), policy: pagePolicy("'none'") }
}

function asked(request: Record<string, string>, typed: unknown): Authorized {
  const isFirst = typed === undefined
  return {
    kind: 'page',
    status: isFirst ? 200 : 400,
    html: chooserPage({ request, wasWrong: !isFirst }),
    // The forms come to us, and we lead on to the site, which may bear another name.
    policy: pagePolicy(`'self' ${new URL(request['redirect_uri'] ?? '').origin}`),
  }
}
