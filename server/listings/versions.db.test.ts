import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListingPatch } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import type { Version, VersionTexts } from '#contract/versions.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aListing, aMember, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let ana: Caller
let anaId: string
beforeAll(async () => {
  shop = await testApp()
  ana = await shop.signIn('ana@example.com')
  anaId = (await ana.call(routes.currentUser)).answer().id
  await adjust(shop.db, { userId: anaId, credits: 50, actorId: anaId })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const mine = () => aListing(shop.db, anaId)
const edit = (id: string, body: ListingPatch) =>
  ana.call(routes.updateListing, { params: { id }, body })
const restore = (id: string, number: number, headers = {}) =>
  ana.call(routes.restoreVersion, { params: { id, number: String(number) }, headers })
const versionsOf = async (id: string, search = '') =>
  (await ana.call(routes.listVersions, { params: { id }, search })).answer()
const textsAt = async (id: string, number: number) =>
  (await ana.call(routes.getVersion, { params: { id, number: String(number) } })).answer().texts

/** As if what was edited so far had been edited ten minutes earlier. */
async function waitTenMinutes() {
  await sql`ALTER TABLE listing_versions DISABLE TRIGGER append_only`.execute(shop.db)
  await sql`UPDATE listing_versions SET made_at = made_at - interval '10 minutes'`.execute(shop.db)
  await sql`ALTER TABLE listing_versions ENABLE TRIGGER append_only`.execute(shop.db)
}

type Step = ListingPatch | { restore: number } | 'ten minutes pass'

/** A version in short: its kind, and what it changed. */
const told = ({ kind, restored, changed }: Version) =>
  [kind, ...(restored === null ? [] : [restored]), ...changed.toSorted()].join(' ')

const NEW = aWriting()
const A = { generatedTitle: 'A' }
const B = { generatedTitle: 'B' }

it.each<[does: string, steps: Step[], versions: string[], texts: Partial<VersionTexts>[]]>([
  ['begins with what was written', [], ['written'], [{ ...NEW, sku: 'MUG-1' }]],
  [
    'keeps every edit, and what stood before it',
    [A, { sku: null, generatedTags: ['one'] }, 'ten minutes pass', B],
    ['written', 'edited generatedTitle', 'edited generatedTags sku', 'edited generatedTitle'],
    [
      { ...NEW, sku: 'MUG-1' },
      { ...NEW, ...A, sku: 'MUG-1' },
      { ...NEW, ...A, sku: null, generatedTags: ['one'] },
      { ...NEW, ...B, sku: null, generatedTags: ['one'] },
    ],
  ],
  [
    'makes one version of edits of one text within five minutes',
    [A, { listingTitle: 'Cup' }, B, { ...A, sku: 'x' }],
    ['written', 'edited generatedTitle', 'edited listingTitle', 'edited generatedTitle sku'],
    [{ ...NEW, listingTitle: 'Blue mug' }, B, { ...B, listingTitle: 'Cup' }, { ...A, sku: 'x' }],
  ],
  [
    'makes no version of an edit that changes nothing',
    [{ generatedTitle: NEW.generatedTitle, generatedTags: NEW.generatedTags }],
    ['written'],
    [NEW],
  ],
  [
    'restores a version by adding one, back and forth, and an edit after it is one of its own',
    [A, { generatedAltText: null }, { restore: 1 }, { restore: 3 }, B],
    [
      'written',
      'edited generatedTitle',
      'edited generatedAltText',
      'restored 1 generatedAltText generatedTitle',
      'restored 3 generatedAltText generatedTitle',
      'edited generatedTitle',
    ],
    [
      NEW,
      { ...A, generatedAltText: NEW.generatedAltText },
      { ...A, generatedAltText: null },
      NEW,
      { ...A, generatedAltText: null },
      { ...B, generatedAltText: null },
    ],
  ],
  [
    'restores nothing where nothing differs, however often it is asked for',
    [A, { restore: 2 }, { restore: 1 }, { restore: 1 }],
    ['written', 'edited generatedTitle', 'restored 1 generatedTitle'],
    [NEW, A, NEW],
  ],
])('%s', async (_does, steps, versions, texts) => {
  const { id } = await mine()
  for (const step of steps) {
    if (step === 'ten minutes pass') await waitTenMinutes()
    else if ('restore' in step) expect((await restore(id, step.restore)).status).toBe(200)
    else expect((await edit(id, step)).status).toBe(200)
  }
  const kept = (await versionsOf(id)).toReversed()
  expect(kept.map(told)).toEqual(versions)
  expect(kept.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1))
  expect(new Set(kept.map(({ actorId }) => actorId))).toEqual(new Set([anaId]))
  for (const [index, said] of texts.entries())
    expect(await textsAt(id, index + 1)).toMatchObject(said)
  const listing = (await ana.call(routes.getListing, { params: { id } })).answer()
  expect(listing).toMatchObject(await textsAt(id, versions.length))
})

it('answers versions by pages, and none that there are not', async () => {
  const { id } = await mine()
  for (const step of [A, { sku: 'x' }, { listingTitle: 'Cup' }]) await edit(id, step)
  const first = await ana.call(routes.listVersions, { params: { id }, search: '?limit=3' })
  expect(first.answer().map(({ number }) => number)).toEqual([4, 3, 2])
  const next = /<[^?]*(\?[^>]*)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
  const rest = await ana.call(routes.listVersions, { params: { id }, search: next })
  expect(rest.answer().map(({ number }) => number)).toEqual([1])
  expect(rest.headers['link']).toBeUndefined()
  for (const number of ['0', '5', '-1', '1.5', 'x', '9'.repeat(30)]) {
    const params = { id, number }
    for (const route of [routes.getVersion, routes.restoreVersion] as const)
      expect((await ana.call(route, { params })).problem().code).toBe('version_not_found')
  }
})

it('restores nothing over what was changed in another tab, and takes fields off the copied ones', async () => {
  const { id } = await mine()
  const etag = String((await edit(id, A)).headers['etag'])
  const body = { copied: ['title' as const, 'tags' as const], isListed: true }
  await ana.call(routes.placeListing, { params: { id }, body })
  await edit(id, { sku: 'x' })
  const refused = await restore(id, 1, { 'if-match': etag })
  expect([refused.status, refused.problem().code]).toEqual([412, 'listing_changed'])
  expect(await versionsOf(id)).toHaveLength(3)
  const restored = await restore(id, 1, { 'if-match': '"3"' })
  expect(restored.answer()).toMatchObject({ ...NEW, copied: ['tags'], version: 4 })
  expect(restored.headers['etag']).toBe('"4"')
  // The answer was lost, and the same is asked again.
  const again = await restore(id, 1, { 'if-match': '"3"' })
  expect(again.answer()).toEqual(restored.answer())
  expect(await versionsOf(id)).toHaveLength(4)
})

it('takes the versions along into the wastebasket and back', async () => {
  const { id } = await mine()
  await edit(id, A)
  const before = await versionsOf(id)
  await ana.call(routes.deleteListing, { params: { id } })
  expect((await ana.call(routes.listVersions, { params: { id } })).status).toBe(404)
  expect((await ana.call(routes.restoreListing, { params: { id } })).status).toBe(200)
  expect(await versionsOf(id)).toEqual(before)
  expect(await textsAt(id, 1)).toMatchObject(NEW)
})

it('lets no edit slip by that is saved while the listing is deleted', async () => {
  const { id } = await mine()
  await Promise.all([edit(id, A), ana.call(routes.deleteListing, { params: { id } })])
  const { generatedTitle } = (await ana.call(routes.restoreListing, { params: { id } })).answer()
  expect(await versionsOf(id)).toHaveLength(generatedTitle === 'A' ? 2 : 1)
  expect(await textsAt(id, 1)).toMatchObject(NEW)
})

it('begins a listing that was edited before versions were kept as it stands', async () => {
  const { id } = await mine()
  await edit(id, A)
  await ana.call(routes.deleteListing, { params: { id } })
  // As an earlier version of the product has left it.
  await sql`UPDATE wastebasket SET versions = '[]' WHERE id = ${id}`.execute(shop.db)
  await ana.call(routes.restoreListing, { params: { id } })
  expect((await versionsOf(id)).map(told)).toEqual(['kept'])
  expect(await textsAt(id, 1)).toMatchObject(A)
})

it('lists what is in the wastebasket by pages, with the day it goes, until it is back', async () => {
  const dora = await shop.signIn('dora@example.com')
  const doraId = (await dora.call(routes.currentUser)).answer().id
  const ids: string[] = []
  for (const listingTitle of ['One', 'Two', 'Three']) {
    const { id } = await aListing(shop.db, doraId, { input: { listingTitle } })
    ids.push(id)
    await dora.call(routes.deleteListing, { params: { id } })
  }
  const list = async (search = '') => {
    const listed = await dora.call(routes.listDeletedListings, { search })
    const next = /<[^?]*(\?[^>]*)>/.exec(String(listed.headers['link']))?.[1]
    return { listings: listed.answer(), next }
  }
  const first = await list('?limit=2')
  const rest = await list(first.next)
  const all = [...first.listings, ...rest.listings]
  expect(all.map(({ listingTitle }) => listingTitle)).toEqual(['Three', 'Two', 'One'])
  expect(rest.next).toBeUndefined()
  const days = all.map(
    ({ deletedAt, goesAt }) => (Date.parse(goesAt) - Date.parse(deletedAt)) / 864e5,
  )
  expect(days).toEqual([30, 30, 30])
  await dora.call(routes.restoreListing, { params: { id: ids[1] ?? '' } })
  await sql`UPDATE wastebasket SET deleted_at = now() - interval '31 days' WHERE id = ${ids[0]}`.execute(
    shop.db,
  )
  expect((await list()).listings.map(({ id }) => id)).toEqual([ids[2]])
  expect((await ana.call(routes.listDeletedListings)).text).not.toContain(ids[2])
  const { deletedListings } = (await dora.call(routes.exportAccount)).answer()
  expect(deletedListings.map(({ listingTitle }) => listingTitle)).toEqual(['Three', 'One'])
})

it('exports the versions of a person, thrown away or not, and of nobody else', async () => {
  const cleo = await shop.signIn('cleo@example.com')
  const cleoId = (await cleo.call(routes.currentUser)).answer().id
  const [one, other] = [await aListing(shop.db, cleoId), await aListing(shop.db, cleoId)]
  await cleo.call(routes.updateListing, { params: { id: one.id }, body: A })
  await cleo.call(routes.deleteListing, { params: { id: one.id } })
  const { listingVersions } = (await cleo.call(routes.exportAccount)).answer()
  expect(listingVersions).toMatchObject([
    { listingId: other.id, number: 1, kind: 'written', earlier: {} },
    { listingId: one.id, number: 2, earlier: { generatedTitle: NEW.generatedTitle } },
    { listingId: one.id, number: 1, kind: 'written' },
  ])
})

describe('the database', () => {
  it.each([
    ['a version changed', 'UPDATE listing_versions SET kind = kind'],
    ['a version deleted', 'DELETE FROM listing_versions'],
    ['all versions forgotten', 'TRUNCATE listing_versions'],
  ])('refuses %s', async (_what, statement) => {
    await mine()
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only')
  })

  it('keeps a version of a change that went past the application', async () => {
    const { id } = await mine()
    await sql`UPDATE listings SET generated_title = 'By hand' WHERE id = ${id}`.execute(shop.db)
    expect((await versionsOf(id)).map(told)).toEqual(['edited generatedTitle', 'written'])
  })

  it('takes no version of a listing that is not there, or is somebody else’s', async () => {
    const { id } = await mine()
    const ben = await aMember(shop.db)
    for (const [userId, listingId] of [
      [anaId, 'none'],
      [ben.id, id],
    ] as const) {
      const version = { userId, listingId, number: 9, kind: 'edited', actorId: anaId } as const
      const inserted = shop.db.insertInto('listingVersions').values(version).execute()
      await expect(inserted).rejects.toThrow(/foreign key/)
    }
  })

  it('keeps the difference, and no copy of the rest', async () => {
    const { id } = await mine()
    await edit(id, { sku: 'x' })
    const rows = shop.db.selectFrom('listingVersions').select('earlier').where('listingId', '=', id)
    expect(await rows.orderBy('number').execute()).toEqual([
      { earlier: {} },
      { earlier: { sku: 'MUG-1' } },
    ])
  })
})
