import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { WritingFailed } from '#server/listings/writer/writer.ts'
import { testDatabase } from '#server/testing/database.ts'
import { balanceOf, aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let isWell = true
let written = 0
let queries = 0
const write = async () => {
  written += 1
  if (!isWell) throw new WritingFailed('unusable', 'as the test wants')
  return aWriting()
}
beforeAll(async () => {
  shop = await testApp({
    database: await testDatabase(() => {
      queries += 1
    }),
    writer: { name: 'composer', write },
    environment: {
      TRUSTED_PROXIES: '127.0.0.1',
      GENERATIONS_PER_MINUTE: '3',
      GENERATIONS_PER_MINUTE_NETWORK: '5',
    },
  })
})
afterAll(() => shop.close())
beforeEach(() => {
  isWell = true
  written = 0
  shop.clock.advance(60)
})

const generate = (who: Caller, address?: string) =>
  who.call(routes.generateListing, {
    body: aGeneratorInput(),
    headers: address === undefined ? {} : { 'x-forwarded-for': address },
  })
const statuses = async (count: number, who: Caller, address?: string) => {
  const seen: number[] = []
  while (seen.length < count) seen.push((await generate(who, address)).status)
  return seen
}

it('asks the writer for so many listings of one person in a minute, failed ones too', async () => {
  const [ana, ben] = [await shop.signIn('ana@example.com'), await shop.signIn('ben@example.com')]
  isWell = false
  expect(await statuses(5, ana, '203.0.113.1')).toEqual([502, 502, 502, 429, 429])
  isWell = true
  const refused = await generate(ana, '198.51.100.1')
  expect(refused.problem()).toMatchObject({
    code: 'too_many_requests',
    detail: expect.stringMatching(/^Too many listings .* You were not charged\.$/),
  })
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect(written).toBe(3)
  const { id } = (await ana.call(routes.currentUser)).answer()
  expect(await balanceOf(shop.db, id)).toEqual({ credits: 10, creditsHeld: 0 })
  expect(await statuses(1, ben, '203.0.113.1')).toEqual([200])
  shop.clock.advance(60)
  expect(await statuses(1, ana, '203.0.113.1')).toEqual([200])
})

it('asks it for so many of one network, however many accounts are there', async () => {
  const people = ['cleo@example.com', 'dan@example.com', 'eva@example.com']
  const [cleo, dan, eva] = await Promise.all(people.map((email) => shop.signIn(email)))
  if (cleo === undefined || dan === undefined || eva === undefined) throw new Error('Nobody came')
  expect(await statuses(3, cleo, '2001:db8::1')).toEqual([200, 200, 200])
  expect(await statuses(3, dan, '2001:db8::2')).toEqual([200, 200, 429])
  expect(await statuses(1, eva, '2001:db8::3')).toEqual([429])
  expect(await statuses(1, eva, '203.0.113.7')).toEqual([200])
})

it('reads from the database who asks, and no more, to refuse again', async () => {
  const gil = await shop.signIn('gil@example.com')
  await statuses(4, gil, '203.0.113.9')
  queries = 0
  expect(await statuses(10, gil, '203.0.113.9')).toEqual(Array.from({ length: 10 }, () => 429))
  expect(queries).toBe(10)
  shop.clock.advance(60)
  expect(await statuses(1, gil, '203.0.113.9')).toEqual([200])
})

it('counts nothing at home', async () => {
  const fay = await shop.signIn('fay@example.com')
  expect(await statuses(5, fay)).toEqual([200, 200, 200, 200, 200])
})
