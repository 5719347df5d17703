import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD as RULE } from '#contract/accounts.ts'
import { identityRoutes } from '#contract/identity.ts'
import { type Caller, PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'

const COMMON = ['123456', 'password', 'PassWord1', 'qwerty123', 'iloveyou', 'trustno1']
const NEAR = ['ana@example.com', 'Listwright', 'listwright2026!', 'Keyword-Saver']

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp()
  ana = await shop.signIn('ana@example.com')
})
afterAll(() => shop.close())

const signUp = (email: string, password: string) =>
  shop.visitor.call(identityRoutes.signUp, { body: { email, password } })
const signIn = (password: string) =>
  shop.visitor.call(identityRoutes.signIn, { body: { email: 'ana@example.com', password } })

it('knows the 3,000 commonest that are long enough', async () => {
  const text = await readFile(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
  const words = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(new Set(words).size).toBe(3000)
  expect(words.filter((word) => word.length < RULE.min || word !== word.toLowerCase())).toEqual([])
})

describe('a password that is guessed first', () => {
  it.each(COMMON)('opens no account, and the reason is told: %s', async (password) => {
    const refused = await signUp('eva@example.com', password)
    expect([refused.status, refused.headers['set-cookie']]).toEqual([400, undefined])
    const { detail, errors } = refused.problem()
    expect(detail).toMatch(/^This password is one of the commonest and would be guessed at once\./)
    expect(errors).toEqual([{ path: 'password', message: detail }])
    const known = shop.db.selectFrom('identityUsers').select('email')
    expect(await known.where('email', '=', 'eva@example.com').execute()).toEqual([])
  })

  it.each(['newcomer@example.com', 'newcomer', ...NEAR.slice(1)])(
    'is not the address or the name of the shop either: %s',
    async (password) => {
      const refused = await signUp('newcomer@example.com', password)
      expect(refused.problem().detail).toMatch(/^This password is your email address or the name/)
    },
  )

  it('is not taken in place of a forgotten one, and the link still works', async () => {
    await shop.visitor.call(identityRoutes.requestPasswordReset, {
      body: { email: 'ana@example.com' },
    })
    await expect.poll(() => shop.mails).toHaveLength(1)
    const [, token = ''] = /#([\w-]{43})\n/.exec(shop.mails.pop()?.text ?? '') ?? []
    const reset = (newPassword: string) =>
      shop.visitor.call(identityRoutes.resetPassword, { body: { token, newPassword } })
    const refused = await reset('password1')
    expect(refused.problem().errors).toMatchObject([{ path: 'newPassword' }])
    expect((await signIn(PASSWORD)).status).toBe(200)
    expect((await reset(PASSWORD)).status).toBe(204)
    ana = await shop.signIn('anew@example.com')
  })

  it.each(['password1', 'anew@example.com'])('is not taken for a new one: %s', async (word) => {
    const body = { currentPassword: PASSWORD, newPassword: word }
    const refused = await ana.call(identityRoutes.changePassword, { body })
    expect(refused.problem().errors).toMatchObject([{ path: 'newPassword' }])
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(200)
  })
})

it('takes any other of six characters', async () => {
  expect((await signUp('six@example.com', 'kiln#7')).status).toBe(200)
})
