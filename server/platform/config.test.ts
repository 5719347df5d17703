import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { publicOrigin, readConfig, WrongConfiguration } from './config.ts'

const sentencesFor = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.sentences
    throw error
  }
  return []
}

it('needs nothing: every value has a default', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: [],
    DATA_DIR: './data',
    LOG_LEVEL: 'info',
    REQUESTS_PER_MINUTE: 300,
  })
})

it('has every variable, with its default, in .env.example', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  expect(readConfig(example)).toEqual(readConfig({}))
  const withoutDefault = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'LISTING_MODEL',
    'MODEL_BASE_URL',
    'MODEL_API_KEY',
    'OPENAI_API_KEY',
    'ANTHROPIC_API_KEY',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_API_BASE',
    'SANDBOX_PAYMENTS',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_ISSUER',
    'SANDBOX_GOOGLE',
    'METRICS_TOKEN',
    'NODE_ENV',
    'SMTP_URL',
    'MAIL_FROM',
  ]
  expect(Object.keys(example).toSorted()).toEqual(
    [...Object.keys(readConfig({})), ...withoutDefault].toSorted(),
  )
})

it('takes an empty value for an absent one', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: ' ' }).DATABASE_URL).toBeUndefined()
})

it('names everything that is wrong at once', () => {
  const sentences = sentencesFor({ PORT: 'x', DATABASE_URL: 'mysql://', LOG_LEVEL: 'loud' })
  expect(sentences).toHaveLength(3)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z_]+ must .*\.$/)
})

it('never starts with the emulator of unsigned tokens', () => {
  expect(sentencesFor({ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toEqual([
    'FIREBASE_AUTH_EMULATOR_HOST is set: unsigned tokens are never accepted.',
  ])
})

describe('TRUSTED_PROXIES', () => {
  it.each(['10.0.0.0/8', '127.0.0.1, ::1', 'fd00::/8'])('takes %s', (list) => {
    expect(sentencesFor({ TRUSTED_PROXIES: list })).toEqual([])
  })
  it.each(['true', '1', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'])(
    'refuses %s',
    (list) => {
      expect(sentencesFor({ TRUSTED_PROXIES: list })).toHaveLength(1)
    },
  )
})

describe('PUBLIC_URL', () => {
  it('is the local address when unset, with the port that was picked', () => {
    expect(publicOrigin(readConfig({ PORT: '0' }), 41_234)).toBe('http://localhost:41234')
  })
  it('is kept as an origin', () => {
    expect(publicOrigin(readConfig({ PUBLIC_URL: 'https://Shop.example/' }), 1)).toBe(
      'https://shop.example',
    )
  })
  it.each(['shop.example', 'ftp://shop.example', 'https://a.example/b', 'https://u:p@a.example'])(
    'refuses %s',
    (url) => {
      expect(sentencesFor({ PUBLIC_URL: url })).toHaveLength(1)
    },
  )
})
