import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freedAddress } from '#contract/addresses.ts'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import type { Mail } from '#server/mail/mail.ts'
import { type Caller, PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'

const DAY_SECONDS = 24 * 3600

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
  shop.confirmations.length = 0
  await shop.db.deleteFrom('attemptCounts').execute()
  ana = await shop.signIn(email)
  await ana.call(routes.currentUser)
})

const me = async (caller = ana) => (await caller.call(routes.currentUser)).answer()
const signIn = (address: string) =>
  shop.visitor.call(identityRoutes.signIn, { body: { email: address, password: PASSWORD } })
const answer = (mail: Mail | undefined, isMine: boolean) =>
  shop.visitor.call(identityRoutes.answerForAddress, { body: { token: secretIn(mail), isMine } })
const change = (to: string, caller: Pick<Caller, 'call'> = ana) =>
  caller.call(identityRoutes.changeAddress, { body: { email: to } })
const send = async () => (await ana.call(identityRoutes.sendConfirmation)).status
const lastConfirmation = () => shop.confirmations.at(-1)

function secretIn(mail: Mail | undefined): string {
  return /http:\/\/localhost:3000\/confirm-address#([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('a new account', () => {
  it('brings a mail, is not confirmed until its link is answered, and works meanwhile', async () => {
    expect(shop.confirmations).toMatchObject([{ to: email }])
    expect(await me()).toMatchObject({ email, isEmailConfirmed: false, credits: 10 })
    expect((await answer(lastConfirmation(), true)).status).toBe(204)
    expect((await me()).isEmailConfirmed).toBe(true)
  })

  it('has a link that works once, and for a week', async () => {
    const mail = lastConfirmation()
    await answer(mail, true)
    const again = await answer(mail, false)
    expect([again.status, again.problem().code]).toEqual([410, 'address_link_over'])
    const ben = await shop.signIn(`ben${people}@example.com`)
    shop.clock.advance(7 * DAY_SECONDS + 1)
    expect((await answer(lastConfirmation(), true)).status).toBe(410)
    shop.clock.advance(-7 * DAY_SECONDS - 1)
    expect((await me(ben)).isEmailConfirmed).toBe(false)
  })

  it('has the mail sent again, a few times, and not once it is confirmed', async () => {
    expect(await send()).toBe(204)
    expect(shop.confirmations).toHaveLength(2)
    for (let sent = 1; sent < 5; sent += 1) await send()
    expect(await send()).toBe(429)
    await answer(lastConfirmation(), true)
    expect(await send()).toBe(204)
    expect(shop.confirmations).toHaveLength(6)
    expect((await shop.visitor.call(identityRoutes.sendConfirmation)).status).toBe(401)
  })

  it('loses the address to whoever reads its mail, and nothing else', async () => {
    const { id } = await me()
    expect((await answer(lastConfirmation(), false)).status).toBe(204)
    const left = await me()
    expect(left).toMatchObject({ id, isEmailConfirmed: false, credits: 10 })
    expect(left.email).toMatch(/@freed\.invalid$/)
    expect((await signIn(email)).status).toBe(401)
    const owner = await shop.signIn(email)
    expect((await me(owner)).id).not.toBe(id)
    expect((await signIn(left.email)).status).toBe(200)
  })

  it('keeps an address that was confirmed, whoever finds an older mail', async () => {
    await ana.call(identityRoutes.sendConfirmation)
    const [first, second] = shop.confirmations
    await answer(second, true)
    expect((await answer(first, false)).status).toBe(410)
    expect((await me()).email).toBe(email)
  })
})

describe('another address', () => {
  it('counts once its link is answered, and the old one hears of the wish and of the change', async () => {
    const to = `ana.new${people}@example.com`
    expect((await change(to)).status).toBe(204)
    expect(lastConfirmation()?.to).toBe(to)
    expect(shop.mails.map((mail) => mail.to)).toEqual([email])
    expect((await me()).email).toBe(email)

    await answer(lastConfirmation(), true)
    expect(await me()).toMatchObject({ email: to, isEmailConfirmed: true })
    expect(shop.mails.at(-1)).toMatchObject({ to: email, text: expect.stringContaining(to) })
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(to)).status).toBe(200)
  })

  it('changes nothing where its reader never asked for it', async () => {
    await change(`stranger${people}@example.com`)
    await answer(lastConfirmation(), false)
    expect((await me()).email).toBe(email)
    expect((await signIn(email)).status).toBe(200)
  })

  it('wants a sign-in of the last ten minutes', async () => {
    shop.clock.advance(11 * 60)
    const refused = await change(`late${people}@example.com`)
    expect([refused.status, refused.problem().code]).toEqual([403, 'sign_in_again'])
    expect(refused.problem().detail).toMatch(/^Changing your address needs a fresh sign-in/)
    expect(shop.mails).toEqual([])
    shop.clock.advance(-11 * 60)
  })

  it('is not taken from somebody who has confirmed it, and is from somebody who has not', async () => {
    const theirs = `ben${people}@example.com`
    const ben = await shop.signIn(theirs)
    await me(ben)
    const ofBen = lastConfirmation()
    await change(theirs)
    const ofAna = lastConfirmation()
    await answer(ofBen, true)
    const refused = await answer(ofAna, true)
    expect([refused.status, refused.problem().code]).toEqual([409, 'address_taken'])
    expect([(await me()).email, (await me(ben)).email]).toEqual([email, theirs])

    const mistyped = `eva${people}@example.com`
    const eva = await shop.signIn(mistyped)
    const { id } = await me(eva)
    await change(mistyped)
    expect((await answer(lastConfirmation(), true)).status).toBe(204)
    expect([(await me()).email, (await me(eva)).id]).toEqual([mistyped, id])
  })

  it('leaves no link behind that was mailed to the old one', async () => {
    await shop.visitor.call(identityRoutes.requestPasswordReset, { body: { email } })
    await expect.poll(() => shop.mails).toHaveLength(1)
    const reset = /reset-password#([\w-]{43})/.exec(shop.mails[0]?.text ?? '')?.[1] ?? ''
    await change(`ana.new${people}@example.com`)
    await answer(lastConfirmation(), true)
    const body = { token: reset, newPassword: 'linen and beeswax' }
    expect((await shop.visitor.call(identityRoutes.resetPassword, { body })).status).toBe(410)
  })

  it.each(['no address', '', `${'a'.repeat(250)}@example.com`])('is refused as %j', async (to) => {
    expect((await change(to)).status).toBe(400)
  })
})

it('erases what was mailed about an address with its account', async () => {
  await change(`ana.new${people}@example.com`)
  await ana.call(routes.deleteAccount)
  const kept = await shop.db.selectFrom('identityVerifications').select('value').execute()
  expect(JSON.stringify(kept)).not.toContain(email)
  expect(freedAddress('x')).toBe('x@freed.invalid')
})
