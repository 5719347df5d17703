import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aGeneratorInput, aListing, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import { type ListingWriter, NothingToWriteAbout } from './writer/writer.ts'

/** Does what the nickname asks for. */
const moodyWriter: ListingWriter = {
  name: 'composer',
  write: async ({ input }) => {
    if (input.listingTitle === 'nothing') throw new NothingToWriteAbout()
    if (input.listingTitle === 'broken') throw new Error('key sk-secret was refused')
    if (input.listingTitle === 'too long') return aWriting({ generatedTitle: 'x'.repeat(141) })
    return aWriting()
  },
}

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp({ writer: moodyWriter })
  ana = await shop.signIn('ana@example.com')
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const generate = (changed = {}) =>
  ana.call(routes.generateListing, { body: { ...aGeneratorInput(), ...changed } })
const stored = (id: string) =>
  shop.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirst()
const listingOf = async (caller: Caller) =>
  aListing(shop.db, (await caller.call(routes.currentUser)).answer().id)
const mine = () => listingOf(ana)

it('says what buyers will ask of as much as is told, for nothing', async () => {
  const before = await ana.credits()
  const told = { listingTitle: '', productType: 'stoneware mug', keywords: '', starredKeywords: '' }
  const { questions } = (await ana.call(routes.askBuyersQuestions, { body: told })).answer()
  expect(questions).toContainEqual({
    label: 'Capacity',
    ask: 'How much does it hold?',
    isAnswered: false,
  })
  const tooMuch = { ...told, productType: 'x'.repeat(10_001) }
  expect((await ana.call(routes.askBuyersQuestions, { body: tooMuch })).status).toBe(400)
  expect(await ana.credits()).toBe(before)
})

describe('generating', () => {
  it('refuses more focus keywords than there are keywords, and names the field', async () => {
    const eva = await shop.signIn('eva@example.com')
    const from = (changed: object) =>
      eva.call(routes.generateListing, { body: { ...aGeneratorInput(), ...changed } })
    const three = { keywords: 'mug, cup, Mug', starredKeywords: 'mug, cup, bowl' }
    const refused = await from(three)
    expect(refused.status).toBe(400)
    expect(refused.problem().errors).toEqual([
      { path: 'starredKeywords', message: expect.stringContaining('no more than there are') },
    ])
    expect(await eva.credits()).toBe(10)
    const all = await from({ ...three, starredKeywords: 'mug, cup, mug' })
    expect(all.answer().starredKeywords).toBe('mug, cup')
  })

  it('spends one credit on one listing, which is then there', async () => {
    const before = await ana.credits()
    const listing = (await generate({ targetAudience: 'tea drinkers' })).answer()
    expect(listing).toMatchObject({ ...aWriting(), targetAudience: 'tea drinkers' })
    expect(await ana.credits()).toBe(before - 1)
    const { id } = listing
    expect((await ana.call(routes.getListing, { params: { id } })).answer()).toEqual(listing)
    expect((await ana.call(routes.listListings)).answer()[0]).toEqual(listing)
  })

  it('writes as ever when asked to do without a model where there is none', async () => {
    const eve = await shop.signIn('eve@example.com')
    const body = { ...aGeneratorInput(), writer: 'plain' } as const
    expect((await eve.call(routes.generateListing, { body })).answer()).toMatchObject(aWriting())
    expect(await eve.credits()).toBe(9)
    expect((await generate({ writer: 'best' })).status).toBe(400)
  })

  it.each([
    ['nothing', 422, 'nothing_to_write_about'],
    ['broken', 502, 'generation_failed'],
    ['too long', 502, 'generation_failed'],
  ])('keeps the credit when the writer finds it %s', async (listingTitle, status, code) => {
    const before = [await ana.credits(), (await ana.call(routes.listListings)).answer().length]
    const refused = await generate({ listingTitle })
    expect(refused.status).toBe(status)
    expect(refused.problem()).toMatchObject({
      code,
      detail: expect.stringContaining('You were not charged.'),
    })
    expect(refused.text).not.toContain('secret')
    const after = [await ana.credits(), (await ana.call(routes.listListings)).answer().length]
    expect(after).toEqual(before)
  })

  it('asks for every required field at once, and charges nothing', async () => {
    const before = await ana.credits()
    const refused = await shop.app.inject({
      method: 'POST',
      url: '/api/generate-listing',
      headers: { authorization: `Bearer ${ana.token}` },
      payload: { keywords: ' , ' },
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors.map((error: { path: string }) => error.path)).toEqual([
      'listingTitle',
      'productType',
      'keywords',
      'writingStyle',
      'includeEmojis',
      'includeBulletedLists',
    ])
    expect(await ana.credits()).toBe(before)
  })
})

describe('editing', () => {
  it('changes what is named and nothing else', async () => {
    const before = await mine()
    const changes = { generatedTitle: 'New title', sku: '', generatedTags: ['one', 'two'] }
    const params = { id: before.id }
    const changed = await ana.call(routes.updateListing, { params, body: changes })
    expect(changed.answer()).toEqual({ ...before, ...changes, sku: null, version: 2 })
    expect(await stored(before.id)).toMatchObject({ generatedTitle: 'New title', sku: null })
  })

  it('does not overwrite what was changed in another tab', async () => {
    const { id } = await mine()
    const params = { id }
    const seen = await ana.call(routes.getListing, { params })
    const headers = { 'if-match': String(seen.headers['etag']) }
    expect(headers).toEqual({ 'if-match': '"1"' })
    const save = (generatedTitle: string) =>
      ana.call(routes.updateListing, { params, headers, body: { generatedTitle } })
    expect((await save('From one tab')).headers['etag']).toBe('"2"')
    const refused = await save('From another tab')
    expect(refused.status).toBe(412)
    expect(refused.problem()).toMatchObject({
      code: 'listing_changed',
      detail: expect.stringContaining('Nothing was overwritten.'),
    })
    expect(await stored(id)).toMatchObject({ generatedTitle: 'From one tab' })
  })

  it('takes the tag as HTTP has it: whole, strong, or a star for any', async () => {
    const cleo = await shop.signIn('cleo@example.com')
    const params = { id: (await listingOf(cleo)).id }
    const save = async (tag: string) => {
      const request = { params, headers: { 'if-match': tag }, body: { sku: 'changed' } }
      return (await cleo.call(routes.updateListing, request)).status
    }
    for (const tag of ['"2"', 'W/"1"', '1', '"one"', '"1", "2"']) expect(await save(tag)).toBe(412)
    expect(await save('"1"')).toBe(200)
    expect(await save('*')).toBe(200)
  })

  it.each([
    [{ generatedTitle: 'x'.repeat(141) }, 'generatedTitle'],
    [{ listingTitle: ' ' }, 'listingTitle'],
    [{ generatedTags: Array.from({ length: 14 }, (_, n) => `tag ${n}`) }, 'generatedTags'],
    [{ generatedTags: ['Mug', 'mug'] }, 'generatedTags'],
    [{ generatedTags: ['a tag of more than 20 characters'] }, 'generatedTags.0'],
    [{ keywords: 'mug' }, 'keywords'],
    [{ userId: 'someone' }, 'userId'],
  ])('refuses %j', async (payload, path) => {
    const { id } = await mine()
    const before = await stored(id)
    const refused = await shop.app.inject({
      method: 'PATCH',
      url: `/api/listings/${id}`,
      headers: { authorization: `Bearer ${ana.token}` },
      payload,
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors[0].path).toBe(path)
    expect(await stored(id)).toEqual(before)
  })
})

it('deletes a listing and leaves its credit spent', async () => {
  const ben = await shop.signIn('ben@example.com')
  const { id } = await listingOf(ben)
  expect((await ben.call(routes.deleteListing, { params: { id } })).status).toBe(204)
  expect(await stored(id)).toBeUndefined()
  expect((await ben.call(routes.getListing, { params: { id } })).status).toBe(404)
  expect(await ben.credits()).toBe(9)
  const foreign = await ana.call(routes.restoreListing, { params: { id } })
  expect(foreign.problem().code).toBe('listing_not_found')
  const restored = (await ben.call(routes.restoreListing, { params: { id } })).answer()
  expect((await ben.call(routes.listListings)).answer()).toEqual([restored])
  expect(await ben.credits()).toBe(9)
})
