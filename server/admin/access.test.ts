import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_SIGN_IN_AGAIN, adminRoutes } from '#contract/admin.ts'
import { checkoutRoutes } from '#contract/checkout.ts'
import { routes } from '#contract/routes.ts'
import type { Route } from '#contract/route.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let member: Caller
let admin: Caller
let dismissed: Caller
beforeAll(async () => {
  shop = await testApp({ sellsCredits: true })
  member = await shop.signIn('member@example.com')
  admin = await anAdmin(shop)
  dismissed = await anAdmin(shop, 'dismissed@example.com')
})
afterAll(() => shop.close())

const guarded = Object.values<Route>(routes).filter((route) => route.access === 'admin')

/** A body that no schema takes: whoever learns that was let in. */
const send = ({ method, path }: Route, token?: string) =>
  shop.app.inject({
    method,
    url: `${path}?limit=wrong`,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { payload: '{"credits":' }),
  })

it('guards every address below /api/admin', () => {
  const below = Object.values<Route>(routes).filter(({ path }) => path.startsWith('/api/admin'))
  expect(below).toEqual(guarded)
  expect(guarded.length).toBeGreaterThanOrEqual(8)
})

describe.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_name, route) => {
    it('refuses nobody and everybody before it reads what they sent', async () => {
      const nobody = await send(route)
      expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'not_signed_in'])
      const user = await send(route, member.token)
      expect([user.statusCode, user.json().code]).toEqual([403, 'forbidden'])
    })

    it('lets an admin in', async () => {
      expect([401, 403]).not.toContain((await send(route, admin.token)).statusCode)
    })

    it('refuses an admin from the moment the right is taken away, with the same token', async () => {
      await setAdmin('dismissed@example.com', true)
      expect((await send(route, dismissed.token)).statusCode).not.toBe(403)
      await setAdmin('dismissed@example.com', false)
      expect((await send(route, dismissed.token)).statusCode).toBe(403)
    })
  },
)

describe('what moves money or rights', () => {
  const wish = { paymentIntentId: 'pi_unknown' }
  let other: Caller
  beforeAll(async () => {
    other = await shop.signIn('other@example.com')
  })

  it.each([
    ['a refund', checkoutRoutes.refund, wish],
    ['credits', adminRoutes.setCredits, { credits: 999 }],
    ['a suspension', adminRoutes.setSuspension, { reason: 'Because.' }],
  ] as const)('wants an admin who signed in within ten minutes: %s', async (_what, route, body) => {
    const { id: userId } = (await other.call(routes.currentUser)).answer()
    const act = () => admin.call<Route>(route, { params: { userId }, body })
    const before = await traces(userId)
    shop.clock.advance(11 * 60)
    const refused = await act()
    shop.clock.advance(-11 * 60)
    expect([refused.status, refused.problem().code]).toEqual([403, 'sign_in_again'])
    expect(refused.problem().detail).toBe(ADMIN_SIGN_IN_AGAIN)
    expect(await traces(userId)).toEqual(before)
    shop.clock.advance(9 * 60)
    const taken = await act()
    shop.clock.advance(-9 * 60)
    expect(taken.status).not.toBe(403)
  })
})

/** What an admin's act would leave. */
async function traces(userId: string) {
  const user = shop.db.selectFrom('users').selectAll().where('id', '=', userId)
  return [
    await user.executeTakeFirstOrThrow(),
    await shop.db.selectFrom('auditLog').selectAll().execute(),
  ]
}

async function setAdmin(email: string, isAdmin: boolean): Promise<void> {
  await shop.db.updateTable('users').set({ isAdmin }).where('email', '=', email).execute()
}
