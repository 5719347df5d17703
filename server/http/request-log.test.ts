import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp({ environment: { LOG_LEVEL: 'info' } })
})
afterAll(() => shop.close())
beforeEach(() => void shop.logged.splice(0))

/** Whose address it is among those who sign in; the account keeps it as its subject. */
const identityOf = async (email: string) =>
  (
    await shop.db
      .selectFrom('identityUsers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.id

const lines = () => shop.logged.map((line): Record<string, unknown> => JSON.parse(line))

describe('a call that is to change something', () => {
  it('leaves a line with the request, who asked, and what came of it', async () => {
    const ana = await shop.signIn('ana@example.com')
    const { id } = (await ana.call(routes.currentUser)).answer()
    const made = await ana.call(routes.createFooter, { body: { name: 'Care', content: 'Dry.' } })
    expect(lines()).toContainEqual(
      expect.objectContaining({
        level: 30,
        msg: 'Answered',
        method: 'POST',
        route: routes.createFooter.path,
        status: made.status,
        reqId: made.headers['x-request-id'],
        userId: id,
        address: '127.0.0.1',
      }),
    )
    expect(shop.logged.join()).not.toMatch(/Dry|ana@example/)
  })

  it('tells of signing in whose it was, and of a wrong password from where', async () => {
    await shop.signIn('ben@example.com')
    shop.logged.splice(0)
    const body = { email: 'ben@example.com', password: PASSWORD }
    const signedIn = await shop.visitor.call(identityRoutes.signIn, { body })
    const wrong = { ...body, password: 'not the password' }
    await shop.visitor.call(identityRoutes.signIn, { body: wrong })
    const { path: route } = identityRoutes.signIn
    const [good, bad] = lines().filter((line) => line['route'] === route)
    expect(signedIn.status).toBe(200)
    expect(good).toMatchObject({ status: 200, userId: await identityOf('ben@example.com') })
    expect(bad).toMatchObject({ status: 401, address: '127.0.0.1' })
    expect(bad).not.toHaveProperty('userId')
    expect(shop.logged.join()).not.toContain(PASSWORD)
  })
})

it('leaves no line for reading, nor for an address that does not exist', async () => {
  await shop.app.inject('/api/config')
  await shop.app.inject({ method: 'POST', url: '/api/nothing' })
  expect(shop.logged).toEqual([])
})

it('tells who is refused, where they only wanted to read, too', async () => {
  const ana = await shop.signIn('curious@example.com')
  const { id } = (await ana.call(routes.currentUser)).answer()
  shop.logged.splice(0)
  await ana.call(routes.listUsers)
  await shop.app.inject({
    url: routes.currentUser.path,
    headers: { authorization: 'Bearer a.b.c' },
  })
  expect(lines()).toMatchObject([
    { route: routes.listUsers.path, status: 403, userId: id, address: '127.0.0.1' },
    { route: routes.currentUser.path, status: 401, address: '127.0.0.1' },
  ])
})

it('names the request in every line that is logged on its way', async () => {
  const app = await testApp({ environment: { LOG_LEVEL: 'info' } })
  app.app.post('/deep', async () => {
    await Promise.resolve()
    app.app.log.warn('Deep inside')
    return {}
  })
  const answer = await app.app.inject({ method: 'POST', url: '/deep', payload: { a: 1 } })
  const deep = app.logged.find((line) => line.includes('Deep inside')) ?? '{}'
  expect(JSON.parse(deep)).toMatchObject({ reqId: answer.headers['x-request-id'] })
  await app.close()
})
