import { createEmulator } from 'emulate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '#server/platform/problem.ts'
import { googleProvider } from './google.ts'
import { anIssuer, type Answering, freePort, type TestIssuer } from './testing/an-issuer.ts'

const REDIRECT = 'http://localhost:3000/api/identity/callback/google'
const CLIENT = { clientId: 'listwright.apps.example', clientSecret: 'confidential' }

const providerAt = (issuer: string) => googleProvider({ providerId: 'test', issuer, ...CLIENT })

const problemOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'none'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}

describe("Google's emulator", () => {
  let emulator: { url: string; close(): Promise<void> }
  beforeAll(async () => {
    const port = await freePort()
    emulator = await createEmulator({
      service: 'google',
      port,
      seed: {
        google: {
          users: [{ email: 'wren@gmail.example', name: 'Wren Porter' }],
          oauth_clients: [
            {
              client_id: CLIENT.clientId,
              client_secret: CLIENT.clientSecret,
              redirect_uris: [REDIRECT],
            },
          ],
        },
      },
    })
  })
  afterAll(() => emulator.close())

  it('lets someone in through its own chooser, by code, PKCE and a signed ID token', async () => {
    const provider = providerAt(emulator.url)
    const { url, departure } = await provider.depart(REDIRECT)
    const back = await chosen(url, 'wren@gmail.example')
    expect(await provider.recognise(back, departure)).toMatchObject({
      email: 'wren@gmail.example',
      email_verified: true,
      name: 'Wren Porter',
    })
  })

  it('lets nobody in with the proof of another departure', async () => {
    const provider = providerAt(emulator.url)
    const { url, departure } = await provider.depart(REDIRECT)
    const back = await chosen(url, 'wren@gmail.example')
    const other = (await provider.depart(REDIRECT)).departure
    const mixed = { ...departure, codeVerifier: other.codeVerifier }
    expect(await problemOf(provider.recognise(back, mixed))).toBe('google_refused')
  })
})

describe('a provider that goes wrong', () => {
  let issuer: TestIssuer
  beforeAll(async () => {
    issuer = await anIssuer({ clientId: CLIENT.clientId })
  })
  afterAll(() => issuer.close())
  const recognised = async (wrong: Partial<Answering>) => {
    const provider = providerAt(issuer.address)
    const { departure } = await provider.depart(REDIRECT)
    issuer.answerWith({ nonce: departure.nonce, ...wrong })
    return problemOf(provider.recognise(`code=c&state=${departure.state}`, departure))
  }

  it('is honest to begin with, so that the cases below show what they say', async () => {
    expect(await recognised({})).toBe('none')
  })

  it.each<[string, Partial<Answering>, string]>([
    ['another issuer', { issuer: 'https://evil.example' }, 'google_refused'],
    ['another audience', { audience: 'someone else' }, 'google_refused'],
    ['another nonce', { nonce: 'replayed' }, 'google_refused'],
    ["a stranger's signature", { signedBy: 'stranger' }, 'google_refused'],
    ['a token that has expired', { lifetimeSeconds: -120 }, 'google_refused'],
    ['an address without verification', { isVerified: false }, 'google_email_unverified'],
    ['no address', { email: '' }, 'google_refused'],
    ['a refused code', { status: 400 }, 'google_refused'],
  ])('is not believed with %s', async (_what, answer, problem) => {
    expect(await recognised(answer)).toBe(problem)
  })

  it('may say itself why nobody comes: the person cancelled, or something broke', async () => {
    const provider = providerAt(issuer.address)
    const { departure } = await provider.depart(REDIRECT)
    const said = (error: string) =>
      problemOf(provider.recognise(`error=${error}&state=${departure.state}`, departure))
    expect(await said('access_denied')).toBe('google_cancelled')
    expect(await said('server_error')).toBe('google_refused')
  })
})

it('waits for nobody at its start, and finds a provider that comes up later', async () => {
  const port = await freePort()
  const provider = providerAt(`http://127.0.0.1:${port}`)
  expect(await problemOf(provider.depart(REDIRECT))).toBe('google_unavailable')
  const late = await anIssuer({ clientId: CLIENT.clientId, port })
  expect(await problemOf(provider.depart(REDIRECT))).toBe('none')
  const { departure } = await provider.depart(REDIRECT)
  await late.close()
  const back = `code=c&state=${departure.state}`
  expect(await problemOf(provider.recognise(back, departure))).toBe('google_unavailable')
})

it('goes to no provider that calls itself something else', async () => {
  const issuer = await anIssuer({ clientId: CLIENT.clientId })
  const elsewhere = providerAt(issuer.address.replace('127.0.0.1', 'localhost'))
  expect(await problemOf(elsewhere.depart(REDIRECT))).toBe('google_unavailable')
  await issuer.close()
})

/** Presses the person's button on the emulator's page; answers the query one comes back with. */
async function chosen(url: string, email: string): Promise<string> {
  const page = await (await fetch(url)).text()
  const forms = page.split('<form').filter((form) => form.includes(email))
  const fields = [...(forms[0] ?? '').matchAll(/name="([^"]+)"\s+value="([^"]*)"/g)]
  const [, action = ''] = /action="([^"]+)"/.exec(forms[0] ?? '') ?? []
  const answer = await fetch(new URL(action, url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields.map(([, name = '', value = '']) => [name, unescaped(value)])),
  })
  return new URL(answer.headers.get('location') ?? '').search.slice(1)
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')
}
