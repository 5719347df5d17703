import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
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
    'MIGRATION_DATABASE_URL',
    'READ_DATABASE_URL',
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
    'STRIPE_STATEMENT_SUFFIX',
    'STRIPE_TAX',
    'SANDBOX_PAYMENTS',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'GOOGLE_ISSUER',
    'SUPPORT_EMAIL',
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'SANDBOX_GOOGLE',
    'METRICS_TOKEN',
    'EMBEDDED_DATABASE',
    'IDENTITY_SECRET',
    'NEW_IDENTITY_SECRET',
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

it('takes an address for whoever answers questions, and no other word', () => {
  expect(readConfig({ SUPPORT_EMAIL: 'help@example.com' }).SUPPORT_EMAIL).toBe('help@example.com')
  expect(sentencesFor({ SUPPORT_EMAIL: 'our help desk' })).toEqual([
    'SUPPORT_EMAIL must be an address such as help@listings.example.com.',
  ])
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

it('refuses a name that is nearly a setting, naming both', () => {
  expect(sentencesFor({ DATBASE_URL: 'postgres://localhost/a' })).toEqual([
    'DATBASE_URL is not a setting; DATABASE_URL is. Please mend its name.',
  ])
  const slips = { PULBIC_URL: 'x', stripe_secret_key: 'x', METRICS_TOKEN_FILES: 'x', MAILFROM: 'x' }
  expect(sentencesFor(slips)).toHaveLength(4)
  const others = { PATH: '/bin', HOSTNAME: 'a', TEST_DATABASE_URL: 'a', XDG_DATA_DIRS: 'a' }
  expect(sentencesFor(others)).toEqual([])
})

describe('a secret in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'token')
  afterAll(() => rmSync(dirname(file), { recursive: true }))

  it('is read from there, without the line end', () => {
    writeFileSync(file, 'a-token-of-16-letters\n')
    expect(readConfig({ METRICS_TOKEN_FILE: file }).METRICS_TOKEN).toBe('a-token-of-16-letters')
  })
  it('is refused like any other, and never shown', () => {
    writeFileSync(file, 'hush')
    expect(sentencesFor({ METRICS_TOKEN_FILE: file })).toEqual([
      'METRICS_TOKEN must be at least 16 characters.',
    ])
  })
  it('is not given twice, nor in a file that is not there', () => {
    writeFileSync(file, 'a-token-of-16-letters')
    const twice = { METRICS_TOKEN: 'another-token-of-16', METRICS_TOKEN_FILE: file }
    expect(sentencesFor(twice)).toEqual([
      'METRICS_TOKEN must be unset where METRICS_TOKEN_FILE is set.',
    ])
    expect(sentencesFor({ STRIPE_SECRET_KEY_FILE: '/nowhere' })).toContain(
      'STRIPE_SECRET_KEY_FILE must name a file that holds the secret.',
    )
  })
})

describe('the embedded database', () => {
  it.each([
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'http://shop.example' },
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
  ])('is asked for where others can come: %o', (reachable) => {
    expect(sentencesFor(reachable)).toEqual([expect.stringContaining('EMBEDDED_DATABASE=on')])
    expect(sentencesFor({ ...reachable, EMBEDDED_DATABASE: 'on' })).toEqual([])
    expect(sentencesFor({ ...reachable, DATABASE_URL: 'postgres://localhost/a' })).toEqual([])
  })
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

const originAt = (HOST: string) => publicOrigin(readConfig({ HOST, EMBEDDED_DATABASE: 'on' }), 80)

describe('PUBLIC_URL', () => {
  it('is the local address when unset, with the port that was picked', () => {
    expect(publicOrigin(readConfig({ PORT: '0' }), 41_234)).toBe('http://localhost:41234')
  })
  it('is the address that is listened on, where that is another', () => {
    expect(['0.0.0.0', '::1', '192.168.1.5', 'fd00::5'].map(originAt)).toEqual([
      'http://localhost:80',
      'http://localhost:80',
      'http://192.168.1.5:80',
      'http://[fd00::5]:80',
    ])
  })
  it('is kept as an origin', () => {
    expect(
      publicOrigin(readConfig({ PUBLIC_URL: 'https://Shop.example/', EMBEDDED_DATABASE: 'on' }), 1),
    ).toBe('https://shop.example')
  })
  it.each(['shop.example', 'ftp://shop.example', 'https://a.example/b', 'https://u:p@a.example'])(
    'refuses %s',
    (url) => {
      expect(sentencesFor({ PUBLIC_URL: url, EMBEDDED_DATABASE: 'on' })).toHaveLength(1)
    },
  )
})
