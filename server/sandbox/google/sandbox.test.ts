import { createHash } from 'node:crypto'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOOGLE_CALLBACK_PATH, SANDBOX_GOOGLE_PATH } from '#contract/google.ts'
import { testDatabase } from '#server/testing/database.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { type GoogleSandbox, openGoogleSandbox } from './sandbox.ts'

const ORIGIN = 'http://localhost:3000'
const VERIFIER = 'a-verifier-that-is-long-enough-to-be-one-of-these'
const WREN = 'wren.porter@example.com'

let database: Awaited<ReturnType<typeof testDatabase>>
let sandbox: GoogleSandbox
let nowMs = Date.now()
beforeAll(async () => {
  database = await testDatabase()
  sandbox = await openGoogleSandbox({
    db: database.db,
    clock: { now: () => new Date(nowMs) },
    origin: ORIGIN,
    onError: (error) => {
      throw error
    },
  })
})
afterAll(async () => {
  await sandbox.close()
  await database.close()
})

const request = (changed: Record<string, string | undefined> = {}) => ({
  response_type: 'code',
  client_id: sandbox.clientId,
  redirect_uri: ORIGIN + GOOGLE_CALLBACK_PATH,
  scope: 'openid email profile',
  state: 'a-state',
  nonce: 'a-nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  ...changed,
})
const answered = async (query: Record<string, string | undefined>) => {
  const given = await sandbox.authorize(query)
  return given.kind === 'redirect' ? new URL(given.address).searchParams : given
}
const codeFor = async (email: string) => {
  const given = await answered({ ...request(), account: email })
  return given instanceof URLSearchParams ? (given.get('code') ?? '') : ''
}
const exchange = async (changed: Record<string, string>) => {
  const response = await fetch(`${sandbox.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: sandbox.clientId,
      client_secret: sandbox.clientSecret,
      redirect_uri: ORIGIN + GOOGLE_CALLBACK_PATH,
      code_verifier: VERIFIER,
      ...changed,
    }),
  })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

describe('the chooser', () => {
  it('says that it is a test, and offers accounts, another address and a way back', async () => {
    const given = await sandbox.authorize(request())
    expect(given).toMatchObject({ kind: 'page', status: 200 })
    const html = given.kind === 'page' ? given.html : ''
    for (const words of ['Test mode.', 'This is not Google.', WREN, 'Another address', 'Cancel'])
      expect(html).toContain(words)
  })

  it('shows what it was sent as text, whatever it is', async () => {
    const given = await sandbox.authorize(request({ state: '"><script>alert(1)</script>' }))
    expect(given.kind === 'page' ? given.html : '').not.toContain('<script>')
  })

  it.each([
    ['no client', { client_id: undefined }],
    ['an unknown client', { client_id: 'someone' }],
    ['another site to lead back to', { redirect_uri: 'https://evil.example/' }],
    ['another site at our path', { redirect_uri: `https://evil.example${GOOGLE_CALLBACK_PATH}` }],
    [
      'our site in a name',
      { redirect_uri: `http://localhost@evil.example${GOOGLE_CALLBACK_PATH}` },
    ],
    ['another page of ours', { redirect_uri: `${ORIGIN}/api/login` }],
    ['our page with more', { redirect_uri: `${ORIGIN}${GOOGLE_CALLBACK_PATH}?x=1` }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
    ['no state', { state: undefined }],
  ])('leads nobody anywhere with %s', async (_what, changed) => {
    expect(await sandbox.authorize({ ...request(changed), account: WREN })).toMatchObject({
      kind: 'page',
      status: 400,
    })
  })

  it.each([
    ['another flow', { response_type: 'token' }],
    ['no OpenID', { scope: 'email' }],
    ['no nonce', { nonce: undefined }],
    ['no PKCE', { code_challenge: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
  ])('gives no code with %s', async (_what, changed) => {
    const given = await answered({ ...request(changed), account: WREN })
    expect(given).toEqual(new URLSearchParams({ error: 'invalid_request', state: 'a-state' }))
  })

  it('asks again for what is no address', async () => {
    const given = await sandbox.authorize({ ...request(), account: 'wren' })
    expect(given).toMatchObject({ kind: 'page', status: 400 })
    expect(given.kind === 'page' && given.html).toContain('Please type an email address.')
  })
})

describe('a code', () => {
  it('is exchanged once, for a token signed with the published key', async () => {
    const code = await codeFor(WREN)
    const { status, body } = await exchange({ code })
    expect(status).toBe(200)
    const keys = await (await fetch(`${sandbox.issuer}/jwks`)).text()
    const { payload } = await jwtVerify(body.id_token, createLocalJWKSet(JSON.parse(keys)), {
      algorithms: ['RS256'],
      issuer: sandbox.issuer,
      audience: sandbox.clientId,
    })
    expect(payload).toMatchObject({
      email: WREN,
      email_verified: true,
      name: 'Wren Porter',
      nonce: 'a-nonce',
    })
    expect(await exchange({ code })).toMatchObject({ status: 400 })
  })

  it('stands for the same subject each time', async () => {
    const subjects = await Promise.all(
      [1, 2].map(async () => {
        const { body } = await exchange({ code: await codeFor('typed@example.com') })
        return JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString()).sub
      }),
    )
    expect(subjects[0]).toMatch(/^\d{19,21}$/)
    expect(subjects[0]).toBe(subjects[1])
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another secret', { client_secret: 'guessed' }],
    ['another page to lead back to', { redirect_uri: `http://127.0.0.1:1${GOOGLE_CALLBACK_PATH}` }],
    ['another grant', { grant_type: 'password' }],
    ['another code', { code: 'guessed' }],
  ])('is worth nothing with %s', async (_what, changed) => {
    const code = await codeFor(WREN)
    expect(await exchange({ code, ...changed })).toEqual({
      status: 400,
      body: { error: 'invalid_grant' },
    })
  })

  it('is worth nothing after a minute', async () => {
    const code = await codeFor(WREN)
    nowMs += 60_000
    expect(await exchange({ code })).toMatchObject({ status: 400 })
  })
})

describe('in the shop', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await testApp({ hasGoogle: true })
  })
  afterAll(() => shop.close())

  it('has a policy of its own, and is found only where it is on', async () => {
    const shown = await shop.app.inject(SANDBOX_GOOGLE_PATH)
    expect(shown.statusCode).toBe(400)
    expect(shown.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    const plain = await testApp()
    expect((await plain.app.inject(SANDBOX_GOOGLE_PATH)).statusCode).toBe(404)
    await plain.close()
  })
})
