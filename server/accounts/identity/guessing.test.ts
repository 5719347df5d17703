import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityRoutes } from '#contract/identity.ts'
import { PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'

const HOME = '198.51.100.7'

let shop: TestApp
beforeAll(async () => {
  // All from afar, and more of them than anyone may call in a minute.
  shop = await testApp({ environment: { REQUESTS_PER_MINUTE: '1000000' } })
})
afterAll(() => shop.close())

type Try = { email: string; password?: string; from: string; headers?: Record<string, string> }

const signIn = async ({ email, password = 'wrong', from, headers = {} }: Try) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: identityRoutes.signIn.path,
    payload: { email, password },
    remoteAddress: from,
    headers,
  })
  return response.statusCode
}

/** How many of these were compared with the right password. */
async function verified(guesses: Try[]): Promise<number> {
  const statuses = await Promise.all(guesses.map(signIn))
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  return statuses.filter((status) => status === 401).length
}

const many = (count: number, guess: (n: number) => Try) =>
  Array.from({ length: count }, (_, n) => guess(n))

const anAccount = async (name: string) => {
  const email = `${name}@example.com`
  await shop.signIn(email)
  expect(await signIn({ email, password: PASSWORD, from: HOME })).toBe(200)
  return email
}

// A hundred passwords are hashed here, which is meant to take its time.
describe('wrong passwords for one account', () => {
  it('from one address are ten guesses, and the owner at home still gets in', async () => {
    const email = await anAccount('one')
    const from = '203.0.113.1'
    expect(await verified(many(60, () => ({ email, from })))).toBe(10)
    expect(await signIn({ email, password: PASSWORD, from })).toBe(429)
    expect(await signIn({ email, password: PASSWORD, from: HOME })).toBe(200)
  })

  it('from a hundred addresses are a hundred, and the owner at home still gets in', async () => {
    const email = await anAccount('hundred')
    const guesses = many(120, (n) => ({ email, from: `203.0.113.${n % 100}` }))
    expect(await verified(guesses)).toBe(100)
    expect(await signIn({ email, password: PASSWORD, from: '192.0.2.1' })).toBe(429)
    expect(await signIn({ email, password: PASSWORD, from: HOME })).toBe(200)
  })

  it('from all over one IPv6 network are ten', async () => {
    const email = await anAccount('six')
    const guesses = many(50, (n) => ({ email, from: `2001:db8:0:1:${n.toString(16)}::1` }))
    expect(await verified(guesses)).toBe(10)
  })

  it('with an invented address in front of each are ten', async () => {
    const email = await anAccount('forged')
    const guesses = many(50, (n) => ({
      email,
      from: '203.0.113.1',
      headers: { 'x-forwarded-for': `10.0.0.${n}`, 'x-real-ip': `10.0.1.${n}` },
    }))
    expect(await verified(guesses)).toBe(10)
  })
})
