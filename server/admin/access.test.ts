import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

async function setAdmin(email: string, isAdmin: boolean): Promise<void> {
  await shop.db.updateTable('users').set({ isAdmin }).where('email', '=', email).execute()
}
