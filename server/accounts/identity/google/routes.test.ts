import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GOOGLE_CALLBACK_PATH, googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { routes } from '#contract/routes.ts'
import { aBrowser, type TestBrowser } from '#server/accounts/identity/testing/a-browser.ts'
import { sweepExpired } from '#server/assembly/upkeep.ts'
import { onSandbox } from '#server/sandbox/tables.ts'
import { PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let browser: TestBrowser
beforeAll(async () => {
  shop = await testApp({ hasGoogle: true })
})
afterAll(() => shop.close())
beforeEach(() => {
  browser = aBrowser(shop.app)
})

const people = async () =>
  (await shop.db.selectFrom('identityAccounts').selectAll().execute()).filter(
    ({ providerId }) => providerId === 'sandbox-google',
  )

describe('signing in with Google', () => {
  it('opens an account at the first time and finds it again at the next', async () => {
    expect(await browser.signIn('wren.porter@example.com', '/signup')).toBe(
      '/signup?google=welcome',
    )
    const first = (await browser.currentUser()).answer()
    expect(first).toMatchObject({
      email: 'wren.porter@example.com',
      firstName: 'Wren',
      lastName: 'Porter',
      credits: 10,
    })
    const later = aBrowser(shop.app)
    expect(await later.signIn('wren.porter@example.com', '/signin?next=%2Fhistory')).toBe(
      '/signin?next=%2Fhistory&google=welcome_back',
    )
    expect((await later.currentUser()).answer().id).toBe(first.id)
    const { token } = (await later.mintToken()).answer()
    expect(decodeJwt(token)['has_password']).toBe(false)
  })

  it('asks with PKCE, a state and a nonce, and lets the person choose an account', async () => {
    const { searchParams } = new URL((await browser.start('/signin')).answer().url)
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'listwright-sandbox',
      redirect_uri: `http://localhost:3000${GOOGLE_CALLBACK_PATH}`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'select_account',
    })
  })

  it('keeps no secret readable, and nothing once the person is back', async () => {
    await shop.db.deleteFrom('identityVerifications').execute()
    await browser.start('/signin')
    const [kept] = await shop.db.selectFrom('identityVerifications').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(browser.cookie('listwright-google'))
    await browser.choose('tidy@example.com')
    await browser.comeBack()
    expect(await shop.db.selectFrom('identityVerifications').selectAll().execute()).toEqual([])
    expect(browser.cookie('listwright-google')).toBe('')
    expect(
      await onSandbox(shop.db).selectFrom('sandbox.googleCodes').selectAll().execute(),
    ).toEqual([])
  })

  it('makes one account of the same person coming twice at once', async () => {
    const both = [aBrowser(shop.app), aBrowser(shop.app)]
    const outcomes = await Promise.all(both.map((one) => one.signIn('twice@example.com')))
    expect(outcomes.toSorted()).toEqual(['/signin?google=welcome', '/signin?google=welcome_back'])
  })

  it('returns to the name under which the site was opened on this machine', async () => {
    await browser.start('/signin', { origin: 'http://127.0.0.1:3000' })
    await browser.choose('local@example.com')
    expect(browser.address).toMatch(/^http:\/\/127\.0\.0\.1:3000\/api\/identity\/callback\/google/)
    expect(await browser.comeBack()).toBe('/signin?google=welcome')
  })
})

describe('nobody comes in', () => {
  it('who cancels', async () => {
    await browser.start('/signup')
    await browser.choose('cancel')
    expect(await browser.comeBack()).toBe('/signup?google=google_cancelled')
    expect((await browser.mintToken()).status).toBe(401)
  })

  it('whose address Google has not verified', async () => {
    expect(await browser.signIn('una.lark@example.com')).toBe(
      '/signin?google=google_email_unverified',
    )
    expect((await people()).map(({ accountId }) => accountId)).toHaveLength(4)
  })

  it('whose address belongs to an account with a password, which is never linked', async () => {
    const owner = await shop.signIn('mara@example.com')
    const confirmed = { emailVerified: true }
    const ofMara = shop.db.updateTable('identityUsers').where('email', '=', 'mara@example.com')
    await ofMara.set(confirmed).execute()
    expect(await browser.signIn('mara@example.com')).toBe('/signin?google=email_taken')
    expect((await browser.mintToken()).status).toBe(401)
    expect((await owner.call(routes.currentUser)).answer().email).toBe('mara@example.com')
    const again = { email: 'mara@example.com', password: PASSWORD }
    expect((await shop.visitor.call(identityRoutes.signIn, { body: again })).status).toBe(200)
    expect((await browser.freeAddress()).problem().code).toBe('google_sign_in_over')
  })

  it('whose address somebody else signed up with, until they say that it is theirs', async () => {
    const other = await shop.signIn('una@example.com')
    const theirs = (await other.call(routes.currentUser)).answer()
    expect(await browser.signIn('una@example.com')).toBe('/signin?google=email_unconfirmed')
    expect((await browser.mintToken()).status).toBe(401)
    expect((await other.call(routes.currentUser)).answer().email).toBe('una@example.com')

    expect((await browser.freeAddress()).answer().user.email).toBe('una@example.com')
    const una = (await browser.currentUser()).answer()
    expect(una).toMatchObject({ email: 'una@example.com', isEmailConfirmed: true, credits: 10 })
    const left = (await other.call(routes.currentUser)).answer()
    expect([left.id, una.id === left.id]).toEqual([theirs.id, false])
    expect(left.email).toMatch(/@freed\.invalid$/)
    expect((await browser.freeAddress()).status).toBe(400)
    expect((await aBrowser(shop.app).freeAddress()).status).toBe(400)
  })

  it('who takes the address of someone at Google by a password', async () => {
    await browser.signIn('google.first@example.com')
    const body = { email: 'google.first@example.com', password: PASSWORD }
    const refused = await shop.visitor.call(identityRoutes.signUp, { body })
    expect(refused.problem().code).toBe('account_exists')
  })

  it('with another state, in another browser, or a second time', async () => {
    await browser.start('/signin')
    await browser.choose('state@example.com')
    const stranger = aBrowser(shop.app)
    expect(await stranger.comeBack(browser.address)).toBe('/signin?google=google_sign_in_over')
    const forged = browser.address.replace(/state=[\w-]+/, 'state=forged')
    expect(await browser.comeBack(forged)).toBe('/signin?google=google_refused')
    expect(await browser.comeBack()).toBe('/signin?google=google_sign_in_over')

    await browser.signIn('replayed@example.com')
    expect(await browser.comeBack()).toBe('/signin?google=google_sign_in_over')
  })

  it('with the code of someone else', async () => {
    await browser.start('/signin')
    await browser.choose('mine@example.com')
    const other = aBrowser(shop.app)
    await other.start('/signin')
    await other.choose('theirs@example.com')
    const theirs = new URL(other.address).searchParams.get('code') ?? ''
    const mixed = new URL(browser.address)
    mixed.searchParams.set('code', theirs)
    expect(await browser.comeBack(mixed.href)).toBe('/signin?google=google_refused')
  })

  it('who took longer than a quarter of an hour', async () => {
    await browser.start('/signin')
    await browser.choose('slow@example.com')
    shop.clock.advance(15 * 60)
    expect(await browser.comeBack()).toBe('/signin?google=google_sign_in_over')
    shop.clock.advance(-15 * 60)
  })

  it('whom we have forgotten, because nobody came back in time', async () => {
    await browser.start('/signin')
    shop.clock.advance(15 * 60)
    await sweepExpired(shop.db, shop.clock.now())
    const departures = shop.db.selectFrom('identityVerifications').select('id')
    expect(await departures.where('identifier', '=', 'google-sign-in').execute()).toEqual([])
    shop.clock.advance(-15 * 60)
  })

  it('as the twenty-first new person of an hour from one network', async () => {
    await shop.db.deleteFrom('attemptCounts').execute()
    const outcomes = []
    for (let person = 0; person < 22; person += 1) {
      const stranger = aBrowser(shop.app, '203.0.113.7')
      outcomes.push(await stranger.signIn(`crowd-${person}@example.com`))
    }
    expect(outcomes.filter((outcome) => outcome === '/signin?google=welcome')).toHaveLength(20)
    expect(outcomes.slice(20)).toEqual(Array(2).fill('/signin?google=too_many_accounts'))
    const known = aBrowser(shop.app, '203.0.113.7')
    expect(await known.signIn('crowd-1@example.com')).toBe('/signin?google=welcome_back')
  })

  it('from another site', async () => {
    const refused = await browser.start('/signin', { origin: 'https://evil.example' })
    expect(refused.problem().code).toBe('forbidden')
  })
})

it.each([
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  'https:evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/signin@evil.example',
  '/signin/../..//evil.example',
  '/signinx',
  '/signin#x',
  '/signin?a\nb',
  '/signin\\x',
  '/history',
  '@evil.example',
  '/signin.evil.example',
  ' /signin',
  '/SIGNIN',
  '/signin?x\\y',
  '',
])('leads back to no page but sign-in and sign-up: not to %j', async (callbackURL) => {
  expect((await browser.start(callbackURL)).status).toBe(400)
})

it('has nothing at these addresses where Google is not set up', async () => {
  const plain = await testApp()
  const body = { provider: 'google', callbackURL: PAGES.signIn } as const
  expect((await plain.visitor.call(googleRoutes.startGoogle, { body })).status).toBe(404)
  expect((await plain.app.inject(GOOGLE_CALLBACK_PATH)).statusCode).toBe(404)
  expect((await plain.visitor.call(routes.configuration)).answer().identity.hasGoogle).toBe(false)
  await plain.close()
})
