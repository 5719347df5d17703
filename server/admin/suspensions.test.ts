import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminRoutes } from '#contract/admin.ts'
import { checkoutRoutes } from '#contract/checkout.ts'
import { identityRoutes } from '#contract/identity.ts'
import { listingRoutes } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { aBrowser } from '#server/accounts/identity/testing/a-browser.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { type Caller, PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'

const REASON = 'Many accounts of one person.'
const SENTENCE = `This account is suspended: ${REASON} Please write to help@listwright.test.`

let shop: TestApp
let admin: Caller
let ana: Caller
let people = 0
let email = ''
let userId = ''
beforeAll(async () => {
  const environment = { SUPPORT_EMAIL: 'help@listwright.test' }
  shop = await testApp({ sellsCredits: true, hasGoogle: true, environment })
  admin = await anAdmin(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  people += 1
  email = `ana${people}@example.com`
  ana = await shop.signIn(email)
  userId = (await ana.call(routes.currentUser)).answer().id
})

const set = (reason: string | null, id = userId) =>
  admin.call(adminRoutes.setSuspension, { params: { userId: id }, body: { reason } })
const signIn = () =>
  shop.visitor.call(identityRoutes.signIn, { body: { email, password: PASSWORD } })

describe('a suspended account', () => {
  it('can neither write nor buy nor sign in, and is told why and whom to ask', async () => {
    expect((await set(REASON)).answer().suspension).toMatchObject({ reason: REASON })
    const refused = [
      await ana.call(routes.currentUser),
      await ana.call(listingRoutes.generateListing, { body: aGeneratorInput() }),
      await ana.call(checkoutRoutes.createPaymentIntent, { body: {} }),
      await signIn(),
    ]
    for (const answer of refused) {
      expect(answer.status).toBe(403)
      expect(answer.problem()).toMatchObject({ code: 'account_suspended', detail: SENTENCE })
    }
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
    const sessions = shop.db.selectFrom('sessions').selectAll()
    expect(JSON.stringify(await sessions.execute())).not.toContain(userId)
  })

  it('is itself again once that is lifted, with all it had', async () => {
    await set(REASON)
    expect((await set(null)).answer().suspension).toBeNull()
    expect((await signIn()).status).toBe(200)
    const again = shop.db.selectFrom('users').select('credits').where('id', '=', userId)
    expect((await again.executeTakeFirstOrThrow()).credits).toBe(10)
  })

  it('is written down with its reason, once, as is its end', async () => {
    await set(REASON)
    await set(REASON)
    await set(null)
    await set(null)
    const lines = await shop.db
      .selectFrom('auditLog')
      .select(['action', 'detail'])
      .where('subjectId', '=', userId)
      .orderBy('id')
      .execute()
    expect(lines).toEqual([
      { action: 'account_suspended', detail: REASON },
      { action: 'suspension_lifted', detail: 'It may be used again' },
    ])
  })

  it('does not come in by Google either', async () => {
    const browser = aBrowser(shop.app)
    const address = `google${people}@example.com`
    await browser.signIn(address)
    await set(REASON, (await browser.currentUser()).answer().id)
    expect(await browser.signIn(address)).toBe('/signin?google=account_suspended')
    expect((await browser.mintToken()).status).toBe(401)
  })
})

it('suspends no admin, nobody unknown, and nobody without a reason', async () => {
  const { id } = (await admin.call(routes.currentUser)).answer()
  expect((await set(REASON, id)).problem().code).toBe('admin_not_suspended')
  expect((await set(REASON, 'nobody')).problem().code).toBe('user_not_found')
  expect((await set('  ')).status).toBe(400)
})
