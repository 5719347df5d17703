import { describe, expect, it } from 'vitest'
import { readConfig, WrongConfiguration } from './config.ts'
import { paymentChoice } from './payment-config.ts'

const TEST_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const LIVE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const AT_HTTPS = { DATABASE_URL: 'postgres://localhost/shop', PUBLIC_URL: 'https://shop.example' }
const POSTGRES = { DATABASE_URL: 'postgres://localhost/shop' }

const choiceOf = (environment: Record<string, string>) => paymentChoice(readConfig(environment))
const sentencesFor = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.sentences
    throw error
  }
}
const without = (keys: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(keys).filter(([name]) => !names.includes(name)))

describe('who takes the cards', () => {
  it.each([
    ['the sandbox, without any setting', {}, 'sandbox'],
    ['nobody in production', { NODE_ENV: 'production' }, 'off'],
    ['the sandbox where asked for', { NODE_ENV: 'production', SANDBOX_PAYMENTS: 'on' }, 'sandbox'],
    ['nobody where asked for', { SANDBOX_PAYMENTS: 'off' }, 'off'],
    ['nobody at an https address', AT_HTTPS, 'off'],
    ['the sandbox there where asked for', { ...AT_HTTPS, SANDBOX_PAYMENTS: 'on' }, 'sandbox'],
    ['nobody where other machines reach the port', { ...POSTGRES, HOST: '0.0.0.0' }, 'off'],
    ['Stripe with test keys, on any database', TEST_KEYS, 'stripe'],
    ['Stripe with live keys, on PostgreSQL', { ...LIVE_KEYS, ...POSTGRES }, 'stripe'],
  ])('is %s', (_who, environment, provider) => {
    expect(choiceOf(environment).provider).toBe(provider)
  })

  it('can have two webhook secrets while one is replaced', () => {
    const secrets = { ...TEST_KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_new,whsec_old' }
    expect(choiceOf(secrets)).toMatchObject({ webhookSecrets: ['whsec_new', 'whsec_old'] })
  })
})

describe('does not start', () => {
  it.each([
    [
      'with a statement that no bank prints',
      { STRIPE_STATEMENT_SUFFIX: '<CREDITS>' },
      'STRIPE_STATEMENT_SUFFIX must',
    ],
    [
      'with a statement of figures',
      { STRIPE_STATEMENT_SUFFIX: '123' },
      'STRIPE_STATEMENT_SUFFIX must',
    ],
    ['with a live key on the embedded database', LIVE_KEYS, 'DATABASE_URL must be set'],
    [
      'with a live key and no webhook secret',
      { ...POSTGRES, ...without(LIVE_KEYS, 'STRIPE_WEBHOOK_SECRET') },
      'STRIPE_WEBHOOK_SECRET must be set too',
    ],
    [
      'with a live key on plain http',
      { ...POSTGRES, ...LIVE_KEYS, PUBLIC_URL: 'http://shop.example' },
      'PUBLIC_URL must be an https address',
    ],
    [
      'with half a set of keys',
      without(TEST_KEYS, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set too',
    ],
    [
      'with keys of two kinds',
      { ...TEST_KEYS, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      'must both be for testing or both be live',
    ],
    [
      'with a live key for another address',
      { ...LIVE_KEYS, ...POSTGRES, STRIPE_API_BASE: 'http://127.0.0.1:1' },
      'a live key is shown to Stripe alone',
    ],
    [
      'with keys and the sandbox',
      { ...TEST_KEYS, SANDBOX_PAYMENTS: 'on' },
      'SANDBOX_PAYMENTS must be unset',
    ],
    ['with the key of something else', { ...TEST_KEYS, STRIPE_SECRET_KEY: 'x' }, 'must begin with'],
    ['with an address and no keys', { STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'must be unset'],
  ])('%s', (_what, environment, sentence) => {
    const sentences = sentencesFor(environment)
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toContain(sentence)
    expect(sentences[0]).toMatch(/\.$/)
  })

  it('and shows no key when it says why', () => {
    const keys = { ...TEST_KEYS, STRIPE_SECRET_KEY: 'sekret_abc' }
    expect(sentencesFor(keys).join()).not.toContain('sekret_abc')
  })
})
