import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { Problem } from '#server/platform/problem.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { firebaseIdentity } from './firebase.ts'

const PROJECT = 'maker-shop-1a2b3'
const MINUTE = 60
const HOUR = 60 * MINUTE

const pairs = {
  first: await generateKeyPair('RS256', { extractable: true }),
  second: await generateKeyPair('RS256', { extractable: true }),
}
type KeyId = keyof typeof pairs

/** Google's published keys, and how often they were asked for. */
const google = {
  asked: 0,
  published: ['first'] as KeyId[],
  isDown: false,
  cacheControl: 'public, max-age=21600, must-revalidate, no-transform',
  fetchKeys: async (_address: string): Promise<Response> => {
    google.asked += 1
    if (google.isDown) throw new TypeError('fetch failed')
    const keys = google.published.map(async (kid) => ({
      ...(await exportJWK(pairs[kid].publicKey)),
      kid,
      alg: 'RS256',
      use: 'sig',
    }))
    return Response.json(
      { keys: await Promise.all(keys) },
      { headers: { 'cache-control': google.cacheControl } },
    )
  },
}

let nowMs = Date.now()
const clock = { now: () => new Date(nowMs) }
const advance = (seconds: number) => {
  nowMs += seconds * 1000
}

const sign = ({ kid = 'first', ...claims }: Record<string, unknown> & { kid?: string } = {}) => {
  const iat = Math.floor(nowMs / 1000)
  const pair = kid === 'second' ? pairs.second : pairs.first
  return new SignJWT({
    user_id: 'fire-1',
    email: 'ana@example.com',
    email_verified: false,
    auth_time: iat,
    firebase: { sign_in_provider: 'password' },
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject(typeof claims['sub'] === 'string' ? claims['sub'] : 'fire-1')
    .setIssuedAt(iat)
    .setExpirationTime(iat + HOUR)
    .sign(pair.privateKey)
}

const identity = () => firebaseIdentity({ projectId: PROJECT, clock, fetchKeys: google.fetchKeys })
/** The provider as a process has it that has just started. */
const verifier = () => {
  const provider = identity()
  return (token: string) => provider.verify(token)
}
const outcome = async (verify: (token: string) => Promise<unknown>, token: string) => {
  try {
    await verify(token)
    return 'accepted'
  } catch (error) {
    return error instanceof Problem ? error.status : error
  }
}

beforeEach(() => {
  google.asked = 0
  google.published = ['first']
  google.isDown = false
})

describe("Google's keys", () => {
  it('are asked for once for everybody who comes at once', async () => {
    const verify = verifier()
    const tokens = await Promise.all(
      Array.from({ length: 12 }, (_, person) => sign({ sub: `fire-${person}` })),
    )
    const outcomes = await Promise.all(tokens.map((token) => outcome(verify, token)))
    expect(new Set(outcomes)).toEqual(new Set(['accepted']))
    expect(google.asked).toBe(1)
  })

  it('are asked for again when the time that Google gave them is over', async () => {
    const verify = verifier()
    await verify(await sign())
    advance(5 * HOUR)
    await verify(await sign())
    expect(google.asked).toBe(1)
    advance(HOUR)
    await verify(await sign())
    expect(google.asked).toBe(2)
  })

  it('are asked for when a new one signs, and no more than twice a minute for made-up ones', async () => {
    const verify = verifier()
    await verify(await sign())
    google.published = ['first', 'second']
    advance(MINUTE)
    expect(await outcome(verify, await sign({ kid: 'second' }))).toBe('accepted')
    expect(google.asked).toBe(2)
    for (let tries = 0; tries < 20; tries += 1)
      expect(await outcome(verify, await sign({ kid: `made-up-${tries}` }))).toBe(401)
    expect(google.asked).toBe(2)
  })

  it('are taken from Google itself, and from nobody whom it might name instead', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(await google.fetchKeys(''))
    const provider = firebaseIdentity({ projectId: PROJECT, clock })
    const verify = (token: string) => provider.verify(token)
    expect(await outcome(verify, await sign())).toBe('accepted')
    expect(fetched.mock.calls.map(([address, init]) => [address, init?.redirect])).toEqual([
      [
        'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
        'error',
      ],
    ])
    fetched.mockRestore()
  })

  it('serve on while Google does not answer', async () => {
    const verify = verifier()
    await verify(await sign())
    google.isDown = true
    advance(7 * HOUR)
    expect(await outcome(verify, await sign())).toBe('accepted')
  })

  it('are missing at a cold start without Google: nobody is told to sign in again', async () => {
    const verify = verifier()
    google.isDown = true
    expect(await outcome(verify, await sign())).toBe(503)
    google.isDown = false
    advance(MINUTE)
    expect(await outcome(verify, await sign())).toBe('accepted')
  })
})

describe('a shop where Firebase signs people in', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await testApp({ firebase: identity() })
  })
  afterAll(() => shop.close())
  const sync = async (token: string) =>
    shop.visitor.call(routes.syncFirebase, { body: { idToken: token } })

  it('opens an account at the first sign-in, with the opening credits, once', async () => {
    const token = await sign({ name: 'Ana Maria Silva', picture: 'https://a.example/p.jpg' })
    const both = await Promise.all([sync(token), sync(token)])
    const [one, other] = both.map((answer) => answer.answer())
    expect(one).toMatchObject({
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Maria Silva',
      profileImageUrl: 'https://a.example/p.jpg',
      credits: 10,
    })
    expect(other?.id).toBe(one?.id)
  })

  it('opens it at any other call too, where the first was missed', async () => {
    const token = await sign({ sub: 'fire-2', email: 'ben@example.com' })
    const answered = await shop.app.inject({
      url: routes.currentUser.path,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answered.json()).toMatchObject({ email: 'ben@example.com', credits: 10 })
  })

  it('links no account by its address', async () => {
    await sync(await sign({ sub: 'fire-3', email: 'mara@example.com' }))
    const refused = await sync(await sign({ sub: 'fire-4', email: 'mara@example.com' }))
    expect(refused.problem()).toMatchObject({ status: 409, code: 'email_taken' })
  })

  it('takes no token without a signature, and none of another kind of provider', async () => {
    const [, body] = (await sign()).split('.')
    const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    expect((await sync(`${header}.${body}.`)).status).toBe(401)
    expect((await sync('')).status).toBe(401)
  })

  it('has nothing where the embedded sign-in would be, and says who signs in', async () => {
    const body = { email: 'ana@example.com', password: 'secret1' }
    expect((await shop.visitor.call(identityRoutes.signIn, { body })).status).toBe(404)
    expect((await shop.visitor.call(identityRoutes.mintToken)).status).toBe(404)
    expect((await shop.visitor.call(routes.syncLocal, { body: { idToken: 'x' } })).status).toBe(404)
    const { identity: who } = (await shop.visitor.call(routes.configuration)).answer()
    expect(who).toEqual({ provider: 'firebase', hasGoogle: true })
  })
})

it('has nothing at the address for Firebase where that is not configured', async () => {
  const shop = await testApp()
  const refused = await shop.visitor.call(routes.syncFirebase, { body: { idToken: await sign() } })
  expect(refused.status).toBe(404)
  await shop.close()
})
