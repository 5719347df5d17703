import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

export const ALL_SCOPES: TokenScope[] = ['listings:read', 'listings:write', 'batches']

/** A running server with a seller whose programs call it. */
async function aRunningShop() {
  const shop = await testApp({ writer: 'configured' })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  return { shop, url: shop.app.listeningOrigin, close: () => shop.close() }
}

/** A running shop for the tests of a file, with a new seller for each; its books are whole at the end. */
export function shopOfSellers() {
  let running: Awaited<ReturnType<typeof aRunningShop>>
  let people = 0
  let ana: Caller
  beforeAll(async () => {
    running = await aRunningShop()
  })
  afterAll(async () => {
    expect(await brokenInvariants(running.shop.db)).toEqual([])
    await running.close()
  })
  beforeEach(async () => {
    ana = await running.shop.signIn(`ana${(people += 1)}@example.com`)
  })
  return {
    get shop() {
      return running.shop
    },
    get url() {
      return running.url
    },
    get ana() {
      return ana
    },
  }
}

export async function tokenOf(
  seller: Pick<Caller, 'call'>,
  scopes: TokenScope[] = ALL_SCOPES,
): Promise<{ id: string; token: string }> {
  const body = { name: 'Test', scopes }
  return (await seller.call(routes.makeAccessToken, { body })).answer()
}

export async function setCredits(shop: TestApp, seller: Caller, credits: number): Promise<void> {
  const admin = await anAdmin(shop, `admin-${crypto.randomUUID()}@example.com`)
  const { id } = (await seller.call(routes.currentUser)).answer()
  const given = await admin.call(routes.setCredits, { params: { userId: id }, body: { credits } })
  given.answer()
}
