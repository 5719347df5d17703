import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AskedInput, GeneratorInput, Listing } from '#contract/listings.ts'
import type { Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE, type ShopProfile } from '#contract/shop-profile.ts'
import { adjust } from '#server/credits/adjust.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

const MUGS = { kind: 'mug', footerId: '0197c0de-0000-7000-8000-000000000001' } as const
const PROFILE: ShopProfile = {
  shopName: 'Foss & Clay',
  audience: 'people furnishing a first kitchen',
  facts: ['Thrown and fired in our studio in Porto.', 'All glazes are mixed by us.'],
  neverSay: ['perfect'],
  alwaysSay: ['stoneware'],
  spelling: 'british',
  speaker: 'we',
  writingStyle: 'minimalist',
  descriptionLength: null,
  includeEmojis: false,
  includeBulletedLists: true,
  footers: [MUGS, { kind: 'printable', footerId: null }],
}

/** Choices that a form leaves to the shop, and what they are where that says nothing either. */
const LEFT_TO_SHOP = {
  writingStyle: null,
  includeEmojis: null,
  includeBulletedLists: null,
  descriptionLength: null,
}
const FIRST_CHOICES = {
  writingStyle: 'friendly',
  includeEmojis: false,
  includeBulletedLists: false,
  descriptionLength: 'medium',
}

let shop: TestApp
let ana: Caller
let asked: GeneratorInput[] = []
/** What the writer makes of any form; by itself the usual. */
let says = ''
beforeAll(async () => {
  shop = await testApp({
    writer: {
      name: 'composer',
      write: async ({ input }) => {
        asked.push(input)
        return { ...aWriting(), ...(says !== '' && { generatedDescription: says }) }
      },
    },
  })
  ana = await shop.signIn('ana@example.com')
  const { id } = (await ana.call(routes.currentUser)).answer()
  await adjust(shop.db, { userId: id, credits: 50, actorId: id })
})
afterAll(() => shop.close())

const profileLine = ({ generatedExplanation }: Listing) =>
  generatedExplanation?.split('\n').find((line) => /^(?:From your shop profile|Aus dem)/.test(line))
const save = (body: Written<typeof routes.saveShopProfile.body>) =>
  ana.call(routes.saveShopProfile, { body })
const profile = async (who = ana) => (await who.call(routes.getShopProfile)).answer()
const written = async (more: Partial<AskedInput> & { usesProfile?: boolean } = {}) => {
  asked = []
  const body = { ...aGeneratorInput(), targetAudience: null, customAiInstructions: null, ...more }
  const listing = (await ana.call(routes.generateListing, { body })).answer()
  return { listing, input: asked[0] }
}
const usual = async () => (await ana.call(routes.currentUser)).answer().usual
const hasProfile = async () => (await ana.call(routes.currentUser)).answer().hasShopProfile

it('says nothing before it is saved, and belongs to one person', async () => {
  expect(await profile()).toEqual(NO_PROFILE)
  expect(await hasProfile()).toBe(false)
  expect((await save(PROFILE)).answer()).toEqual(PROFILE)
  expect(await profile()).toEqual(PROFILE)
  expect(await hasProfile()).toBe(true)
  expect(await profile(await shop.signIn('ben@example.com'))).toEqual(NO_PROFILE)
  expect((await ana.call(routes.exportAccount)).answer().shopProfile).toEqual(PROFILE)
})

it('reaches the writer behind what is said of the item, and is not kept with the listing', async () => {
  await save(PROFILE)
  const { listing, input } = await written({ customAiInstructions: 'No jokes.' })
  expect(input?.targetAudience).toBe('people furnishing a first kitchen')
  expect(input?.customAiInstructions?.split('\n')).toEqual([
    'No jokes.',
    'Add: Thrown and fired in our studio in Porto.',
    'Add: All glazes are mixed by us.',
    'Do not use the word "perfect".',
    'Use the word "stoneware" where it is true.',
    'Use British spelling.',
    'The seller speaks as we.',
    'The shop is called Foss & Clay.',
  ])
  expect(listing).toMatchObject({ customAiInstructions: 'No jokes.', targetAudience: null })
  expect((await written({ targetAudience: 'gardeners' })).input?.targetAudience).toBe('gardeners')
})

it('tells with who is signed in what a new item is filled with', async () => {
  await save(PROFILE)
  expect(await usual()).toEqual({
    writingStyle: 'minimalist',
    descriptionLength: null,
    includeEmojis: false,
    includeBulletedLists: true,
    targetAudience: 'people furnishing a first kitchen',
  })
  // A switch that is off is said too.
  await save({ ...NO_PROFILE, includeEmojis: false })
  expect(await hasProfile()).toBe(true)
  // What was loaded before there were usual choices does not send them.
  const { shopName, audience, facts, neverSay, alwaysSay, spelling, speaker } = NO_PROFILE
  const older = { shopName, audience, facts, neverSay, alwaysSay, spelling, speaker }
  expect((await save(older)).answer()).toEqual(NO_PROFILE)
  expect(await usual()).toEqual({
    writingStyle: null,
    descriptionLength: null,
    includeEmojis: null,
    includeBulletedLists: null,
    targetAudience: null,
  })
})

it('says how a listing is written that leaves it to the shop', async () => {
  await save({ ...NO_PROFILE, writingStyle: 'whimsical', includeEmojis: true })
  const left = { ...LEFT_TO_SHOP, descriptionLength: 'short' as const }
  const headers = { 'idempotency-key': 'left-to-the-shop' }
  const body = { ...aGeneratorInput(), ...left }
  const listing = (await ana.call(routes.generateListing, { headers, body })).answer()
  expect(listing).toMatchObject({
    writingStyle: 'whimsical',
    includeEmojis: true,
    includeBulletedLists: false,
    descriptionLength: 'short',
  })
  // The same request is the same, whatever became usual meanwhile.
  await save(NO_PROFILE)
  expect((await ana.call(routes.generateListing, { headers, body })).answer()).toEqual(listing)
  expect((await written(LEFT_TO_SHOP)).listing).toMatchObject(FIRST_CHOICES)
  await save({ ...NO_PROFILE, writingStyle: 'whimsical', includeEmojis: true })
  expect((await written({ ...LEFT_TO_SHOP, usesProfile: false })).listing).toMatchObject(
    FIRST_CHOICES,
  )
})

it('says in which style a pasted listing is written anew', async () => {
  await save({ ...NO_PROFILE, writingStyle: 'professional' })
  says = 'A stoneware bowl, 12 cm across. It holds soup for one.'
  const improved = async (more: object = {}) => {
    asked = []
    const body = { title: 'Bowl Bowl Bowl', description: says, tags: ['bowl'], ...more }
    await ana.call(routes.improveListing, { body })
    return asked[0]?.writingStyle
  }
  expect(await improved()).toBe('professional')
  expect(await improved({ writingStyle: 'minimalist' })).toBe('minimalist')
  expect(await improved({ usesProfile: false })).toBe('friendly')
})

it('is named in the reasons, as far as it stands in the text and was not said of the item', async () => {
  await save({
    ...NO_PROFILE,
    facts: ['Thrown and fired in our studio in Porto.', 'All glazes are mixed by us.'],
    alwaysSay: ['stoneware', 'wheel thrown'],
    shopName: 'Foss & Clay',
  })
  says = 'A stoneware bowl, wheel thrown by Foss & Clay. Thrown and fired in our studio in Porto.'
  const { listing } = await written({ productType: 'A stoneware bowl' })
  expect(listing.generatedExplanation?.split('\n').at(-1)).toBe(
    'From your shop profile: "Thrown and fired in our studio in Porto", "wheel thrown", "Foss & Clay".',
  )
  expect(profileLine((await written({ usesProfile: false })).listing)).toBeUndefined()
  says = 'A bowl.'
  expect(profileLine((await written()).listing)).toBeUndefined()
})

it('is named by the writer that needs no model, in the language of the listing', async () => {
  const own = await testApp({ writer: 'configured' })
  const person = await own.signIn('ina@example.com')
  await person.call(routes.saveShopProfile, {
    body: { ...NO_PROFILE, facts: ['Gedreht in unserer Werkstatt in Porto.'] },
  })
  const body = {
    ...aGeneratorInput(),
    productType:
      'Eine Schale aus Steinzeug, von Hand gedreht und glasiert. Sie ist für die Spülmaschine geeignet und 12 cm hoch.',
    keywords: 'schale steinzeug, keramik schale',
    starredKeywords: 'keramik schale',
    customAiInstructions: null,
  }
  const listing = (await person.call(routes.generateListing, { body })).answer()
  expect(profileLine(listing)).toBe('Aus dem Shop-Profil: "Gedreht in unserer Werkstatt in Porto".')
  await own.close()
})

it('also holds for a part that is written again', async () => {
  await save({ ...NO_PROFILE, spelling: 'american' })
  const { listing } = await written()
  asked = []
  await ana.call(routes.writePartAgain, { params: { id: listing.id }, body: { part: 'title' } })
  expect(asked[0]?.customAiInstructions).toBe('Use American spelling.')
})

it('can be switched off for an item', async () => {
  await save(PROFILE)
  const { input } = await written({ usesProfile: false })
  expect(input).toMatchObject({ targetAudience: null, customAiInstructions: null })
})

it('is emptied by saving nothing', async () => {
  await save(NO_PROFILE)
  expect(await hasProfile()).toBe(false)
  expect((await written()).input?.customAiInstructions).toBeNull()
})

it.each([
  ['footers', 'Each kind of item has one footer', [MUGS, { ...MUGS, footerId: null }]],
  ['footers.0.kind', 'Please choose a kind of item from the list', [{ ...MUGS, kind: 'ship' }]],
  ['footers.0.footerId', 'There is no such footer', [{ ...MUGS, footerId: '' }]],
])('keeps one footer for each kind that it knows: %s', async (path, message, footers) => {
  const refused = await shop.app.inject({
    method: 'PATCH',
    url: routes.saveShopProfile.path,
    headers: { authorization: `Bearer ${ana.token}` },
    payload: { ...NO_PROFILE, footers },
  })
  expect(refused.json()).toMatchObject({ status: 400, errors: [{ path, message }] })
})

it.each([
  ['facts', { facts: ['Each is Perfect.'], neverSay: ['perfect'] }],
  ['alwaysSay', { alwaysSay: ['handmade'], neverSay: ['Handmade'] }],
])('refuses what cannot be obeyed, at the field: %s', async (path, more) => {
  const refused = (await save({ ...NO_PROFILE, ...more })).problem()
  expect(refused).toMatchObject({ status: 400, errors: [{ path }] })
})

it('names in the reasons what is never said and stands there all the same', async () => {
  await save({ ...NO_PROFILE, neverSay: ['perfect', 'oak'] })
  says = 'Oak bowl. Each is sanded.'
  expect(profileLine((await written()).listing)).toBe(
    'From your shop profile: Said all the same, though you never say it: "oak".',
  )
})

it('names the field that is too long', async () => {
  const refused = await save({ ...NO_PROFILE, facts: ['x'.repeat(301)] })
  expect(refused.problem()).toMatchObject({ status: 400, errors: [{ path: 'facts.0' }] })
})
