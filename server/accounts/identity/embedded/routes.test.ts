import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'
import { AUDIENCE } from './embedded.ts'
import { ISSUER } from './issuer.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const signUp = (email: string, password = PASSWORD, headers = {}) =>
  shop.visitor.call(identityRoutes.signUp, { body: { email, password }, headers })
const signIn = (email: string, password = PASSWORD, headers = {}) =>
  shop.visitor.call(identityRoutes.signIn, { body: { email, password }, headers })

const tryFrom = async (remoteAddress: string) => {
  const payload = { email: 'many@example.com', password: PASSWORD }
  const request = { method: 'POST', url: identityRoutes.signUp.path, payload } as const
  return (await shop.app.inject({ ...request, remoteAddress })).statusCode
}

/** What takes both cookies away. */
const GONE = [
  expect.stringMatching(/^listwright-session=; Max-Age=0; /),
  expect.stringMatching(/^listwright-hint=; Max-Age=0; /),
]

describe('signing up', () => {
  it('opens an account and a session, and keeps neither password nor cookie readable', async () => {
    const signedUp = await signUp('  Ana@Example.com ')
    expect(signedUp.answer()).toEqual({ user: { email: 'ana@example.com', name: '' } })
    const [cookie = '', hint] = [signedUp.headers['set-cookie']].flat().map(String)
    expect(cookie).toMatch(
      /^listwright-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    // Of the same age, and for scripts to read.
    expect(hint).toBe('listwright-hint=1; Max-Age=2592000; Path=/; SameSite=Lax')
    const { password } = await shop.db
      .selectFrom('identityAccounts')
      .select('password')
      .executeTakeFirstOrThrow()
    expect(password).toMatch(/^\$argon2id\$v=19\$/)
    const sessions = JSON.stringify(await shop.db.selectFrom('sessions').selectAll().execute())
    expect(sessions).not.toContain(cookie.slice(19, 40))
  })

  it('refuses an address that has an account, and says what to do', async () => {
    await signUp('twice@example.com')
    const refused = await signUp('TWICE@example.com', 'another password')
    expect(refused.status).toBe(409)
    expect(refused.problem().detail).toBe(
      'An account with this email already exists. Please sign in instead.',
    )
    expect((await signIn('twice@example.com')).status).toBe(200)
  })

  it('makes one account of the same form sent twice at once', async () => {
    const both = await Promise.all([signUp('double@example.com'), signUp('double@example.com')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it.each([
    ['12345', 'Password must be at least 6 characters long.'],
    ['x'.repeat(129), 'Password must be at most 128 characters long.'],
  ])('refuses the password %j', async (password, sentence) => {
    const refused = await signUp('short@example.com', password)
    expect(refused.status).toBe(400)
    expect(refused.problem()).toMatchObject({
      detail: sentence,
      errors: [{ path: 'password', message: sentence }],
    })
  })

  it.each(['x'.repeat(128), 'only letters', '7351902', 'ключ от мастерской', '🏺🏺🏺🏺🏺🏺'])(
    'takes the password %j, whatever it is made of',
    async (password) => {
      const email = `${crypto.randomUUID()}@example.com`
      expect((await signUp(email, password)).status).toBe(200)
      expect((await signIn(email, password)).status).toBe(200)
    },
  )

  it.each(['', 'ana', 'ana@', `${'a'.repeat(250)}@example.com`])(
    'refuses the address %j',
    async (email) => {
      expect((await signUp(email)).status).toBe(400)
    },
  )
})

describe('signing in', () => {
  it('or signing up leaves no session of the same browser behind', async () => {
    const ana = await shop.signIn('before@example.com')
    await ana.call(identityRoutes.signUp, {
      body: { email: 'after@example.com', password: PASSWORD },
    })
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
  })

  it('answers a wrong address and a wrong password alike', async () => {
    await signUp('known@example.com')
    const wrongPassword = await signIn('known@example.com', 'wrong password')
    const wrongAddress = await signIn('unknown@example.com', 'wrong password')
    expect(wrongPassword.status).toBe(401)
    expect(wrongAddress.status).toBe(401)
    expect(wrongAddress.text).toBe(wrongPassword.text)
    expect(wrongPassword.problem().code).toBe('wrong_credentials')
    expect(wrongPassword.headers['set-cookie']).toBeUndefined()
  })

  it('takes as long for an unknown address as for a wrong password', async () => {
    await signUp('timing@example.com')
    const known: number[] = []
    const unknown: number[] = []
    for (let n = 0; n < 9; n += 1) {
      known.push(await elapsedMs(() => signIn('timing@example.com', `wrong ${n}`)))
      unknown.push(await elapsedMs(() => signIn(`nobody${n}@example.com`, 'wrong')))
    }
    // Hashing takes ten times as long as all the rest: were it left out, it would show.
    const ratio = Math.min(...known) / Math.min(...unknown)
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })

  it('ends the session that the browser had before', async () => {
    const ana = await shop.signIn('anew@example.com')
    await ana.call(identityRoutes.signIn, {
      body: { email: 'anew@example.com', password: PASSWORD },
    })
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
    expect((await ana.call(routes.currentUser)).status).toBe(401)
  })

  it('gives each session a secret of its own', async () => {
    await signUp('fresh@example.com')
    const cookies = await Promise.all([signIn('fresh@example.com'), signIn('fresh@example.com')])
    expect(new Set(cookies.map(({ headers }) => String(headers['set-cookie']))).size).toBe(2)
  })
})

describe('guessing', () => {
  it('ends after ten wrong passwords, even all at once, and says when to come back', async () => {
    await signUp('guessed@example.com')
    const guesses = Array.from({ length: 30 }, (_, n) => signIn('guessed@example.com', `no ${n}`))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)

    const locked = await signIn('guessed@example.com')
    expect(locked.problem().code).toBe('too_many_guesses')
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
    shop.clock.advance(15 * 60)
    expect((await signIn('guessed@example.com')).status).toBe(200)
  })

  it('is limited for addresses without an account in the same way', async () => {
    const guesses = Array.from({ length: 12 }, () => signIn('nobody@example.com', 'no'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})

it('counts sign-ups from one address, but not on the own machine', async () => {
  // An address that is taken counts as well, and is cheaper to test than a new account.
  expect(await tryFrom('127.0.0.1')).toBe(200)
  const away: number[] = []
  for (let n = 0; n < 22; n += 1) away.push(await tryFrom('203.0.113.7'))
  expect(away).toEqual([...Array.from({ length: 20 }, () => 409), 429, 429])
  for (let n = 0; n < 22; n += 1) expect(await tryFrom('127.0.0.1')).toBe(409)
})

describe('the ID token', () => {
  it('is signed by a published key and says what a hosted provider would', async () => {
    const { token } = await shop.signIn('token@example.com')
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
    const payload = decodeJwt(token)
    expect(payload).toMatchObject({
      // Not the site's address: a site that moves keeps its people.
      iss: ISSUER,
      aud: AUDIENCE,
      email: 'token@example.com',
      email_verified: false,
      name: 'Ana Maria Silva',
      picture: null,
      has_password: true,
      auth_time: expect.any(Number),
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)

    const published = (await shop.visitor.call(identityRoutes.publicKeys)).answer()
    expect(JSON.stringify(published)).not.toMatch(/"(d|p|q)":/)
    const verified = await jwtVerify(token, createLocalJWKSet(published))
    expect(verified.payload).toEqual(payload)
  })

  it('keeps the time of signing in when it is renewed', async () => {
    const ana = await shop.signIn('renew@example.com')
    shop.clock.advance(600)
    const again = (await ana.call(identityRoutes.mintToken)).answer().token
    expect(decodeJwt(again)['auth_time']).toBe(decodeJwt(ana.token)['auth_time'])
    expect(decodeJwt(again).iat).toBeGreaterThan(decodeJwt(ana.token).iat ?? 0)
  })

  it('is not minted without a session', async () => {
    const headers = { cookie: 'listwright-session=made-up' }
    expect((await shop.visitor.call(identityRoutes.mintToken)).status).toBe(401)
    const refused = await shop.visitor.call(identityRoutes.mintToken, { headers })
    expect([refused.status, refused.headers['set-cookie']]).toEqual([401, GONE])
  })

  it('lets a session that is used last on, and its cookies with it', async () => {
    const ana = await shop.signIn('daily@example.com')
    const day = 24 * 60 * 60
    expect((await ana.call(identityRoutes.mintToken)).headers['set-cookie']).toBeUndefined()
    shop.clock.advance(20 * day)
    const { headers } = await ana.call(identityRoutes.mintToken)
    expect(headers['set-cookie']).toEqual([
      expect.stringContaining(`${ana.cookie}; Max-Age=2592000`),
      expect.stringContaining('listwright-hint=1; Max-Age=2592000'),
    ])
    shop.clock.advance(20 * day)
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(200)
    shop.clock.advance(31 * day)
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
    shop.clock.advance(-71 * day)
  })

  it('lets no session on for longer than 90 days, however often it is used', async () => {
    const ana = await shop.signIn('always@example.com')
    const day = 24 * 60 * 60
    for (const days of [20, 20, 20, 20, 9]) {
      shop.clock.advance(days * day)
      expect((await ana.call(identityRoutes.mintToken)).status).toBe(200)
    }
    shop.clock.advance(day)
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
    shop.clock.advance(-90 * day)
  })
})

describe('signing out', () => {
  it('ends the session and every token it minted, at once', async () => {
    const ana = await shop.signIn('out@example.com')
    expect((await ana.call(routes.currentUser)).status).toBe(200)
    const out = await ana.call(identityRoutes.signOut)
    expect(out.status).toBe(204)
    expect(out.headers['set-cookie']).toEqual(GONE)
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
    expect((await ana.call(routes.currentUser)).status).toBe(401)
  })

  it('leaves the other browsers of the same person signed in', async () => {
    const ana = await shop.signIn('two@example.com')
    const second = await signIn('two@example.com')
    const cookie = String(second.headers['set-cookie'])
    await shop.visitor.call(identityRoutes.signOut, { headers: { cookie } })
    expect((await ana.call(routes.currentUser)).status).toBe(200)
  })
})

describe('another site', () => {
  it.each(['https://evil.example', 'null', 'http://localhost.evil.example:3000'])(
    'at %s signs nobody in, up or out',
    async (origin) => {
      const ana = await shop.signIn(`o${Math.random()}@example.com`)
      const headers = { origin }
      expect((await signIn('x@example.com', PASSWORD, headers)).status).toBe(403)
      expect((await signUp('x@example.com', PASSWORD, headers)).status).toBe(403)
      expect((await ana.call(identityRoutes.signOut, { headers })).status).toBe(403)
      expect((await ana.call(routes.currentUser)).status).toBe(200)
    },
  )

  it('is not what this machine is under its other names', async () => {
    const headers = { origin: 'http://127.0.0.1:5173' }
    expect((await signUp('local@example.com', PASSWORD, headers)).status).toBe(200)
  })
})

it('uses a cookie that only https may carry where the site is https', async () => {
  const secure = await testApp({ environment: { PUBLIC_URL: 'https://shop.example' } })
  const body = { email: 'ana@example.com', password: PASSWORD }
  const { headers } = await secure.visitor.call(identityRoutes.signUp, { body })
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-listwright-session=.*; Path=\/; .*; Secure$/),
    expect.stringMatching(/^__Host-listwright-hint=1; .*; Path=\/; .*; Secure$/),
  ])
  await secure.close()
})

async function elapsedMs(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}
