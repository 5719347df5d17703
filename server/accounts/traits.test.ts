import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { sweepExpired } from '#server/assembly/upkeep.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const YEAR_SECONDS = 366 * 24 * 60 * 60

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const traits = () =>
  shop.db.selectFrom('users').select(['signupIpAddress', 'browserFingerprint']).execute()

it('forgets after a year from where and with which browser an account was opened', async () => {
  const ana = await shop.signIn('ana@example.com')
  await ana.call(routes.sendFingerprint, { body: { fingerprint: 'first1' } })
  const known = [{ signupIpAddress: '127.0.0.1', browserFingerprint: 'first1' }]
  await sweepExpired(shop.db, shop.clock.now())
  expect(await traits()).toEqual(known)

  shop.clock.advance(YEAR_SECONDS)
  await sweepExpired(shop.db, shop.clock.now())
  expect(await traits()).toEqual([{ signupIpAddress: null, browserFingerprint: null }])
  shop.clock.advance(-YEAR_SECONDS)
})

it('learns nothing from the browser of today about an account that is older', async () => {
  const ben = await shop.signIn('ben@example.com')
  await ben.call(routes.currentUser)
  const createdAt = new Date('2020-01-01T00:00:00Z')
  await shop.db.updateTable('users').set({ createdAt }).execute()
  const sent = await ben.call(routes.sendFingerprint, { body: { fingerprint: 'later2' } })
  expect(sent.status).toBe(204)
  expect((await traits()).map((known) => known.browserFingerprint)).toEqual([null, null])
})
