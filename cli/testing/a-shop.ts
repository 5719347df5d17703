import { routes } from '#contract/routes.ts'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

export const ALL_SCOPES: TokenScope[] = ['listings:read', 'listings:write', 'batches']

/** A running server with a seller whose programs call it. */
export async function aRunningShop() {
  const shop = await testApp({ writer: 'configured' })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  return { shop, url: shop.app.listeningOrigin, close: () => shop.close() }
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
