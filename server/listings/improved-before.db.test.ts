import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Improvement } from '#contract/improving/improving.ts'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

const PASTED = {
  title: 'Walnut Ring Dish | Walnut Dish | Ring Holder Walnut | BEST Gift for Her',
  description:
    'Welcome to my shop!!\n\nA ring dish of black walnut, 4 inches wide. Finished with food safe oil. Not for the dishwasher.',
  tags: ['walnut ring dish', 'ring holder', 'gift'],
}
const ANEW = aWriting({
  generatedTitle: 'Walnut Ring Dish, 4 Inches Wide, Ring Holder',
  generatedDescription:
    'A ring dish of black walnut, 4 inches wide.\n\n• Finished with food safe oil\n• Not for the dishwasher',
  generatedTags: ['walnut ring dish', 'black walnut dish'],
  generatedAltText: null,
  generatedExplanation: 'Title: The new one.',
})

let shop: TestApp
let ana: Caller
let improvement: Improvement
beforeAll(async () => {
  shop = await testApp({ writer: { name: 'composer', write: async () => ANEW } })
  ana = await shop.signIn('ana@example.com')
  improvement = (await ana.call(routes.improveListing, { body: PASTED })).answer()
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const find = async (wanted: Partial<typeof PASTED> = {}, caller = ana) =>
  (await caller.call(routes.findImproved, { body: { ...PASTED, ...wanted } })).answer().improved
const found = () => ({
  id: improvement.listing.id,
  listingTitle: improvement.listing.listingTitle,
  improvedAt: improvement.listing.createdAt,
})
const creditsOf = async () => (await ana.call(routes.currentUser)).answer().credits
const params = () => ({ id: improvement.listing.id })

it('finds what was pasted again, whatever its spaces, capitals and order of tags, for nothing', async () => {
  const before = await creditsOf()
  expect(await find()).toEqual(found())
  expect(
    await find({
      title: `  ${PASTED.title.toUpperCase().replace(' ', '\u00A0')} `,
      description: PASTED.description.replace('\n\n', '\r\n'),
      tags: ['Gift', 'ring  holder', 'Walnut Ring Dish'],
    }),
  ).toEqual(found())
  expect(await creditsOf()).toBe(before)
})

it('finds nothing where anything else is said, nor what is another’s', async () => {
  expect(await find({ title: `${PASTED.title} now` })).toBeNull()
  expect(await find({ description: `${PASTED.description} Oiled.` })).toBeNull()
  expect(await find({ tags: ['walnut ring dish'] })).toBeNull()
  expect(await find({}, await shop.signIn('ben@example.com'))).toBeNull()
})

it('finds what was saved of it, also after it was edited, and what was pasted then', async () => {
  const offered = improvement.parts.filter(({ isOffered }) => isOffered).map(({ part }) => part)
  const { generatedTitle, generatedDescription, generatedTags } = (
    await ana.call(routes.takeParts, { params: params(), body: { parts: offered } })
  ).answer()
  const saved = {
    title: generatedTitle,
    description: generatedDescription,
    tags: generatedTags,
  }
  expect(saved.title).not.toBe(PASTED.title)
  expect([await find(saved), await find()]).toEqual([found(), found()])
  await ana.call(routes.updateListing, {
    params: params(),
    body: { generatedTitle: 'Walnut Ring Dish by Hand' },
  })
  expect([await find(saved), await find()]).toEqual([found(), found()])
  expect(await find({ ...saved, title: 'Walnut Ring Dish by Hand' })).toEqual(found())
})

it('improves it again all the same for whoever asks for that', async () => {
  const again = (await ana.call(routes.improveListing, { body: PASTED })).answer()
  expect((await find())?.id).toBe(again.listing.id)
  // What is thrown away is not to be opened.
  await ana.call(routes.deleteListing, { params: { id: again.listing.id } })
  expect(await find()).toEqual(found())
})
