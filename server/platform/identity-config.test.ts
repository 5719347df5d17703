import { describe, expect, it } from 'vitest'
import { readConfig, WrongConfiguration } from './config.ts'
import { firebaseChoice, googleChoice } from './identity-config.ts'

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'maker-shop-1a2b3',
  FIREBASE_API_KEY: 'AIzaSy_browser-key',
  FIREBASE_AUTH_DOMAIN: 'maker-shop-1a2b3.firebaseapp.com',
}
const GOOGLE = { GOOGLE_CLIENT_ID: 'id.apps.example', GOOGLE_CLIENT_SECRET: 'confidential' }

const EMBEDDED = { EMBEDDED_DATABASE: 'on' }
const AT_HTTPS = { ...EMBEDDED, PUBLIC_URL: 'https://shop.example' }
const LIVE = {
  DATABASE_URL: 'postgres://localhost/shop',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const sentencesFor = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.sentences
    throw error
  }
}

describe('Firebase', () => {
  it('signs people in where all three of its values are set', () => {
    expect(firebaseChoice(readConfig({}))).toBeNull()
    expect(firebaseChoice(readConfig(FIREBASE))).toEqual({
      projectId: 'maker-shop-1a2b3',
      apiKey: 'AIzaSy_browser-key',
      authDomain: 'maker-shop-1a2b3.firebaseapp.com',
    })
  })
})

describe('who is behind Continue with Google', () => {
  it.each([
    ['test accounts, without any setting', {}, 'sandbox'],
    ['nobody in production', { NODE_ENV: 'production' }, 'off'],
    ['test accounts where asked for', { NODE_ENV: 'production', SANDBOX_GOOGLE: 'on' }, 'sandbox'],
    ['nobody where asked for', { SANDBOX_GOOGLE: 'off' }, 'off'],
    ['nobody at an https address', AT_HTTPS, 'off'],
    ['test accounts there where asked for', { ...AT_HTTPS, SANDBOX_GOOGLE: 'on' }, 'sandbox'],
    ['nobody where other machines reach the port', { ...EMBEDDED, HOST: '0.0.0.0' }, 'off'],
    ['test accounts at this machine', { PUBLIC_URL: 'http://127.0.0.1:4100' }, 'sandbox'],
    ['nobody beside a live Stripe key', LIVE, 'off'],
    ['Google with its client', GOOGLE, 'google'],
  ])('is %s', (_who, environment, provider) => {
    expect(googleChoice(readConfig(environment)).provider).toBe(provider)
  })

  it('is Google itself, or another issuer where one is named', () => {
    expect(googleChoice(readConfig(GOOGLE))).toMatchObject({
      issuer: 'https://accounts.google.com',
    })
    const GOOGLE_ISSUER = 'http://127.0.0.1:4100'
    expect(googleChoice(readConfig({ ...GOOGLE, GOOGLE_ISSUER }))).toMatchObject({
      issuer: GOOGLE_ISSUER,
    })
  })
})

describe('does not start', () => {
  it.each([
    [
      'with a part of Firebase',
      { FIREBASE_PROJECT_ID: 'maker-shop-1a2b3' },
      'FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN must be set too',
    ],
    [
      'with a part of a Google client',
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_SECRET must be set',
    ],
    ['with both', { ...FIREBASE, ...GOOGLE }, 'GOOGLE_CLIENT_ID must be unset where Firebase'],
    ['with an issuer and no client', { GOOGLE_ISSUER: 'https://a.example' }, 'must be unset'],
    [
      'with an issuer on plain http elsewhere',
      { ...GOOGLE, GOOGLE_ISSUER: 'http://a.example' },
      'GOOGLE_ISSUER must be an https address',
    ],
    [
      'with a client and the test accounts',
      { ...GOOGLE, SANDBOX_GOOGLE: 'on' },
      'it lets anyone in',
    ],
    [
      'with Firebase and the test accounts',
      { ...FIREBASE, SANDBOX_GOOGLE: 'on' },
      'it lets anyone in',
    ],
    [
      'with a live Stripe key and the test accounts',
      { ...LIVE, SANDBOX_GOOGLE: 'on' },
      'it lets anyone in as anybody',
    ],
    [
      'with a project that cannot be one',
      { ...FIREBASE, FIREBASE_PROJECT_ID: 'x y' },
      'must be the id of a project',
    ],
    [
      'with an address in place of a host',
      { ...FIREBASE, FIREBASE_AUTH_DOMAIN: 'https://a.example/' },
      'must be a host',
    ],
    [
      'with the emulator of unsigned tokens',
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'unsigned tokens are never accepted',
    ],
  ])('%s', (_what, environment, sentence) => {
    const sentences = sentencesFor(environment)
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toContain(sentence)
    expect(sentences[0]).toMatch(/\.$/)
  })

  it('and shows no secret when it says why', () => {
    const half = { GOOGLE_CLIENT_SECRET: 'confidential' }
    expect(sentencesFor(half).join()).not.toContain('confidential')
  })
})
