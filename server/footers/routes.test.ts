import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp()
  ana = await shop.signIn('ana@example.com')
})
afterAll(() => shop.close())

const create = async (name: string, content = 'Thank you!') =>
  (await ana.call(routes.createFooter, { body: { name, content } })).answer()
const stored = (id: string) =>
  shop.db.selectFrom('footers').selectAll().where('id', '=', id).executeTakeFirst()

it('keeps a footer, cleaned, for the person who wrote it', async () => {
  const footer = await create('  Care\u0000 ', 'Wash\r\nby hand.\u200B')
  expect(footer).toMatchObject({ name: 'Care', content: 'Wash\nby hand.' })
  const { id } = (await ana.call(routes.currentUser)).answer()
  expect(await stored(footer.id)).toMatchObject({ userId: id, name: 'Care' })
})

it('lists the newest first', async () => {
  const first = await create('First')
  const second = await create('Second')
  const names = (await ana.call(routes.listFooters)).answer().map((footer) => footer.id)
  expect(names.slice(0, 2)).toEqual([second.id, first.id])
})

it('changes what is named and nothing else', async () => {
  const { id } = await create('Old name', 'Old content')
  const changed = await ana.call(routes.updateFooter, { params: { id }, body: { name: 'New' } })
  expect(changed.answer()).toMatchObject({ id, name: 'New', content: 'Old content' })
  expect(await stored(id)).toMatchObject({ name: 'New', content: 'Old content' })
})

it('deletes, and brings back for whom it belongs to', async () => {
  const footer = await create('Gone')
  const params = { id: footer.id }
  expect((await ana.call(routes.deleteFooter, { params })).status).toBe(204)
  expect(await stored(footer.id)).toBeUndefined()
  const again = await ana.call(routes.deleteFooter, { params })
  expect(again.problem().code).toBe('footer_not_found')
  const ben = await shop.signIn('ben@example.com')
  const foreign = await ben.call(routes.restoreFooter, { params })
  expect(foreign.problem().code).toBe('footer_not_found')
  expect((await ana.call(routes.restoreFooter, { params })).answer()).toEqual(footer)
})

it('does not overwrite what was changed in another tab', async () => {
  const { id, version } = await create('Care')
  const save = (name: string) =>
    ana.call(routes.updateFooter, {
      params: { id },
      headers: { 'if-match': `"${version}"` },
      body: { name },
    })
  expect((await save('From one tab')).answer()).toMatchObject({ version: 2 })
  expect((await save('From another tab')).problem()).toMatchObject({
    status: 412,
    code: 'footer_changed',
  })
  expect(await stored(id)).toMatchObject({ name: 'From one tab' })
})

it.each([
  [{ content: 'C' }, 'name', 'Name is required'],
  [{ name: ' ', content: 'C' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(51), content: 'C' }, 'name', 'Name must be less than 50 characters'],
  [{ name: 'N' }, 'content', 'Content is required'],
  [
    { name: 'N', content: 'x'.repeat(1001) },
    'content',
    'Content must be less than 1000 characters',
  ],
])('refuses %j and says why', async (payload, path, message) => {
  const headers = { authorization: `Bearer ${ana.token}` }
  const before = (await ana.call(routes.listFooters)).answer().length
  const refused = await shop.app.inject({ method: 'POST', url: '/api/footers', headers, payload })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', errors: [{ path, message }] })
  expect((await ana.call(routes.listFooters)).answer()).toHaveLength(before)
})

it('refuses to change a field it does not know', async () => {
  const { id } = await create('Mine')
  const refused = await shop.app.inject({
    method: 'PATCH',
    url: `/api/footers/${id}`,
    headers: { authorization: `Bearer ${ana.token}` },
    payload: { name: 'New', userId: 'someone' },
  })
  expect(refused.json().errors).toEqual([
    { path: 'userId', message: 'There is no field userId to be set here.' },
  ])
  expect((await stored(id))?.name).toBe('Mine')
})

it('puts one footer under every new listing, or none', async () => {
  const first = await create('First')
  const second = await create('Second')
  const choose = async (footerId: string | null) =>
    ana.call(routes.chooseUsualFooter, { body: { footerId } })
  const usual = async () =>
    (await ana.call(routes.listFooters)).answer().flatMap(({ id, isUsual }) => (isUsual ? id : []))
  expect(await usual()).toEqual([])
  await choose(first.id)
  expect(await usual()).toEqual([first.id])
  await choose(second.id)
  expect(await usual()).toEqual([second.id])
  const params = { id: second.id }
  const renamed = await ana.call(routes.updateFooter, { params, body: { name: 'Renamed' } })
  expect(renamed.answer()).toMatchObject({ name: 'Renamed', isUsual: true })
  await ana.call(routes.deleteFooter, { params })
  expect(await usual()).toEqual([])
  expect((await ana.call(routes.restoreFooter, { params })).answer().isUsual).toBe(true)
  await choose(null)
  expect(await usual()).toEqual([])
})

it('refuses to put somebody else’s footer under a listing', async () => {
  const { id } = await create('Mine')
  const ben = await shop.signIn('cleo@example.com')
  const refused = await ben.call(routes.chooseUsualFooter, { body: { footerId: id } })
  expect(refused.problem().code).toBe('footer_not_found')
})
