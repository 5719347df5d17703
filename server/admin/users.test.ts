import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminUser, adminRoutes, USER_SORTS, type UserSort } from '#contract/admin.ts'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { hold } from '#server/credits/ledger.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { aMember } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

const { listAuditLines, listUsers, setCredits } = adminRoutes

let shop: TestApp
let admin: Caller
beforeAll(async () => {
  shop = await testApp()
  admin = await anAdmin(shop)
  for (let place = 0; place < 12; place += 1)
    await aMember(shop.db, {
      id: `member-${place}`,
      email: `member-${String(place).padStart(2, '0')}@example.com`,
      credits: place % 4,
      // Several at one moment: the order must still be the same on every page.
      createdAt: new Date(Date.UTC(2025, 0, 1 + Math.floor(place / 3))),
      signupIpAddress: place === 7 ? '203.0.113.77' : null,
      browserFingerprint: place === 8 ? 'fp100_8' : null,
    })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const setTo = (userId: string, credits: number, expectedCredits?: number) =>
  admin.call(setCredits, {
    params: { userId },
    body: { credits, ...(expectedCredits !== undefined && { expectedCredits }) },
  })

const list = (query: Record<string, string>) =>
  admin.call(listUsers, { search: `?${new URLSearchParams(query).toString()}` })

/** The cursor in the header that names the next page. */
const cursorIn = ({ headers }: { headers: Record<string, unknown> }) =>
  /cursor=([\w-]+)/.exec(String(headers['link']))?.[1]

const first = async (sort: UserSort) => (await list({ sort, limit: '1' })).answer()[0]

const idsOf = (users: AdminUser[]) => users.map(({ id }) => id)

describe('the list of users', () => {
  it('is whole without parameters, newest first, with what the admin may see', async () => {
    const { text } = await admin.call(listUsers)
    const users: Record<string, unknown>[] = JSON.parse(text)
    expect(users).toHaveLength(13)
    expect(users[0]).toMatchObject({ email: 'admin@example.com', signupIpAddress: '127.0.0.1' })
    expect(users[1]).toEqual({
      id: 'member-9',
      email: 'member-09@example.com',
      credits: 1,
      createdAt: '2025-01-04T00:00:00.000Z',
      signupIpAddress: 'Unknown',
      fingerprint: null,
      suspension: null,
    })
  })

  it.each(USER_SORTS)('is the same in pages as in one piece, sorted by %s', async (sort) => {
    const whole = (await list({ sort })).answer()
    const paged: AdminUser[] = []
    let cursor: string | undefined
    do {
      const page = await list({ sort, limit: '5', ...(cursor && { cursor }) })
      paged.push(...page.answer())
      cursor = cursorIn(page)
    } while (cursor !== undefined)
    expect(idsOf(paged)).toEqual(idsOf(whole))
    expect(new Set(idsOf(paged)).size).toBe(13)
  })

  it('is sorted as asked', async () => {
    expect(await first('oldest')).toMatchObject({ createdAt: '2025-01-01T00:00:00.000Z' })
    expect(await first('email-desc')).toMatchObject({ email: 'member-11@example.com' })
    expect(await first('credits-desc')).toMatchObject({ email: 'admin@example.com' })
    expect(await first('credits-asc')).toMatchObject({ credits: 0 })
  })

  it.each([
    ['MEMBER-1', ['member-11', 'member-10']],
    [' 113.77 ', ['member-7']],
    ['fp100_', ['member-8']],
    ['100%', []],
    ['\u0000', null],
  ])('is searched by email, address and fingerprint for %j', async (search, found) => {
    const users = (await list({ search })).answer()
    if (found === null) expect(users).toHaveLength(13)
    else expect(idsOf(users).toSorted()).toEqual(found.toSorted())
  })

  it('refuses a page that no other page named', async () => {
    const ofAnotherList = cursorIn(await list({ limit: '1', sort: 'credits-asc' })) ?? ''
    for (const cursor of [ofAnotherList, 'nonsense'])
      expect((await list({ cursor })).status).toBe(400)
    for (const limit of ['0', '101', 'ten']) expect((await list({ limit })).status).toBe(400)
  })
})

describe('setting credits', () => {
  it('posts the difference as one entry with the admin who did it', async () => {
    const { id } = await aMember(shop.db, { credits: 3 })
    expect((await setTo(id, 25)).answer()).toMatchObject({ id, credits: 25 })
    const entries = await shop.db
      .selectFrom('creditTransactions')
      .select(['amount', 'type', 'actorId', 'balanceAfter'])
      .where('userId', '=', id)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
    const actorId = (await admin.call(routes.currentUser)).answer().id
    expect(entries).toEqual([{ amount: 22, type: 'admin_adjustment', actorId, balanceAfter: 25 }])
    const [line] = (await admin.call(listAuditLines)).answer()
    expect(line).toMatchObject({
      actor: 'admin@example.com',
      action: 'credits_set',
      subject: `${id}@example.com`,
      detail: 'From 3 to 25',
    })
  })

  it('leaves no trace when nothing changes', async () => {
    const { id } = await aMember(shop.db)
    const before = (await admin.call(listAuditLines)).answer().length
    expect((await setTo(id, 10)).answer().credits).toBe(10)
    expect((await admin.call(listAuditLines)).answer()).toHaveLength(before)
  })

  it('never goes below what is held for listings in writing', async () => {
    const { id } = await aMember(shop.db)
    await hold(shop.db, { userId: id, idempotencyKey: 'k', requestHash: 'h' })
    const refused = await setTo(id, 0)
    expect(refused.problem()).toMatchObject({ status: 409, code: 'credits_held' })
    expect((await setTo(id, 1)).answer().credits).toBe(1)
  })

  it('does not overwrite a balance that moved since the admin looked', async () => {
    const { id } = await aMember(shop.db)
    const refused = await setTo(id, 20, 9)
    expect(refused.problem()).toMatchObject({ status: 409, code: 'credits_moved' })
    expect(refused.problem().detail).toContain('moved to 10')
    expect((await setTo(id, 20, 10)).answer().credits).toBe(20)
  })

  it.each([-1, 1.5, 2_000_000_000, Number.MAX_SAFE_INTEGER, '5', null, undefined, true, [5]])(
    'refuses %j, which is no number of credits',
    async (credits) => {
      const refused = await shop.app.inject({
        method: 'PATCH',
        url: '/api/admin/users/member-1/credits',
        headers: { authorization: `Bearer ${admin.token}` },
        payload: { credits },
      })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().detail).toBe('Please enter a valid number for credits')
    },
  )

  it.each(['nobody', '%00', 'x'.repeat(99)])('knows no user %j', async (userId) => {
    expect((await setTo(userId, 5)).problem().code).toBe('user_not_found')
  })
})
