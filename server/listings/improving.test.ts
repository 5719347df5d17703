import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Improvement } from '#contract/improving/improving.ts'
import { LISTING, type Listing } from '#contract/listings.ts'
import type { Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aListing, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import {
  type ListingWriter,
  NothingToWriteAbout,
  type Writing,
  WritingFailed,
  type WritingRequest,
} from './writer/writer.ts'

type Request = Written<typeof routes.improveListing.body>

const PASTED = {
  title: 'Walnut Ring Dish | Walnut Dish | Ring Holder Walnut | BEST Gift for Her',
  description:
    'Welcome to my shop!! Thank you for looking.\n\nA ring dish of black walnut, 4 inches wide. Finished with food safe oil. Not for the dishwasher.\n\nWe do not ship to Canada.',
  tags: ['walnut ring dish', 'ring holder', 'gift'],
  altText: 'Two rings in a dish',
  sku: 'RD-4',
} satisfies Request

const ANEW = aWriting({
  generatedTitle: 'Walnut Ring Dish, 4 Inches Wide, Ring Holder',
  generatedDescription:
    'A ring dish of black walnut, 4 inches wide.\n\n• Finished with food safe oil\n• Not for the dishwasher\n\nWe do not ship to Canada.',
  generatedTags: ['walnut ring dish', 'black walnut dish'],
  generatedAltText: null,
  generatedExplanation:
    'Title: The new one.\nTags: The new ones.\nDescription: The new one.\nLeft out: Thanks.\nBuyers will ask: How deep is it?',
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
beforeAll(async () => {
  shop = await testApp({ writer })
  ana = await aSeller('ana@example.com')
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

async function aSeller(email: string, credits = 50): Promise<Caller> {
  const seller = await shop.signIn(email)
  const userId = (await seller.call(routes.currentUser)).answer().id
  await adjust(shop.db, { userId, credits, actorId: userId })
  return seller
}

const improve = (wanted: Partial<Request> = {}, headers = {}, caller = ana) =>
  caller.call(routes.improveListing, { body: { ...PASTED, ...wanted }, headers })
const anImprovement = async (writing: Partial<Writing> = {}, wanted: Partial<Request> = {}) => {
  write = async () => ({ ...ANEW, ...writing })
  asked = []
  return (await improve(wanted)).answer()
}
type Parts = Written<typeof routes.takeParts.body>['parts']
const take = ({ listing }: Improvement, parts: Parts, headers = {}) =>
  ana.call(routes.takeParts, { params: { id: listing.id }, body: { parts }, headers })
const versionsOf = async ({ id }: Listing) =>
  (await ana.call(routes.listVersions, { params: { id } })).answer()
const offered = ({ parts }: Improvement) =>
  parts.filter(({ isOffered }) => isOffered).map(({ part }) => part)
const whyOf = ({ parts }: Improvement, name: string) =>
  parts.find(({ part }) => part === name)?.why ?? ''

it('writes a pasted listing anew for one credit, and keeps it as it was pasted', async () => {
  const credits = await ana.credits()
  const improvement = await anImprovement()
  expect(await ana.credits()).toBe(credits - 1)
  const { listing } = improvement
  expect(listing).toMatchObject({
    listingTitle: 'Walnut Ring Dish',
    sku: 'RD-4',
    productType: PASTED.description,
    generatedTitle: PASTED.title,
    generatedDescription: PASTED.description,
    generatedTags: PASTED.tags,
    generatedAltText: PASTED.altText,
    generatedExplanation: null,
  })
  expect(improvement.written.generatedTitle).toBe(ANEW.generatedTitle)
  expect(offered(improvement)).toEqual(['title', 'description', 'tags'])
  expect(whyOf(improvement, 'altText')).toBe('Yours is kept: we wrote nothing new for it.')
  expect(improvement.leftOut).toContainEqual({
    text: 'Thank you for looking.',
    why: 'greetings and thanks',
  })
  const versions = await versionsOf(listing)
  expect(versions.map(({ number, kind }) => [number, kind])).toEqual([[1, 'pasted']])
  const [entry] = (await ana.call(routes.listCreditEntries)).answer()
  expect(entry).toMatchObject({ amount: -1, type: 'usage', listing: { id: listing.id } })
})

it('asks the writer with what tells of the item, and with the terms that buyers need', async () => {
  await anImprovement({}, { writingStyle: 'minimalist' })
  const input = asked[0]?.input
  expect(input?.productType).toBe(
    'A ring dish of black walnut, 4 inches wide. Finished with food safe oil. Not for the dishwasher.\n\nWe do not ship to Canada.',
  )
  expect(input).toMatchObject({
    listingTitle: 'Walnut Ring Dish',
    // "BEST Gift for Her" is no search of hers.
    keywords: 'walnut ring dish, ring holder, gift, walnut dish, ring holder walnut',
    starredKeywords: 'walnut ring dish, ring holder',
    writingStyle: 'minimalist',
    descriptionLength: 'long',
    imageDescription: PASTED.altText,
    customAiInstructions: 'Add: We do not ship to Canada.',
  })
})

it('obeys the shop’s profile, and takes nothing that it says for an invention', async () => {
  const eva = await aSeller('eva@example.com')
  const fact = 'Made in our studio in Porto.'
  await eva.call(routes.saveShopProfile, { body: { ...NO_PROFILE, facts: [fact] } })
  write = async () => ({
    ...ANEW,
    generatedDescription: `${ANEW.generatedDescription}\n\n${fact}`,
  })
  asked = []
  const improvement = (await improve({}, {}, eva)).answer()
  expect(asked[0]?.input.customAiInstructions).toBe(`Add: We do not ship to Canada.\nAdd: ${fact}`)
  expect(offered(improvement)).toContain('description')
  expect(whyOf(improvement, 'description')).toMatch(
    /From your shop profile: "Made in our studio in Porto"\.$/,
  )
  await improve({ usesProfile: false }, {}, eva)
  expect(asked[1]?.input.customAiInstructions).toBe('Add: We do not ship to Canada.')
})

it.each(['.', '– – –', 'Welcome to my shop!! Thank you for looking.', 'www.example.com'])(
  'refuses before a credit a description that says nothing of the item, whatever the profile says: %s',
  async (description) => {
    const iris = await aSeller(`iris-${randomUUID()}@example.com`)
    const facts = ['Made in our studio in Porto.']
    await iris.call(routes.saveShopProfile, { body: { ...NO_PROFILE, facts } })
    const credits = await iris.credits()
    asked = []
    const refused = (await improve({ description }, {}, iris)).problem()
    expect(refused).toMatchObject({ status: 422, code: 'nothing_pasted' })
    expect(refused.detail).toMatch(/No credit was spent\.$/)
    expect(asked).toEqual([])
    expect(await iris.credits()).toBe(credits)
  },
)

it('is no worse with any choice of the parts that it offers', async () => {
  const { health, facts } = await anImprovement()
  const [none, ...others] = health.choices
  expect(none?.parts).toEqual([])
  expect(others).toHaveLength(7)
  for (const { passed } of others) expect(passed).toBeGreaterThanOrEqual(none?.passed ?? 11)
  expect(health.choices.at(-1)?.passed).toBeGreaterThan(none?.passed ?? 11)
  expect(facts.told).toBe(facts.read)
})

it.each<[what: string, part: Parts[number], writing: Partial<Writing>, why: RegExp]>([
  [
    'loses a measure',
    'description',
    { generatedDescription: 'A ring dish of black walnut. Finished with food safe oil.' },
    /^Yours is kept: the new one leaves out "4 inches"/,
  ],
  [
    'turns what the seller denies',
    'description',
    { generatedDescription: ANEW.generatedDescription.replace('Not for the', 'For the') },
    /^Yours is kept: the new one leaves out "Not for the dishwasher"/,
  ],
  [
    'tells what nobody said',
    'description',
    { generatedDescription: `${ANEW.generatedDescription}\n\nMade of solid silver.` },
    /^Yours is kept: the new one would fail "Nothing in it that your text does not say"\./,
  ],
])('keeps a part that %s, and says so', async (_what, part, writing, why) => {
  const improvement = await anImprovement(writing)
  expect(whyOf(improvement, part)).toMatch(why)
  expect(offered(improvement)).not.toContain(part)
  const refused = await take(improvement, [part])
  expect(refused.problem()).toMatchObject({ status: 422, code: 'part_kept' })
  expect(await versionsOf(improvement.listing)).toHaveLength(1)
})

it('tells a limit of the shop also where its writer left it out', async () => {
  const limit = 'We do not ship to Canada.'
  const generatedDescription = ANEW.generatedDescription.replace(limit, '').trim()
  const improvement = await anImprovement({ generatedDescription })
  expect(improvement.written.generatedDescription).toBe(`${generatedDescription}\n\n${limit}`)
  expect(offered(improvement)).toContain('description')
})

it.each(['Walnut, Walnut and Walnut', PASTED.title])(
  'tidies the title of hers where the one of the writer is no better: %s',
  async (generatedTitle) => {
    const { written, parts } = await anImprovement({ generatedTitle })
    expect(written.generatedTitle).toBe('Walnut Ring Dish, Ring Holder Walnut, Gift for Her')
    expect(parts.find(({ part }) => part === 'title')?.isOffered).toBe(true)
  },
)

it('fills up the tags with those of hers that are true', async () => {
  const { written } = await anImprovement({}, { tags: ['ring holder', 'steel ring dish'] })
  expect(written.generatedTags.slice(0, 3)).toEqual([
    'walnut ring dish',
    'black walnut dish',
    'ring holder',
  ])
  expect(written.generatedTags).not.toContain('steel ring dish')
})

it('takes parts as one version, gives them back as another, and does nothing twice', async () => {
  const improvement = await anImprovement()
  const { listing } = improvement
  const credits = await ana.credits()
  const taken = (await take(improvement, ['title', 'description'])).answer()
  expect(taken).toMatchObject({
    generatedTitle: ANEW.generatedTitle,
    generatedDescription: ANEW.generatedDescription,
    generatedTags: PASTED.tags,
    generatedExplanation:
      'Title: The new one.\nDescription: The new one.\nLeft out: Thanks.\nBuyers will ask: How deep is it?',
    productType: improvement.details,
  })
  expect((await take(improvement, ['description', 'title'])).answer()).toEqual(taken)
  const back = (await take(improvement, ['title'])).answer()
  expect(back).toMatchObject({
    generatedTitle: ANEW.generatedTitle,
    generatedDescription: PASTED.description,
    generatedExplanation: 'Title: The new one.',
    productType: PASTED.description,
  })
  expect((await versionsOf(listing)).map(({ kind, putBack }) => [kind, putBack])).toEqual([
    ['improved', ['generatedDescription']],
    ['improved', []],
    ['pasted', []],
  ])
  const again = (await ana.call(routes.getImprovement, { params: { id: listing.id } })).answer()
  expect(again).toEqual({ ...improvement, listing: back })
  expect(await ana.credits()).toBe(credits)
})

const CHOICES: Parts[] = [['title'], [], ['title']]

it('is called by the title that she chose last', async () => {
  const improvement = await anImprovement(
    {},
    { title: 'Small Wooden Dish | Walnut Ring Dish | FREE SHIPPING' },
  )
  expect(offered(improvement)).toContain('title')
  const names = ['Walnut Ring Dish', 'Small Wooden Dish', 'Walnut Ring Dish']
  expect(improvement.listing.listingTitle).toBe(names[0])
  for (const [at, parts] of CHOICES.entries()) {
    const taken = (await take(improvement, parts)).answer()
    expect(taken.listingTitle).toBe(names[at])
  }
  const params = { id: improvement.listing.id }
  await ana.call(routes.updateListing, { params, body: { listingTitle: 'My dish' } })
  expect((await take(improvement, [])).answer().listingTitle).toBe('My dish')
})

it('waits for her choice until she made one, be it none of the new parts', async () => {
  const improvement = await anImprovement()
  const { id } = improvement.listing
  const pastedOf = async () =>
    (await ana.call(routes.getListing, { params: { id } })).answer().pasted
  const [waits, decided] = [false, true].map((isDecided) => ({ title: PASTED.title, isDecided }))
  expect(improvement.listing.pasted).toEqual(waits)
  await ana.call(routes.updateListing, { params: { id }, body: { sku: 'RD-5' } })
  expect(await pastedOf()).toEqual(waits)
  const kept = (await take(improvement, [])).answer()
  expect(kept).toMatchObject({ pasted: decided, version: 2, generatedTitle: PASTED.title })
  expect(await versionsOf(improvement.listing)).toHaveLength(2)
  expect(await pastedOf()).toEqual(decided)
  await take(improvement, ['title'])
  await take(improvement, [])
  expect(await pastedOf()).toEqual(decided)
  const [newest] = (await ana.call(routes.listListings)).answer()
  expect(newest).toMatchObject({ id, pasted: decided })
})

it('leaves alone what she edited since and does not name', async () => {
  const improvement = await anImprovement()
  const params = { id: improvement.listing.id }
  await take(improvement, ['title', 'tags'])
  await ana.call(routes.updateListing, { params, body: { generatedTitle: 'By hand' } })
  const stale = await take(improvement, [], { 'if-match': '"1"' })
  expect(stale.problem()).toMatchObject({ status: 412, code: 'listing_changed' })
  const back = (await take(improvement, [])).answer()
  expect(back).toMatchObject({ generatedTitle: 'By hand', generatedTags: PASTED.tags })
})

it('goes into the wastebasket and comes back with what was written', async () => {
  const improvement = await anImprovement()
  const params = { id: improvement.listing.id }
  await ana.call(routes.deleteListing, { params })
  expect((await take(improvement, ['title'])).problem()).toMatchObject({ status: 404 })
  await ana.call(routes.restoreListing, { params })
  expect((await take(improvement, ['title'])).answer().generatedTitle).toBe(ANEW.generatedTitle)
  const { listingVersions } = (await ana.call(routes.exportAccount)).answer()
  const first = listingVersions.find((one) => one.listingId === params.id && one.number === 1)
  expect(first?.written?.generatedTitle).toBe(ANEW.generatedTitle)
})

it('answers the same key with the same improvement, and pays once', async () => {
  write = async () => ANEW
  const credits = await ana.credits()
  const key = { 'idempotency-key': randomUUID() }
  const first = (await improve({}, key)).answer()
  expect((await improve({}, key)).answer()).toEqual(first)
  expect(await ana.credits()).toBe(credits - 1)
  const other = await improve({ altText: 'Another photo' }, key)
  expect(other.problem()).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
  expect(await ana.credits()).toBe(credits - 1)
})

it.each<[what: string, cause: Error, status: number]>([
  ['fails', new WritingFailed('unavailable', 'down'), 503],
  ['finds nothing to write about', new NothingToWriteAbout(), 422],
  ['breaks', new Error('a bug'), 502],
])('charges nothing and keeps nothing where the writer %s', async (_what, cause, status) => {
  const bob = await aSeller(`bob-${randomUUID()}@example.com`, 3)
  write = () => Promise.reject(cause)
  expect((await improve({}, {}, bob)).status).toBe(status)
  expect(await bob.credits()).toBe(3)
  expect((await bob.call(routes.listListings)).answer()).toEqual([])
})

it('charges nothing where no part came out better', async () => {
  const bob = await aSeller(`bob-${randomUUID()}@example.com`, 3)
  const { description, altText } = PASTED
  const title = 'Walnut Ring Dish, Ring Holder'
  const tags = Array.from('abcdefghijklm', (letter) => `ring dish ${letter.repeat(3)}`)
  write = async () => ({
    ...ANEW,
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: altText,
  })
  const refused = await improve({ title, tags }, {}, bob)
  expect(refused.problem()).toMatchObject({ status: 422, code: 'nothing_better' })
  expect(await bob.credits()).toBe(3)
  expect((await bob.call(routes.listListings)).answer()).toEqual([])
})

it('asks for a credit before anything is written', async () => {
  const poor = await aSeller(`poor-${randomUUID()}@example.com`, 0)
  asked = []
  expect((await improve({}, {}, poor)).problem()).toMatchObject({
    status: 402,
    code: 'insufficient_credits',
  })
  expect(asked).toEqual([])
})

it.each<[what: string, wanted: object, path: string, message: string]>([
  ['no title', { title: ' ' }, 'title', 'Title is required'],
  [
    'a title that no marketplace takes',
    { title: 'x'.repeat(LISTING.titleMax + 1) },
    'title',
    'Title must be at most 140 characters',
  ],
  ['no description', { description: undefined }, 'description', 'Description is required'],
  [
    'too long a description',
    { description: 'x'.repeat(LISTING.productMax + 1) },
    'description',
    'Description must be at most 10000 characters',
  ],
  ['tags in one text', { tags: 'mug, cup' }, 'tags', 'Tags must be a list'],
  [
    'a tag that is a text',
    { tags: ['x'.repeat(201)] },
    'tags.0',
    'A tag must be at most 200 characters',
  ],
  [
    'an unknown style',
    { writingStyle: 'loud' },
    'writingStyle',
    'Writing Style must be friendly, professional, whimsical or minimalist, or null',
  ],
])('refuses %s', async (_what, wanted, path, message) => {
  const credits = await ana.credits()
  const refused = await improve(wanted)
  expect(refused.problem()).toMatchObject({
    status: 400,
    code: 'invalid_input',
    errors: [{ path, message }],
  })
  expect(await ana.credits()).toBe(credits)
})

it('refuses parts that there are none of, and a listing that was not pasted', async () => {
  const improvement = await anImprovement()
  const params = { id: improvement.listing.id }
  const body = JSON.parse('{"parts":["price"]}')
  expect((await ana.call(routes.takeParts, { params, body })).problem()).toMatchObject({
    status: 400,
    errors: [{ path: 'parts.0', message: 'Part must be title, description, tags or altText' }],
  })
  const own = await aListing(shop.db, (await ana.call(routes.currentUser)).answer().id)
  const of = { params: { id: own.id } }
  expect((await ana.call(routes.getImprovement, of)).problem()).toMatchObject({
    status: 409,
    code: 'not_pasted',
  })
})

it('shows nobody else what was pasted', async () => {
  const improvement = await anImprovement()
  const eve = await shop.signIn(`eve-${randomUUID()}@example.com`)
  const params = { id: improvement.listing.id }
  expect((await eve.call(routes.getImprovement, { params })).status).toBe(404)
  expect((await eve.call(routes.takeParts, { params, body: { parts: ['title'] } })).status).toBe(
    404,
  )
})

it('tells how far it is where it is asked to', async () => {
  write = async ({ onProgress }) => {
    onProgress?.({ stage: 'title', title: ANEW.generatedTitle })
    return ANEW
  }
  const { headers, text } = await improve({}, { accept: 'text/event-stream' })
  expect(headers['content-type']).toContain('text/event-stream')
  expect([...text.matchAll(/^event: (\w+)/gm)].map(([, name]) => name)).toEqual([
    'progress',
    'improvement',
  ])
})
