import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Listing } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE, type ShopProfile } from '#contract/shop-profile.ts'
import { unbackedWords } from '#marketplace/fact-lock.ts'
import { listingHealth } from '#marketplace/health.ts'
import { adjust } from '#server/credits/adjust.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

const FACT = 'Ships in plastic-free wrapping.'

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp({ writer: 'configured' })
  ana = await shop.signIn('ana@example.com')
  const { id } = (await ana.call(routes.currentUser)).answer()
  await adjust(shop.db, { userId: id, credits: 50, actorId: id })
  await save({ facts: [FACT] })
})
afterAll(() => shop.close())

const save = (said: Partial<ShopProfile>) =>
  ana.call(routes.saveShopProfile, { body: { ...NO_PROFILE, ...said } })
const written = async () =>
  (await ana.call(routes.generateListing, { body: aGeneratorInput() })).answer()
const again = async (id: string) =>
  (
    await ana.call(routes.writePartAgain, { params: { id }, body: { part: 'description' } })
  ).answer()

/** As the screens hold a listing against what was entered for it. */
function falseIn(listing: Listing) {
  const entered = { ...listing, starredKeywords: listing.starredKeywords ?? '' }
  const truth = listingHealth(listing).find(({ id }) => id === 'truth')
  return { words: unbackedWords(listing, entered).map(({ words }) => words), truth: truth?.state }
}

it('are no inventions of the listing that tells them, and stay with it', async () => {
  const listing = await written()
  expect(listing.generatedDescription).toContain(FACT)
  expect(falseIn(listing)).toEqual({ words: [], truth: 'met' })
  // Were they not known to be hers, they would be found.
  expect(falseIn({ ...listing, standingFacts: [] })).toEqual({
    words: ['ships in', 'plastic free'],
    truth: 'open',
  })
  await save({})
  const params = { id: listing.id }
  expect(falseIn((await ana.call(routes.getListing, { params })).answer()).words).toEqual([])
  await ana.call(routes.deleteListing, { params })
  const back = (await ana.call(routes.restoreListing, { params })).answer()
  expect(falseIn(back).words).toEqual([])
  await save({ facts: [FACT] })
})

it('come with the description that is written again under a newer profile', async () => {
  await save({})
  const { id } = await written()
  await save({ facts: [FACT] })
  const listing = await again(id)
  expect(listing.generatedDescription).toContain(FACT)
  expect(falseIn(listing).words).toEqual([])
})

it('belong to no listing that does without the profile', async () => {
  const body = { ...aGeneratorInput(), usesProfile: false }
  const listing = (await ana.call(routes.generateListing, { body })).answer()
  expect(listing.standingFacts).toEqual([])
})

it('count where a listing is checked, and where one is improved', async () => {
  const texts = {
    title: 'Stoneware Mug Stoneware Mug Stoneware Mug',
    description: `A stoneware mug, wheel thrown. It holds 350 ml.\n\n${FACT}`,
    tags: ['stoneware mug'],
    altText: null,
  }
  const productType = 'A stoneware mug, wheel thrown. It holds 350 ml.'
  const body = { ...texts, title: 'Stoneware Mug, Wheel Thrown', productType }
  const report = (await ana.call(routes.checkListing, { body })).answer()
  expect(report.checks.find(({ id }) => id === 'truth')?.state).toBe('met')
  const without = { ...body, usesProfile: false }
  const other = (await ana.call(routes.checkListing, { body: without })).answer()
  expect(other.checks.find(({ id }) => id === 'truth')?.state).not.toBe('met')
  const { listing } = (await ana.call(routes.improveListing, { body: texts })).answer()
  expect(listing.standingFacts).toEqual([FACT])
})
