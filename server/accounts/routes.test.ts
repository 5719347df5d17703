import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const userByEmail = (email: string) =>
  shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('the first call of a person', () => {
  it('opens the account with ten credits, whichever call it is', async () => {
    const ana = await shop.signIn('first@example.com')
    expect((await ana.call(routes.listFooters)).status).toBe(200)
    expect(await ana.credits()).toBe(10)
  })

  it('opens one account when fifty calls arrive at once', async () => {
    const ana = await shop.signIn('rush@example.com')
    const calls = Array.from({ length: 50 }, () => ana.call(routes.currentUser))
    const ids = (await Promise.all(calls)).map((result) => result.answer().id)
    expect(new Set(ids).size).toBe(1)

    const entries = await shop.db
      .selectFrom('creditTransactions')
      .select(['type', 'amount'])
      .where('userId', '=', ids[0] ?? '')
      .orderBy('seq')
      .execute()
    expect(entries).toEqual([
      { type: 'free_plan', amount: 5 },
      { type: 'welcome_bonus', amount: 5 },
    ])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  it('takes the name from the token', async () => {
    const ana = await shop.signIn('named@example.com')
    expect((await ana.call(routes.currentUser)).answer()).toMatchObject({
      email: 'named@example.com',
      firstName: 'Ana',
      lastName: 'Maria Silva',
      isAdmin: false,
    })
  })

  it('is refused when the address belongs to someone who signs in another way', async () => {
    const { id } = await shop.db
      .insertInto('users')
      .values({
        id: 'other',
        identityIssuer: 'https://elsewhere.example',
        identitySubject: 'other',
        email: 'taken@example.com',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const thief = await shop.signIn('taken@example.com')
    const refused = await thief.call(routes.currentUser)
    expect(refused.status).toBe(409)
    expect(refused.problem().code).toBe('email_taken')
    expect((await userByEmail('taken@example.com')).id).toBe(id)
  })
})

describe('sync', () => {
  it('answers the account of the token in the body', async () => {
    const ana = await shop.signIn('sync@example.com')
    const synced = await shop.visitor.call(routes.syncLocal, { body: { idToken: ana.token } })
    expect(synced.answer().email).toBe('sync@example.com')
  })

  it.each([[{}], [{ idToken: '' }], [{ idToken: 'a.b.c' }]])(
    'refuses %j like any caller without a token',
    async (body) => {
      const refused = await shop.visitor.call(routes.syncLocal, { body })
      expect(refused.status).toBe(401)
      expect(refused.problem().code).toBe('not_signed_in')
    },
  )

  it('knows no other provider', async () => {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: {} })
    expect(answer.statusCode).toBe(404)
  })
})

describe('the current user', () => {
  it('holds nothing that only the admin may see', async () => {
    const ana = await shop.signIn('private@example.com')
    await ana.call(routes.sendFingerprint, { body: { fingerprint: 'abc123' } })
    await shop.db
      .updateTable('users')
      .set({ stripeCustomerId: 'cus_1' })
      .where('email', '=', 'private@example.com')
      .execute()
    const { text } = await ana.call(routes.currentUser)
    expect(Object.keys(JSON.parse(text))).toEqual([
      'id',
      'email',
      'firstName',
      'lastName',
      'profileImageUrl',
      'credits',
      'isAdmin',
      'isEmailConfirmed',
      'hasShopProfile',
      'usual',
      'createdAt',
      'updatedAt',
    ])
    expect(text).not.toMatch(/abc123|cus_1|127\.0\.0\.1/)
  })

  it('is an admin from the moment the database says so', async () => {
    const ana = await shop.signIn('admin@example.com')
    expect((await ana.call(routes.currentUser)).answer().isAdmin).toBe(false)
    await shop.db
      .updateTable('users')
      .set({ isAdmin: true })
      .where('email', '=', 'admin@example.com')
      .execute()
    expect((await ana.call(routes.currentUser)).answer().isAdmin).toBe(true)
  })

  it('is refused once the tokens of before are declared invalid', async () => {
    const ana = await shop.signIn('revoked@example.com')
    await ana.call(routes.currentUser)
    await shop.db
      .updateTable('users')
      .set({ tokensValidAfter: new Date(shop.clock.now().getTime() + 2000) })
      .where('email', '=', 'revoked@example.com')
      .execute()
    expect((await ana.call(routes.currentUser)).status).toBe(401)
  })
})

describe('the fingerprint', () => {
  it('is stored once: the first one stays', async () => {
    const ana = await shop.signIn('finger@example.com')
    const first = await ana.call(routes.sendFingerprint, { body: { fingerprint: 'first1' } })
    const second = await ana.call(routes.sendFingerprint, { body: { fingerprint: 'second2' } })
    expect([first.status, second.status]).toEqual([204, 204])
    expect((await userByEmail('finger@example.com')).browserFingerprint).toBe('first1')
  })

  it.each(['', 'a'.repeat(13), 'ABC', '<script>', 'a b'])('refuses %j', async (fingerprint) => {
    const ana = await shop.signIn(`f${Math.random()}@example.com`)
    const refused = await ana.call(routes.sendFingerprint, { body: { fingerprint } })
    expect(refused.status).toBe(400)
    expect(refused.problem().errors?.map((error) => error.path)).toEqual(['fingerprint'])
  })
})

describe('the address someone signed up from', () => {
  it('is the last hop that our own proxies do not vouch for, when there are any', async () => {
    const behind = await testApp({ environment: { TRUSTED_PROXIES: '10.0.0.0/8' } })
    const ana = await behind.signIn('proxied@example.com')
    await behind.app.inject({
      url: '/api/auth/user',
      headers: {
        authorization: `Bearer ${ana.token}`,
        'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2',
      },
      remoteAddress: '10.0.0.1',
    })
    const users = await behind.db.selectFrom('users').select('signupIpAddress').execute()
    expect(users).toEqual([{ signupIpAddress: '203.0.113.9' }])
    await behind.close()
  })

  it('is the socket, whatever a header says, and stays', async () => {
    const ana = await shop.signIn('address@example.com')
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'cf-connecting-ip': '6.6.6.6',
      'true-client-ip': '6.6.6.6',
    }
    await ana.call(routes.currentUser, { headers })
    expect((await userByEmail('address@example.com')).signupIpAddress).toBe('127.0.0.1')
    await shop.app.inject({
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${ana.token}` },
      remoteAddress: '203.0.113.9',
    })
    expect((await userByEmail('address@example.com')).signupIpAddress).toBe('127.0.0.1')
  })
})
