import { afterAll, beforeAll, expect, it } from 'vitest'
import { HealthFound } from '#contract/improving/health-found.ts'
import { COMPARED_PARTS, type Improvement } from '#contract/improving/improving.ts'
import { type Listing, TAG } from '#contract/listings.ts'
import type { Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE, type ShopProfile } from '#contract/shop-profile.ts'
import { listingHealth } from '#marketplace/health.ts'
import { adjust } from '#server/credits/adjust.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

type Request = Written<typeof routes.improveListing.body>

const DISH = {
  title: 'Walnut Ring Dish | Ring Holder | FREE SHIPPING | Jewelry Tray | Wedding',
  description: [
    'Welcome to my shop!',
    'THE PERFECT GIFT for someone special!',
    'A ring dish of black walnut, turned by hand. 10 cm across. Finished with beeswax. Not for the dishwasher.',
    'No returns on custom orders.',
    'Thank you for looking!',
  ].join('\n\n'),
  tags: ['walnut ring dish', 'ring holder', 'jewelry tray', 'perfect ring dish'],
} satisfies Request

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp({ writer: 'configured' })
  ana = await shop.signIn('ana@example.com')
  const { id } = (await ana.call(routes.currentUser)).answer()
  await adjust(shop.db, { userId: id, credits: 50, actorId: id })
})
afterAll(() => shop.close())

const improve = async (body: Request, said: Partial<ShopProfile> = {}) => {
  await ana.call(routes.saveShopProfile, { body: { ...NO_PROFILE, ...said } })
  return ana.call(routes.improveListing, { body })
}
const partOf = ({ parts }: Improvement, name: string) => parts.find(({ part }) => part === name)

it.each([[{}], [{ facts: ['Made by one pair of hands in Porto.'] }]])(
  'charges nothing where nothing is won but a sentence of the profile: %j',
  async (said) => {
    const credits = await ana.credits()
    const refused = await improve({ title: 'Mug', description: 'A mug.', tags: ['mug'] }, said)
    expect(refused.problem()).toMatchObject({ status: 422, code: 'nothing_better' })
    expect(await ana.credits()).toBe(credits)
  },
)

it('says of what is not worth a credit how many checks pass, and what the others found', async () => {
  const body = { title: 'Mug', description: 'A mug.', tags: ['mug'] }
  const { detail, ...problem } = (await improve(body)).problem()
  const health = HealthFound.parse(problem.health)
  const { met, of, faults } = (await ana.call(routes.checkListing, { body })).answer()
  expect(health).toMatchObject({ met, of })
  expect(detail).toContain(`Your listing passes ${met} of ${of} checks`)
  expect(detail).toContain(
    `We found ${health.faults.length} things that you can fix yourself for free`,
  )
  expect(health.faults).toEqual(faults)
  expect(health.kept.map(({ part }) => part)).toEqual(COMPARED_PARTS)
  for (const { why } of health.kept) expect(why).toMatch(/^[A-Z].*\.$/)
  expect(health.faults).toContainEqual({ part: 'tags', text: '1 of 13 tags are used.' })
  expect(health.faults).toContainEqual({
    part: 'altText',
    text: 'The photo has no alt text yet.',
  })
})

it('takes a tag that is too long as a fault, and shortens it at a whole word', async () => {
  const improved = await improve({
    title: 'Vintage Brass Candlesticks BEST PRICE, Taper Candle Holders',
    description:
      'Hello and thanks for looking!\n\nA pair of solid brass candlesticks from the 1970s, each 7 in tall, for a standard taper. They are mid century candle holders with a fine patina.',
    tags: ['brass candlesticks', 'mid century candle holders'],
  })
  const { written, parts } = improved.answer()
  expect(written.generatedTags.every(({ length }) => length <= TAG.lengthMax)).toBe(true)
  expect(parts.find(({ part }) => part === 'tags')).toMatchObject({ isOffered: true })
  expect(parts.find(({ part }) => part === 'tags')?.why).toContain(
    '"mid century candle holders" has 26 characters; 20 are allowed.',
  )
})

/** Of so few words of the item nothing is worth a credit. */
const GREETED = {
  title: 'Stoneware Mug',
  description:
    'Hello and welcome!!\n\nA mug of stoneware.\n\nThank you for supporting a small business <3',
  tags: ['mug'],
} satisfies Request

it.each<[Request & { tags: string[] }]>([
  [GREETED],
  [{ ...GREETED, listingTitle: 'Walnut mug', altText: 'A mug' }],
  [{ ...GREETED, description: 'A MUG OF STONEWARE, GLAZED BY HAND.' }],
])(
  'checks for nothing by the same reading as at the refusal, greetings, thanks and shouting with it: %#',
  async (body) => {
    const refused = HealthFound.parse((await improve(body)).problem().health)
    const report = await ana.call(routes.checkListing, { body })
    const { met, of, faults } = report.answer()
    expect({ met, of, faults }).toEqual({
      met: refused.met,
      of: refused.of,
      faults: refused.faults,
    })
    expect(faults.some(({ text }) => /Not about the item|Sentences in capitals/.test(text))).toBe(
      true,
    )
  },
)

it('names for nothing the tags that her text bears out, and no more than there is room for', async () => {
  const own = Array.from('abcdefghij', (letter) => `apron ${letter.repeat(4)}`)
  const body = {
    title: 'Linen Apron with Pockets, Kitchen Apron',
    description:
      'An apron of washed linen, 84 cm long, with two deep front pockets. The straps cross at the back. Wash at 40.',
    tags: ['linen apron', ...own],
    altText: 'An apron on a hook',
  }
  const { tagsToAdd } = HealthFound.parse((await improve(body)).problem().health)
  expect(tagsToAdd.length).toBeGreaterThan(0)
  expect(tagsToAdd.length).toBeLessThanOrEqual(2)
  for (const tag of tagsToAdd) expect(body.tags).not.toContain(tag)
})

it('tells the credit history that a listing was improved', async () => {
  ;(await improve(DISH)).answer()
  const [entry] = (await ana.call(routes.listCreditEntries)).answer()
  expect(entry).toMatchObject({ amount: -1, description: 'Listing improved' })
})

it('writes no tag that is never said, and takes what it was left out for no loss', async () => {
  const improvement = (await improve(DISH, { neverSay: ['perfect'] })).answer()
  const { written, leftOut } = improvement
  expect(JSON.stringify([written.generatedTitle, written.generatedTags]).toLowerCase()).not.toMatch(
    /perfect/,
  )
  expect(partOf(improvement, 'description')).toMatchObject({ isOffered: true })
  expect(leftOut).toContainEqual({
    text: 'THE PERFECT GIFT for someone special!',
    why: 'what your shop never says',
  })
})

it('says which searches a new title no longer holds', async () => {
  const improvement = (await improve(DISH)).answer()
  const title = partOf(improvement, 'title')
  const { generatedTitle } = improvement.written
  for (const search of ['ring holder', 'jewelry tray'])
    if (!generatedTitle.toLowerCase().includes(search))
      expect(title?.isOffered === true ? title.why.toLowerCase() : search).toContain(search)
})

it('takes what her title says for said', async () => {
  const body = {
    title: 'Linen Apron with Pockets, Japanese Style Pinafore',
    description:
      'An apron of washed linen, 84 cm long, with two deep front pockets. The straps cross at the back. Wash at 40.',
    tags: ['linen apron', 'japanese apron'],
  }
  const { checks } = (await ana.call(routes.checkListing, { body })).answer()
  expect(checks.find(({ id }) => id === 'truth')?.state).toBe('met')
  expect(JSON.stringify((await improve(body)).problem().health)).not.toMatch(/japanese/i)
})

it('stands by its own checks as the comparison says, whatever is chosen', async () => {
  const title = 'Walnut Ring Dish, Japanese Style | Ring Holder | FREE SHIPPING | Jewelry Tray'
  const improvement = (await improve({ ...DISH, title })).answer()
  const params = { id: improvement.listing.id }
  expect(metIn(improvement.listing)).toBe(improvement.health.choices[0]?.passed)
  for (const { parts, passed } of improvement.health.choices.toReversed()) {
    const taken = (await ana.call(routes.takeParts, { params, body: { parts } })).answer()
    expect([parts, metIn(taken)]).toEqual([parts, passed])
  }
})

it('drops no word of a title that denies something', async () => {
  const { written } = (
    await improve({
      title: 'Goat Milk Soap, Honey Soap, not vegan',
      description: `Welcome!\n\nA soap bar of goat milk and honey, 100 g. Contains goat milk and honey.\n\nFollow us on www.example.com`,
      tags: ['goat milk soap', 'honey soap'],
    })
  ).answer()
  expect(written.generatedTitle).toBe('Goat Milk Soap, Honey Soap, Not Vegan, 100 g')
})

it('counts and names what was written, whatever is kept', async () => {
  const { written, leftOut, parts } = (await improve(DISH)).answer()
  expect(parts.length).toBe(4)
  expect(leftOut.map(({ text }) => text).join('\n')).toContain('Welcome to my shop')
  for (const { text } of leftOut) expect(written.generatedDescription).not.toContain(text)
  const tags = written.generatedExplanation.split('\n').find((line) => line.startsWith('Tags:'))
  const count = /(\d+) of 13 are used/.exec(tags ?? '')?.[1]
  if (count !== undefined) expect(Number(count)).toBe(written.generatedTags.length)
  const [, unused = ''] = /Not used: (.*)/.exec(tags ?? '') ?? []
  for (const tag of written.generatedTags) expect(unused).not.toContain(`"${tag}"`)
})

it('charges nothing for a greeting and a thank-you less', async () => {
  const written = (
    await improve({ ...DISH, description: DISH.description.replace('THE PERFECT GIFT', 'A GIFT') })
  ).answer().written
  const again = {
    title: written.generatedTitle,
    description: `Welcome to my shop!\n\n${written.generatedDescription}\n\nThank you for looking!`,
    tags: written.generatedTags,
  }
  const credits = await ana.credits()
  expect((await improve(again)).problem()).toMatchObject({ status: 422, code: 'nothing_better' })
  expect(await ana.credits()).toBe(credits)
})

it('names every search that a kept title holds alone, and gives a long title a short nickname', async () => {
  const improvement = (
    await improve({
      title:
        'Soy Candle Lavender Chamomile Amber Jar 8 oz Hand Poured Candle Self Care Gift for Her',
      description:
        'Soy candle with lavender and chamomile in an amber jar, 8 oz. Hand poured. More on www.example.com',
      tags: ['soy candle', 'lavender candle', 'self care gift'],
    })
  ).answer()
  expect(improvement.listing.listingTitle).toMatch(/^Soy Candle( \p{L}+){1,3}$/u)
  expect(improvement.parts.map(({ why }) => why).join(' ')).not.toMatch(/and \d+ more/)
})

it('charges nothing for one tag more, and writes no title that says far less', async () => {
  const credits = await ana.credits()
  const refused = await improve({ title: 'Mug', description: 'A mug.', tags: [] })
  expect(refused.problem()).toMatchObject({ status: 422, code: 'nothing_better' })
  expect(await ana.credits()).toBe(credits)
  const candle = await improve({
    title: 'Soy Candle Lavender Chamomile Amber Jar 8 oz Hand Poured Candle Self Care Gift for Her',
    description:
      'More on www.example.com\n\nSoy candle with lavender and chamomile in an amber jar, 8 oz. Hand poured. Never leave a burning candle unattended. No returns on used candles.',
    tags: ['soy candle', 'lavender candle', 'self care gift'],
  })
  const { written } = candle.answer()
  expect(written.generatedTitle).toMatch(/Lavender.*Amber Jar/)
  expect(written.generatedTags.join()).not.toMatch(/burning candle|used candle/)
})

function metIn(listing: Listing): number {
  return listingHealth(listing).filter(({ state }) => state === 'met').length
}
