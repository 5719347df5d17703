import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminRoutes, type DuplicateTrait, MEMBERS_SHOWN } from '#contract/admin.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

const { adminOverview, listAuditLines, listDuplicates, setCredits } = adminRoutes

let shop: TestApp
let admin: Caller
beforeAll(async () => {
  shop = await testApp()
  admin = await anAdmin(shop)
})
afterAll(() => shop.close())

const from = (signupIpAddress: string | null, browserFingerprint: string | null = null) =>
  aMember(shop.db, { signupIpAddress, browserFingerprint })

const duplicates = async (by: DuplicateTrait, more = '') => {
  const result = await admin.call(listDuplicates, { search: `?by=${by}${more}` })
  const groups = result.answer()
  return {
    groups,
    sizes: groups.map(({ value, size }) => [value, size]),
    link: result.headers['link'],
  }
}

it('begins with nothing but the admin', async () => {
  expect((await admin.call(adminOverview)).answer()).toEqual({
    users: 1,
    totalCredits: 10,
    duplicateGroups: 0,
    groupsBy: { signupIpAddress: 0, fingerprint: 0 },
    listings: 0,
  })
  expect((await duplicates('signupIpAddress')).groups).toEqual([])
})

it('counts users, credits and listings, and the larger of the two totals of groups', async () => {
  await from('203.0.113.1')
  await from('203.0.113.1')
  await from('203.0.113.2', 'same1')
  await from('203.0.113.2', 'same1')
  const last = await from('203.0.113.3', 'other')
  await aListing(shop.db, last.id)
  expect((await admin.call(adminOverview)).answer()).toEqual({
    users: 6,
    totalCredits: 59,
    duplicateGroups: 2,
    groupsBy: { signupIpAddress: 2, fingerprint: 1 },
    listings: 1,
  })
})

it('makes no group of what is unknown or empty', async () => {
  for (const nothing of [null, null, 'Unknown', 'Unknown', '', '']) await from(nothing, nothing)
  expect((await duplicates('signupIpAddress')).sizes).toEqual([
    ['203.0.113.1', 2],
    ['203.0.113.2', 2],
  ])
  expect((await duplicates('fingerprint')).sizes).toEqual([['same1', 2]])
})

it('lists the largest groups first, page by page', async () => {
  for (let count = 0; count < 3; count += 1) await from('203.0.113.3')
  const first = await duplicates('signupIpAddress', '&limit=2')
  expect(first.sizes).toEqual([
    ['203.0.113.3', 4],
    ['203.0.113.1', 2],
  ])
  const cursor = /&cursor=[\w-]+/.exec(String(first.link))?.[0] ?? ''
  const second = await duplicates('signupIpAddress', `&limit=2${cursor}`)
  expect(second.sizes).toEqual([['203.0.113.2', 2]])
  expect(second.link).toBeUndefined()
})

it('shows the newest members of a group and says how many there are', async () => {
  const members = []
  for (let count = 0; count < MEMBERS_SHOWN + 2; count += 1) members.push(await from(null, 'many'))
  const [group] = (await duplicates('fingerprint')).groups
  expect(group).toMatchObject({ value: 'many', size: MEMBERS_SHOWN + 2 })
  expect(group?.members).toHaveLength(MEMBERS_SHOWN)
  expect(members.map(({ id }) => id)).toContain(group?.members[0]?.id)
  expect(group?.members[0]).toMatchObject({ fingerprint: 'many', signupIpAddress: 'Unknown' })
})

it.each(['', '?by=email', '?by=fingerprint&cursor=x', '?by=fingerprint&limit=0'])(
  'refuses to group by %j',
  async (search) => {
    expect((await admin.call(listDuplicates, { search })).status).toBe(400)
  },
)

it('tells what admins did page by page, newest first', async () => {
  const { id } = await aMember(shop.db)
  for (const credits of [1, 2, 3])
    await admin.call(setCredits, { params: { userId: id }, body: { credits } })
  const first = await admin.call(listAuditLines, { search: '?limit=2' })
  expect(first.answer().map(({ detail }) => detail)).toEqual(['From 2 to 3', 'From 1 to 2'])
  const [, search = ''] = /<[^?]*(\?[^>]*)>; rel="next"/.exec(String(first.headers['link'])) ?? []
  const second = await admin.call(listAuditLines, { search })
  expect(second.answer().map(({ detail }) => detail)).toEqual(['From 10 to 1'])
})
