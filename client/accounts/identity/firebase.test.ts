import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { firebaseSettings } from './firebase-settings.ts'
import { firebaseIdentity } from './firebase.ts'
import type { IdentityReport } from './identity.ts'

const SETTINGS = {
  projectId: 'maker-shop-1a2b3',
  apiKey: 'browser-key',
  authDomain: 'maker-shop-1a2b3.firebaseapp.com',
}
const MARA = { email: 'mara@oakandoil.shop', password: 'secret1' }
const HOUR_SECONDS = 3600

type Asked = { call: string; key: string | null; body: Record<string, unknown> }
type Answer = { status: number; json: object }

let asked: Asked[] = []
let answers: Record<string, Answer> = {}

beforeEach(() => {
  asked = []
  answers = { ...PEOPLE }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { host, pathname, searchParams } = new URL(new Request(input, init).url)
    const call = `${host.split('.')[0]} ${pathname.split('/').at(-1)}`
    asked.push({ call, key: searchParams.get('key'), body: bodyOf(init) })
    const { status, json } = answers[call] ?? { status: 404, json: { error: { message: call } } }
    return Response.json(json, { status })
  })
})
afterEach(() => firebaseIdentity(SETTINGS).signOut())

it('asks nobody while nobody is signed in', async () => {
  const reports = reportsOf(firebaseIdentity(SETTINGS))
  await expect.poll(() => reports).toEqual([{ kind: 'nobody' }])
  expect(asked).toEqual([])
})

it('opens an account with the key of the project, and reports who came', async () => {
  const identity = firebaseIdentity(SETTINGS)
  const reports = reportsOf(identity)
  await identity.signUp(MARA)
  await expect
    .poll(() => reports.at(-1))
    .toEqual({ kind: 'user', user: { id: 'fire-1', email: MARA.email, hasPassword: true } })
  expect(asked[0]).toMatchObject({
    call: 'identitytoolkit accounts:signUp',
    key: 'browser-key',
    body: MARA,
  })
})

it('keeps the token until it is refused, then asks for another', async () => {
  const identity = firebaseIdentity(SETTINGS)
  await identity.signIn(MARA)
  const first = await identity.tokens.current()
  expect(await identity.tokens.current()).toBe(first)
  expect(asked.filter(({ call }) => call === 'securetoken token')).toEqual([])
  const renewed = await identity.tokens.renewed()
  expect(renewed).not.toBe(first)
  expect(await identity.tokens.current()).toBe(renewed)
})

it('has no token when the account was disabled', async () => {
  const identity = firebaseIdentity(SETTINGS)
  await identity.signIn(MARA)
  answers['securetoken token'] = refusal('USER_DISABLED')
  expect(await identity.tokens.renewed()).toBeNull()
})

it('leaves nobody signed in, here and at the next visit', async () => {
  const identity = firebaseIdentity(SETTINGS)
  await identity.signIn(MARA)
  await identity.signOut()
  expect(await identity.tokens.current()).toBeNull()
  const reports = reportsOf(firebaseIdentity(SETTINGS))
  await expect.poll(() => reports).toEqual([{ kind: 'nobody' }])
})

it.each([
  ['EMAIL_EXISTS', PROBLEMS.account_exists.detail],
  ['INVALID_LOGIN_CREDENTIALS', PROBLEMS.wrong_credentials.detail],
  ['INVALID_PASSWORD', PROBLEMS.wrong_credentials.detail],
  ['EMAIL_NOT_FOUND', PROBLEMS.wrong_credentials.detail],
  ['INVALID_EMAIL', 'Please enter a valid email address.'],
  [
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'Password must be at least 6 characters long.',
  ],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', PROBLEMS.too_many_guesses.detail],
  ['USER_DISABLED', 'This account has been disabled. Please contact support.'],
])('says in our words why it refused: %s', async (code, sentence) => {
  answers['identitytoolkit accounts:signInWithPassword'] = refusal(code)
  const signIn = firebaseIdentity(SETTINGS).signIn(MARA)
  await expect(signIn).rejects.toThrow(ApiError)
  await expect(signIn).rejects.toMatchObject({ detail: sentence })
})

it('says so when Firebase cannot be reached', async () => {
  vi.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(firebaseIdentity(SETTINGS).signIn(MARA)).rejects.toMatchObject({
    detail: expect.stringContaining('Check your internet connection and try again.'),
  })
})

it('logs what only whoever runs the shop can mend', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  answers['identitytoolkit accounts:signInWithPassword'] = refusal('OPERATION_NOT_ALLOWED')
  await expect(firebaseIdentity(SETTINGS).signIn(MARA)).rejects.toMatchObject({ detail: '' })
  expect(log.mock.calls.map(([message]) => message)).toEqual(['Firebase refused'])
  log.mockClear()
})

it('has a link for a new password mailed, and tells nobody who has an account', async () => {
  const identity = firebaseIdentity(SETTINGS)
  await identity.requestPasswordReset(MARA.email)
  expect(asked[0]).toMatchObject({
    call: 'identitytoolkit accounts:sendOobCode',
    body: { requestType: 'PASSWORD_RESET', email: MARA.email },
  })
  answers['identitytoolkit accounts:sendOobCode'] = refusal('EMAIL_NOT_FOUND')
  await identity.requestPasswordReset('nobody@oakandoil.shop')
  expect(identity.changePassword).toBeNull()
})

it.each([
  ['', null],
  ['__FIREBASE__', null],
  ['maker-shop-1a2b3 browser-key maker-shop-1a2b3.firebaseapp.com', SETTINGS],
])('is used where the page names a project: %j', (content, settings) => {
  const meta = document.createElement('meta')
  meta.name = 'firebase'
  meta.content = content
  document.head.append(meta)
  expect(firebaseSettings()).toEqual(settings)
  meta.remove()
})

const ENTERED = {
  idToken: aToken('first'),
  refreshToken: 'refresh-1',
  expiresIn: `${HOUR_SECONDS}`,
  localId: 'fire-1',
  email: MARA.email,
}
const PEOPLE: Record<string, Answer> = {
  'identitytoolkit accounts:signUp': { status: 200, json: ENTERED },
  'identitytoolkit accounts:signInWithPassword': { status: 200, json: ENTERED },
  'identitytoolkit accounts:lookup': {
    status: 200,
    json: {
      users: [
        {
          localId: 'fire-1',
          email: MARA.email,
          providerUserInfo: [{ providerId: 'password', federatedId: MARA.email }],
        },
      ],
    },
  },
  'identitytoolkit accounts:sendOobCode': { status: 200, json: { email: MARA.email } },
  'securetoken token': {
    status: 200,
    json: {
      id_token: aToken('second'),
      access_token: aToken('second'),
      refresh_token: 'refresh-2',
      expires_in: `${HOUR_SECONDS}`,
      user_id: 'fire-1',
    },
  },
}

function refusal(message: string): Answer {
  return { status: 400, json: { error: { code: 400, message } } }
}

function reportsOf(identity: ReturnType<typeof firebaseIdentity>): IdentityReport[] {
  const reports: IdentityReport[] = []
  identity.watch((report) => reports.push(report))
  return reports
}

function bodyOf(init: RequestInit | undefined): Record<string, unknown> {
  const text = typeof init?.body === 'string' ? init.body : ''
  if (!text.startsWith('{')) return Object.fromEntries(new URLSearchParams(text))
  const body: unknown = JSON.parse(text)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** A token as Firebase makes it, but for the signature, which is not the browser's to judge. */
function aToken(id: string): string {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { sub: 'fire-1', email: MARA.email, iat, exp: iat + HOUR_SECONDS, jti: id }
  return ['header', encoded(claims), 'signature'].join('.')
}

function encoded(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return bytes.toBase64({ alphabet: 'base64url', omitPadding: true })
}
