import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { sweepExpired } from '#server/assembly/upkeep.ts'
import type { Mail } from '#server/mail/mail.ts'
import { type Caller, PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'

const NEW_PASSWORD = 'linen and beeswax'
const HOUR_SECONDS = 3600

let shop: TestApp
let people = 0
let email = ''
let ana: Caller
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  people += 1
  email = `ana${people}@example.com`
  shop.mails.length = 0
  ana = await shop.signIn(email)
  await ana.call(routes.currentUser)
})

const signIn = (password: string) =>
  shop.visitor.call(identityRoutes.signIn, { body: { email, password } })
const ask = (address = email, headers = {}) =>
  shop.visitor.call(identityRoutes.requestPasswordReset, { body: { email: address }, headers })
const reset = (token: string, newPassword = NEW_PASSWORD, headers = {}) =>
  shop.visitor.call(identityRoutes.resetPassword, { body: { token, newPassword }, headers })
const change = (caller: Pick<Caller, 'call'>, currentPassword: string, headers = {}) =>
  caller.call(identityRoutes.changePassword, {
    body: { currentPassword, newPassword: NEW_PASSWORD },
    headers,
  })

/** The mail that comes, and the secret of the link in it. */
async function nextMail(): Promise<{ mail: Mail | undefined; secret: string }> {
  await expect.poll(() => shop.mails).toHaveLength(1)
  const mail = shop.mails.pop()
  const secret = /http:\/\/localhost:3000\/reset-password#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1]
  return { mail, secret: secret ?? '' }
}

async function aLink(): Promise<string> {
  await ask()
  return (await nextMail()).secret
}

describe('a forgotten password', () => {
  it('brings a link to the address of the account, and keeps no secret readable', async () => {
    expect((await ask()).status).toBe(204)
    const { mail, secret } = await nextMail()
    expect(mail?.to).toBe(email)
    expect(secret).toHaveLength(43)
    const rows = await shop.db.selectFrom('identityVerifications').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is answered alike where there is no account, and nothing is mailed', async () => {
    const known = await ask()
    await nextMail()
    const unknown = await ask('nobody@example.com')
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    // Whoever asks next comes after the one before: had there been a mail, it would be here.
    await ask()
    expect((await nextMail()).mail?.to).toBe(email)
  })

  it('takes as long as for an address without an account', async () => {
    const known: number[] = []
    const unknown: number[] = []
    const apart = () => Math.abs(median(known) - median(unknown))
    // A busy machine needs more of them to be certain.
    while (known.length < 40 || (apart() > 10 && known.length < 400)) {
      shop.clock.advance(HOUR_SECONDS)
      known.push(await elapsedMs(() => ask()))
      unknown.push(await elapsedMs(() => ask('nobody@example.com')))
    }
    expect(apart()).toBeLessThanOrEqual(10)
    await expect.poll(() => shop.mails).toHaveLength(known.length)
  })

  it('tells whoever signs in with Google that there is no password', async () => {
    const id = `google-${people}`
    const address = `${id}@example.com`
    await shop.db
      .insertInto('identityUsers')
      .values({ id, name: '', email: address, image: null })
      .execute()
    await ask(address)
    const { mail, secret } = await nextMail()
    expect(mail).toMatchObject({ to: address, text: expect.stringContaining('Google') })
    expect(secret).toBe('')
  })

  it('brings at most five mails an hour to one address', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push((await ask()).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
    shop.clock.advance(HOUR_SECONDS)
    expect((await ask()).status).toBe(204)
    await expect.poll(() => shop.mails).toHaveLength(6)
  })
})

describe('the link', () => {
  it('sets a new password, once, and signs out everyone who was signed in', async () => {
    const secret = await aLink()
    expect((await ana.call(routes.currentUser)).status).toBe(200)
    expect((await reset(secret)).status).toBe(204)

    expect((await ana.call(routes.currentUser)).status).toBe(401)
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(NEW_PASSWORD)).status).toBe(200)

    const again = await reset(secret, 'another password')
    expect(again.status).toBe(410)
    expect(again.problem().code).toBe('reset_link_over')
    expect((await signIn(NEW_PASSWORD)).status).toBe(200)
  })

  it('works for one of two who use it at once', async () => {
    const secret = await aLink()
    const both = await Promise.all([reset(secret, 'first one'), reset(secret, 'second one')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410])
  })

  it('works for an hour, and leaves nothing behind', async () => {
    const secret = await aLink()
    shop.clock.advance(HOUR_SECONDS + 1)
    expect((await reset(secret)).status).toBe(410)
    expect((await signIn(PASSWORD)).status).toBe(200)
    await sweepExpired(shop.db, shop.clock.now())
    const links = shop.db.selectFrom('identityVerifications').select('id')
    expect(await links.where('identifier', '=', 'reset-password').execute()).toEqual([])
  })

  it('ends with the password that it was asked for', async () => {
    const first = await aLink()
    const second = await aLink()
    expect((await reset(second)).status).toBe(204)
    expect((await reset(first)).status).toBe(410)

    const third = await aLink()
    const cookie = String((await signIn(NEW_PASSWORD)).headers['set-cookie'])
    await change(shop.visitor, NEW_PASSWORD, { cookie })
    expect((await reset(third)).status).toBe(410)
  })

  it.each(['', 'x', 'x'.repeat(43), 'x'.repeat(201)])('is not %j', async (token) => {
    expect([400, 410]).toContain((await reset(token)).status)
  })

  it('sets no password that signing up would refuse', async () => {
    const secret = await aLink()
    expect((await reset(secret, '12345')).problem().detail).toBe(
      'Password must be at least 6 characters long.',
    )
    expect((await reset(secret)).status).toBe(204)
  })

  // Someone may open an account with an address that is not theirs, and wait for its owner.
  it('takes the account from whoever opened it with an address of somebody else', async () => {
    const secret = await aLink()
    await reset(secret)
    expect((await ana.call(routes.currentUser)).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(401)
  })
})

describe('changing the password', () => {
  it('keeps this browser signed in, and no other', async () => {
    const cookie = String((await signIn(PASSWORD)).headers['set-cookie'])
    const other = await shop.visitor.call(identityRoutes.mintToken, { headers: { cookie } })
    expect(other.status).toBe(200)

    expect((await change(ana, PASSWORD)).status).toBe(204)
    expect((await ana.call(routes.currentUser)).status).toBe(200)
    const ended = await shop.visitor.call(identityRoutes.mintToken, { headers: { cookie } })
    expect(ended.status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(NEW_PASSWORD)).status).toBe(200)
  })

  it('wants the old one, and lets nobody guess it', async () => {
    const refused = await change(ana, 'wrong')
    expect(refused.status).toBe(403)
    expect(refused.problem().code).toBe('wrong_password')
    const statuses = await Promise.all(
      Array.from({ length: 15 }, async () => (await change(ana, 'wrong')).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    shop.clock.advance(15 * 60)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it('wants the session: a token alone changes nothing', async () => {
    const headers = { authorization: `Bearer ${ana.token}` }
    expect((await change(shop.visitor, PASSWORD, headers)).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it('leaves no session to whoever was signing in with the old one', async () => {
    const attempts = Array.from({ length: 5 }, () => signIn(PASSWORD))
    const [changed] = await Promise.all([change(ana, PASSWORD), ...attempts])
    expect(changed.status).toBe(204)
    const { identitySubject } = await shop.db
      .selectFrom('users')
      .select('identitySubject')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const sessions = await shop.db.selectFrom('sessions').select('sess').execute()
    const left = sessions.filter(({ sess }) => JSON.stringify(sess).includes(identitySubject))
    expect(left).toHaveLength(1)
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(200)
  })
})

it('takes no word from another site', async () => {
  const origin = { origin: 'https://evil.example' }
  expect((await ask(email, origin)).status).toBe(403)
  expect((await reset(await aLink(), NEW_PASSWORD, origin)).status).toBe(403)
  expect((await change(ana, PASSWORD, origin)).status).toBe(403)
  expect((await signIn(PASSWORD)).status).toBe(200)
})

async function elapsedMs(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await act()
  return performance.now() - start
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
