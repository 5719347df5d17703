import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CheckedListing } from '#contract/checking.ts'
import { routes } from '#contract/routes.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp()
  ana = await shop.signIn('ana@example.com')
})
afterAll(() => shop.close())

const DISH = {
  title: 'Walnut Ring Dish, Small Wooden Jewelry Tray',
  description: 'A ring dish turned from walnut.\nSize: 10 cm across.\nFinished with beeswax.',
  tags: ['ring dish', 'walnut tray'],
} satisfies Partial<CheckedListing>

const check = (more: Partial<CheckedListing> = {}) =>
  ana.call(routes.checkListing, { body: { ...DISH, ...more } })
const states = async (more: Partial<CheckedListing> = {}) => {
  const { checks } = (await check(more)).answer()
  return new Map(checks.map(({ id, state, finding }) => [id, { state, finding }]))
}

it('says of each check how the listing stands, and by whose rule', async () => {
  const report = (await check()).answer()
  expect(report.of).toBe(10)
  expect(report.met).toBe(report.checks.filter(({ state }) => state === 'met').length)
  expect(report.checks.find(({ id }) => id === 'tag-count')).toMatchObject({
    state: 'open',
    finding: '2 of 13 tags are used.',
    source: { isRule: false, name: 'Etsy Keywords 101: use all 13 tags' },
  })
})

it('costs nothing, not even where nothing is left to pay with', async () => {
  const { id } = (await ana.call(routes.currentUser)).answer()
  const before = await shop.db.selectFrom('creditTransactions').select('id').execute()
  expect((await check()).status).toBe(200)
  expect(await shop.db.selectFrom('creditTransactions').select('id').execute()).toEqual(before)
  expect(await shop.db.selectFrom('creditHolds').select('id').execute()).toEqual([])
  expect(
    await shop.db.selectFrom('listings').select('id').where('userId', '=', id).execute(),
  ).toEqual([])
})

it('holds title and tags against the description', async () => {
  expect((await states()).get('truth')?.state).toBe('met')
  const sterling = await states({ title: 'Sterling Silver Ring Dish' })
  expect(sterling.get('truth')).toMatchObject({ state: 'open' })
})

it('holds everything against what is told of the item, where something is', async () => {
  const said = { productType: 'A ring dish of oak, 8 cm across.', keywords: 'oak ring dish' }
  expect((await states(said)).get('truth')).toMatchObject({
    state: 'open',
    finding: expect.stringContaining('10'),
  })
})

it('reports what the marketplace would refuse, in place of refusing it', async () => {
  const found = await states({ title: 'Walnut '.repeat(40), tags: ['a tag of many more letters'] })
  expect(found.get('title-form')?.state).toBe('open')
  expect(found.get('tag-form')?.state).toBe('open')
})

it('reads the longest description in a thread of its own', async () => {
  const description = 'A ring dish turned from walnut, 10 cm across.\n'.repeat(430)
  expect((await check({ description })).status).toBe(200)
})

it.each([
  [{ title: '' }, 'Title is required'],
  [{ tags: Array.from({ length: 101 }, (_, n) => `tag ${n}`) }, 'At most 100 tags can be checked'],
  [{ description: 'x'.repeat(20_001) }, 'Description must be at most 20000 characters'],
])('refuses %j', async (wrong, sentence) => {
  const refused = await check(wrong)
  expect([refused.status, refused.problem().detail]).toEqual([400, sentence])
})

it('calls a thing what its title calls it, whether or not the text begins with a greeting', async () => {
  const cover = {
    title: 'Refillable Leather Journal Cover, A5 Notebook Holder',
    tags: ['a5 notebook cover', 'bullet journal'],
    altText: 'A cover',
  }
  const text = 'This journal cover is stitched by hand of full grain leather. It is 22 cm high.'
  const falseTags = async (description: string) => {
    const { faults } = (await check({ ...cover, description })).answer()
    return faults
      .filter(({ text: told }) => told.includes('is false'))
      .map(({ text: told }) => told)
  }
  const found = await falseTags(text)
  expect(found).toHaveLength(1)
  expect(await falseTags(`Hello and welcome to my little workshop!!\n\n${text}`)).toEqual(found)
})

it('asks for no focus keyword at the front of a title, where one of its tags is seen', async () => {
  const title = 'Small Wooden Jewelry Tray of Walnut, a Ring Dish'
  const front = await states({ title, tags: ['ring dish', 'oval dish'] })
  expect(front.get('title-keywords')?.finding).not.toContain('focus keyword comes later')
})
