import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCESS_TOKEN, type AccessTokenBody } from '#contract/access-tokens/access-tokens.ts'
import { adminRoutes } from '#contract/admin.ts'
import { identityRoutes } from '#contract/identity.ts'
import { RETENTION } from '#contract/retention.ts'
import { routes } from '#contract/routes.ts'
import { sweepExpired } from '#server/assembly/upkeep.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { callAs, type Caller, PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'
import { makeAccessToken } from './access-tokens.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

let shop: TestApp
let people = 0
let email = ''
let ana: Caller
beforeAll(async () => {
  shop = await testApp({
    environment: { GENERATIONS_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.1' },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  email = `ana${(people += 1)}@example.com`
  ana = await shop.signIn(email)
})

const make = (body: Partial<AccessTokenBody> = {}, caller: Caller = ana) =>
  caller.call(routes.makeAccessToken, {
    body: { name: 'Laptop', scopes: ['listings:read'], ...body },
  })
const end = (id: string, caller: Caller = ana) =>
  caller.call(routes.endAccessToken, { params: { id } })
const list = async () => (await ana.call(routes.listAccessTokens)).answer()
const withToken = (token: string) => callAs(shop.app, { authorization: `Bearer ${token}` })
const isLetIn = async (token: string) => (await withToken(token)(routes.listListings)).status
const signIn = () =>
  shop.visitor.call(identityRoutes.signIn, { body: { email, password: PASSWORD } })
const usedAt = async () => Date.parse((await list())[0]?.lastUsedAt ?? '')
const newAdmin = () => anAdmin(shop, `admin${people}@example.com`)
const idOf = async (caller: Caller) => (await caller.call(routes.currentUser)).answer().id

describe('making a token', () => {
  it('answers it this once, in a form that scanners know, and keeps only its hash', async () => {
    const made = (await make({ scopes: ['listings:read', 'batches'], days: 30 })).answer()
    expect(made.token).toMatch(/^lw_[0-9a-f]{64}$/)
    const { token, ...shown } = made
    expect(await list()).toEqual([shown])
    expect(shown).toMatchObject({
      name: 'Laptop',
      ending: token.slice(-4),
      scopes: ['listings:read', 'batches'],
      lastUsedAt: null,
    })
    expect(Date.parse(shown.expiresAt) - Date.parse(shown.createdAt)).toBe(30 * DAY * 1000)
    const { rows } = await sql`SELECT t::text FROM access_tokens t`.execute(shop.db)
    expect(JSON.stringify(rows)).not.toContain(token.slice(3, -4))
    expect((await ana.call(routes.exportAccount)).text).not.toContain(token.slice(3, -4))
  })

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
    [{ scopes: [] }, 'Please choose what the token may do'],
    [{ scopes: ['batches', 'batches'] }, 'A scope may appear only once'],
    [{ scopes: ['admin'] }, 'A scope must be listings:read, listings:write or batches'],
    [{ days: 3650 }, 'Days must be 30, 90 or 365'],
  ])('refuses %j', async (wrong, sentence) => {
    const payload = { name: 'Laptop', scopes: ['batches'], ...wrong }
    const headers = { authorization: `Bearer ${ana.token}` }
    const url = routes.makeAccessToken.path
    const refused = await shop.app.inject({ method: 'POST', url, headers, payload })
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([400, sentence])
    expect(await list()).toEqual([])
  })

  it('wants a sign-in of the last ten minutes, as revoking one does', async () => {
    const { id, token } = (await make()).answer()
    shop.clock.advance(11 * MINUTE)
    for (const refused of [await make(), await end(id)]) {
      expect(refused.status).toBe(403)
      expect(refused.problem().code).toBe('sign_in_again')
      expect(refused.problem().detail).toContain('Access tokens are made and revoked')
    }
    expect(await list()).toHaveLength(1)
    expect(await isLetIn(token)).toBe(200)
  })

  it('is refused where the session has ended meanwhile, by a new password or a suspension', async () => {
    const user = (await ana.call(routes.currentUser)).answer()
    const actor = { ...user, authTime: shop.clock.now(), sessionId: 'ended' }
    const body: AccessTokenBody = { name: 'Late', scopes: ['batches'], days: 90 }
    await expect(makeAccessToken(shop, actor, body)).rejects.toThrow('not_signed_in')
    expect(await list()).toEqual([])
  })

  it('ends at twenty, however many are made at once', async () => {
    await idOf(ana)
    const wanted = Array.from({ length: ACCESS_TOKEN.max + 5 }, () => make())
    const statuses = (await Promise.all(wanted)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(ACCESS_TOKEN.max)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    expect(await list()).toHaveLength(ACCESS_TOKEN.max)
  })
})

describe('calling with a token', () => {
  it('is calling as its owner, and is noted to the minute', async () => {
    const { token } = (await make({ scopes: ['listings:read', 'listings:write'] })).answer()
    const call = withToken(token)
    const written = (await call(routes.generateListing, { body: aGeneratorInput() })).answer()
    expect((await ana.call(routes.listListings)).answer().map(({ id }) => id)).toEqual([written.id])
    expect(await ana.credits()).toBe(9)
    const first = await usedAt()
    expect(Math.abs(first - shop.clock.now().getTime())).toBeLessThan(10_000)
    await call(routes.listListings)
    expect(await usedAt()).toBe(first)
    shop.clock.advance(2 * MINUTE)
    await call(routes.listListings)
    expect(await usedAt()).toBeGreaterThan(first)
  })

  it('meets the limits of its owner', async () => {
    const { token } = (await make({ scopes: ['listings:write'] })).answer()
    // Somebody from outside: at home nothing is counted.
    const asked = { body: aGeneratorInput(), headers: { 'x-forwarded-for': '203.0.113.1' } }
    const statuses: number[] = []
    for (const bearer of [token, ana.token, token, token])
      statuses.push((await withToken(bearer)(routes.generateListing, asked)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('is refused where nothing is left to pay with, and costs nothing', async () => {
    const { token } = (await make({ scopes: ['listings:write'] })).answer()
    const userId = await idOf(ana)
    const body = { credits: 0 }
    const admin = await newAdmin()
    await admin.call(adminRoutes.setCredits, { params: { userId }, body })
    const refused = await withToken(token)(routes.generateListing, { body: aGeneratorInput() })
    expect(refused.problem().code).toBe('insufficient_credits')
    expect(await ana.credits()).toBe(0)
  })

  it('shows others nothing, and finds nothing of theirs', async () => {
    const ben = await shop.signIn(`ben${people}@example.com`)
    const { id } = (await ben.call(routes.generateListing, { body: aGeneratorInput() })).answer()
    const { token } = (await make()).answer()
    expect((await withToken(token)(routes.listListings)).answer()).toEqual([])
    expect((await withToken(token)(routes.getListing, { params: { id } })).status).toBe(404)
  })

  it('signs nobody in', async () => {
    const { token } = (await make()).answer()
    const synced = await shop.visitor.call(routes.syncLocal, { body: { idToken: token } })
    expect(synced.problem().code).toBe('not_for_tokens')
    const minted = await withToken(token)(identityRoutes.mintToken)
    expect(minted.status).toBe(401)
  })

  it('is refused by one that is not quite a token', async () => {
    const { token } = (await make()).answer()
    const last = token.endsWith('0') ? '1' : '0'
    const wrong = [token.slice(0, -1) + last, token.slice(0, -1), `${token}0`, token.toUpperCase()]
    for (const bad of [...wrong, 'lw_', `lw_${'0'.repeat(64)}`])
      expect(await isLetIn(bad), bad).toBe(401)
    const refused = await withToken(`lw_${'0'.repeat(64)}`)(routes.listListings)
    expect(refused.problem().code).toBe('token_refused')
    expect(refused.headers['www-authenticate']).toBe('Bearer')
  })
})

describe('a token ends', () => {
  it('at once when it is revoked, and no other with it', async () => {
    const [one, other] = [(await make()).answer(), (await make({ name: 'Other' })).answer()]
    expect((await end(one.id)).status).toBe(204)
    expect(await isLetIn(one.token)).toBe(401)
    expect(await isLetIn(other.token)).toBe(200)
    expect((await end(one.id)).problem().code).toBe('token_not_found')
    expect((await list()).map(({ name }) => name)).toEqual(['Other'])
  })

  it('when its days are over; it is listed for a while yet', async () => {
    const { token } = (await make({ days: 30 })).answer()
    shop.clock.advance(30 * DAY - MINUTE)
    expect(await isLetIn(token)).toBe(200)
    shop.clock.advance(MINUTE)
    expect(await isLetIn(token)).toBe(401)
    ana = await freshAna()
    await sweepExpired(shop.db, shop.clock.now())
    expect(await list()).toHaveLength(1)
    shop.clock.advance(RETENTION.expiredTokenDays * DAY + MINUTE)
    await sweepExpired(shop.db, shop.clock.now())
    ana = await freshAna()
    expect(await list()).toEqual([])
  })

  it('with the account', async () => {
    const { token } = (await make()).answer()
    expect((await ana.call(routes.deleteAccount)).status).toBe(204)
    expect(await isLetIn(token)).toBe(401)
  })

  it('with the password, whether it was forgotten or changed', async () => {
    const forgotten = (await make()).answer()
    shop.mails.length = 0
    await shop.visitor.call(identityRoutes.requestPasswordReset, { body: { email } })
    await expect.poll(() => shop.mails).toHaveLength(1)
    const link = /reset-password#([\w-]{43})/.exec(shop.mails[0]?.text ?? '')?.[1] ?? ''
    const reset = { token: link, newPassword: PASSWORD }
    expect((await shop.visitor.call(identityRoutes.resetPassword, { body: reset })).status).toBe(
      204,
    )
    expect(await isLetIn(forgotten.token)).toBe(401)

    ana = await freshAna()
    const changed = (await make()).answer()
    const body = { currentPassword: PASSWORD, newPassword: 'linen and beeswax' }
    expect((await ana.call(identityRoutes.changePassword, { body })).status).toBe(204)
    expect(await isLetIn(changed.token)).toBe(401)
  })

  it('with a suspension, and does not come back when that is lifted', async () => {
    const { token } = (await make()).answer()
    const params = { userId: await idOf(ana) }
    const admin = await newAdmin()
    await admin.call(adminRoutes.setSuspension, { params, body: { reason: 'Abuse.' } })
    expect(await isLetIn(token)).toBe(401)
    await admin.call(adminRoutes.setSuspension, { params, body: { reason: null } })
    expect(await isLetIn(token)).toBe(401)
  })

  it('is refused with the reason where somebody suspended their owner without ending it', async () => {
    const { token } = (await make()).answer()
    await shop.db
      .updateTable('users')
      .set({ suspensionReason: 'Abuse.', suspendedAt: shop.clock.now() })
      .where('id', '=', await idOf(ana))
      .execute()
    const refused = await withToken(token)(routes.listListings)
    expect(refused.problem()).toMatchObject({ code: 'account_suspended', status: 403 })
  })
})

/** The same person, signed in anew. */
async function freshAna(): Promise<Caller> {
  const cookie = String((await signIn()).headers['set-cookie']).split(';')[0] ?? ''
  const minted = await callAs(shop.app, { cookie })(identityRoutes.mintToken)
  const { token } = minted.answer()
  const call = callAs(shop.app, { authorization: `Bearer ${token}`, cookie })
  return { token, cookie, call, credits: () => ana.credits() }
}
