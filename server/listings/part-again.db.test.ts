import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '#contract/listings.ts'
import { PARTS_AGAIN } from '#contract/improving/parts-again.ts'
import type { WrittenPart } from '#contract/parts.ts'
import type { Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aListing, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import { type ListingWriter, WritingFailed, type WritingRequest } from './writer/writer.ts'

const FIRST = aWriting({
  generatedDescription: 'A blue mug.\n\n• Holds 350 ml\n\nThrown on the wheel. Fired twice.',
  generatedExplanation: 'Title: The old one.\nTags: The old ones.\nDescription: The old one.',
})
const ANEW = aWriting({
  generatedTitle: 'Mug in Blue',
  generatedDescription: 'A mug in blue.\n\n• 9 cm tall\n\nFired twice.',
  generatedTags: ['mug in blue', 'Blue Mug', 'wheel thrown'],
  generatedAltText: 'A mug, blue',
  generatedExplanation: 'Title: The new one.\nTags: The new ones.\nDescription: The new one.',
})

let asked: WritingRequest[] = []
let write: ListingWriter['write'] = async () => ANEW
const writer: ListingWriter = {
  name: 'composer',
  write: (request) => {
    asked.push(request)
    return write(request)
  },
}

let shop: TestApp
let ana: Caller
let anaId: string
beforeAll(async () => {
  shop = await testApp({ writer })
  ana = await shop.signIn('ana@example.com')
  anaId = (await ana.call(routes.currentUser)).answer().id
  await adjust(shop.db, { userId: anaId, credits: 50, actorId: anaId })
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const mine = (input = {}) => {
  asked = []
  write = async () => ANEW
  return aListing(shop.db, anaId, { writing: FIRST, input })
}
const again = (
  { id }: Pick<Listing, 'id'>,
  body: Written<typeof routes.writePartAgain.body>,
  headers = {},
) => ana.call(routes.writePartAgain, { params: { id }, body, headers })
const leftOf = async ({ id }: Listing) =>
  (await ana.call(routes.countPartsLeft, { params: { id } })).answer()
const versionsOf = async ({ id }: Listing) =>
  (await ana.call(routes.listVersions, { params: { id } })).answer()
const now = async ({ id }: Listing) =>
  (await ana.call(routes.getListing, { params: { id } })).answer()

it.each<[part: WrittenPart, anew: Partial<Listing>]>([
  [
    'title',
    {
      generatedTitle: 'Mug in Blue',
      generatedExplanation: 'Title: The new one.\nTags: The old ones.\nDescription: The old one.',
    },
  ],
  [
    'description',
    {
      generatedDescription: ANEW.generatedDescription,
      generatedExplanation: 'Title: The old one.\nTags: The old ones.\nDescription: The new one.',
    },
  ],
  [
    'tags',
    {
      generatedTags: ANEW.generatedTags,
      generatedExplanation: 'Title: The old one.\nTags: The new ones.\nDescription: The old one.',
    },
  ],
  ['altText', { generatedAltText: 'A mug, blue' }],
])('writes the %s again, and leaves all else letter for letter', async (part, anew) => {
  const listing = await mine()
  const credits = await ana.credits()
  const written = (await again(listing, { part })).answer()
  expect(written).toEqual({ ...listing, ...anew, copied: [], version: listing.version + 1 })
  expect(await now(listing)).toEqual(written)
  expect(await ana.credits()).toBe(credits)
  const changed = Object.keys(anew).toSorted()
  expect(
    (await versionsOf(listing)).map((version) => [version.kind, version.changed.toSorted()]),
  ).toEqual([
    ['again', changed],
    ['written', []],
  ])
})

it('asks the writer with the details of the listing, the wish as the last instruction', async () => {
  const listing = await mine({ customAiInstructions: 'no jokes', descriptionLength: 'long' })
  await again(listing, { part: 'description', wish: 'Shorter' })
  await again(listing, { part: 'title', wish: '  start with the size ' })
  expect(asked.map(({ input }) => [input.customAiInstructions, input.descriptionLength])).toEqual([
    ['no jokes\nShorter', 'medium'],
    ['no jokes\nstart with the size', 'long'],
  ])
  // Told apart from what it says already.
  expect(asked[0]?.others).toContain(FIRST.generatedDescription)
})

it('keeps what was pinned letter for letter, where it stood', async () => {
  const listing = await mine()
  const pinned = ['A blue mug.', '• Holds 350 ml', 'Thrown on the wheel.']
  const texts = (await again(listing, { part: 'description', pinned })).answer()
  expect(texts.generatedDescription).toBe(
    'A blue mug. A mug in blue.\n\n• 9 cm tall\n• Holds 350 ml\n\nFired twice. Thrown on the wheel.',
  )
  const tags = (
    await again(listing, { part: 'tags', pinned: ['stoneware mug', 'blue mug'] })
  ).answer()
  expect(tags.generatedTags).toEqual(['stoneware mug', 'blue mug', 'mug in blue', 'wheel thrown'])
})

it('is free five times within 30 days, also where many are asked for at once', async () => {
  const listing = await mine()
  expect(await leftOf(listing)).toEqual({ left: 5, until: null })
  let count = 0
  write = async () => ({ ...ANEW, generatedTitle: `Mug ${(count += 1)}` })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => again(listing, { part: 'title' })),
  )
  // Those that lost the race found the listing changed, or nothing left.
  for (const { status } of answers) expect([200, 409, 412]).toContain(status)
  while ((await leftOf(listing)).left > 0)
    expect((await again(listing, { part: 'title' })).status).toBe(200)
  const refused = await again(listing, { part: 'title' })
  expect(refused.problem()).toMatchObject({ status: 409, code: 'parts_used_up' })
  const kinds = (await versionsOf(listing)).filter(({ kind }) => kind === 'again')
  expect(kinds).toHaveLength(PARTS_AGAIN.max)

  const { until } = await leftOf(listing)
  expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
  await daysPass(PARTS_AGAIN.days)
  expect(await leftOf(listing)).toEqual({ left: 5, until: null })
})

it('uses nothing up where it failed, or came out as it stands', async () => {
  const listing = await mine()
  write = async () => FIRST
  expect((await again(listing, { part: 'tags' })).problem()).toMatchObject({
    code: 'part_unchanged',
  })
  write = () => Promise.reject(new WritingFailed('unavailable', 'down'))
  expect((await again(listing, { part: 'tags' })).status).toBeGreaterThanOrEqual(500)
  expect(await leftOf(listing)).toEqual({ left: 5, until: null })
  expect(await now(listing)).toEqual(listing)
})

it('changes nothing over another hand, before and while it is written', async () => {
  const listing = await mine()
  const stale = await again(listing, { part: 'title' }, { 'if-match': '"7"' })
  expect(stale.problem()).toMatchObject({ status: 412 })
  expect(asked).toEqual([])
  write = async () => {
    const params = { id: listing.id }
    await ana.call(routes.updateListing, { params, body: { generatedTitle: 'By hand' } })
    return ANEW
  }
  expect((await again(listing, { part: 'title' })).problem()).toMatchObject({ status: 412 })
  expect((await now(listing)).generatedTitle).toBe('By hand')
})

it('refuses to pin what does not stand there', async () => {
  const listing = await mine()
  const pinned = ['Dishwasher safe.']
  expect((await again(listing, { part: 'description', pinned })).problem()).toMatchObject({
    code: 'pinned_not_found',
  })
  expect(asked).toEqual([])
})

/** As if all versions had been made so many days earlier. */
async function daysPass(days: number) {
  await sql`ALTER TABLE listing_versions DISABLE TRIGGER append_only`.execute(shop.db)
  await sql`UPDATE listing_versions SET made_at = made_at - make_interval(days => ${days})`.execute(
    shop.db,
  )
  await sql`ALTER TABLE listing_versions ENABLE TRIGGER append_only`.execute(shop.db)
}
