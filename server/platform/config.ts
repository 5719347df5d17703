import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { DEFAULT_EXTENSION_URL } from '#contract/site.ts'
import { exposureRefusals, isOfThisMachine } from './exposure.ts'
import { identityRefusals, identityVariables } from './identity-config.ts'
import { limitVariables, wholeNumber } from './limit-config.ts'
import { mailRefusals, mailVariables } from './mail-config.ts'
import { misspeltNames } from './misspelt-names.ts'
import { modelRefusals, modelVariables } from './model-config.ts'
import { paymentRefusals, paymentVariables } from './payment-config.ts'
import { SECRET_FILES, withSecretsFromFiles } from './secret-files.ts'

/** What the environment says, checked and defaulted. Nothing else reads process.env. */
export type Config = z.infer<typeof Environment>

/** Thrown with one sentence per line, so that everything wrong is mended at once. */
export class WrongConfiguration extends Error {
  readonly sentences: string[]

  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'WrongConfiguration'
    this.sentences = sentences
  }
}

const origin = z.string().check(
  z.refine(
    isOrigin,
    'PUBLIC_URL must be an address such as https://listings.example.com, without a path.',
  ),
  z.overwrite((text) => (URL.canParse(text) ? new URL(text).origin : text)),
)

const networks = z.pipe(
  z
    ._default(z.string(), '')
    .check(
      z.refine(
        (text) => splitList(text).every(isNetwork),
        'TRUSTED_PROXIES must be a comma-separated list of networks such as 10.0.0.0/8, none of them the whole internet.',
      ),
    ),
  z.transform(splitList),
)

const databaseUrl = (name: string) =>
  z
    .string()
    .check(z.regex(/^postgres(ql)?:\/\//, `${name} must begin with postgres:// or be unset.`))

const Environment = z.object({
  PORT: wholeNumber({ name: 'PORT', max: 65_535, fallback: 3000 }),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  TRUSTED_PROXIES: networks,
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl('DATABASE_URL')),
  MIGRATION_DATABASE_URL: z.optional(databaseUrl('MIGRATION_DATABASE_URL')),
  READ_DATABASE_URL: z.optional(databaseUrl('READ_DATABASE_URL')),
  IDENTITY_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\da-f]{64}$/i,
          'IDENTITY_SECRET must be 64 hexadecimal digits, as openssl rand -hex 32 prints them.',
        ),
      ),
  ),
  NEW_IDENTITY_SECRET: z.optional(z.enum(['on', 'off'], 'NEW_IDENTITY_SECRET must be on or off.')),
  EMBEDDED_DATABASE: z.optional(z.enum(['on', 'off'], 'EMBEDDED_DATABASE must be on or off.')),
  NODE_ENV: z.optional(z.string()),
  EXTENSION_URL: z._default(
    z.string().check(z.refine(isWebAddress, 'EXTENSION_URL must be an http or https address.')),
    DEFAULT_EXTENSION_URL,
  ),
  SUPPORT_EMAIL: z.optional(
    z.email('SUPPORT_EMAIL must be an address such as help@listings.example.com.'),
  ),
  OPERATOR_NAME: z.optional(
    z.string().check(z.maxLength(200, 'OPERATOR_NAME must be at most 200 characters.')),
  ),
  OPERATOR_ADDRESS: z.optional(
    z.string().check(z.maxLength(500, 'OPERATOR_ADDRESS must be at most 500 characters.')),
  ),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    ),
    'info',
  ),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, 'METRICS_TOKEN must be at least 16 characters.')),
  ),
  ...modelVariables,
  ...limitVariables,
  ...paymentVariables,
  ...identityVariables,
  ...mailVariables,
})

/** Reads the configuration, or throws every reason why it cannot work. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const { given, refusals } = withSecretsFromFiles(
    Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
    ),
  )
  const parsed = Environment.safeParse(given)
  const sentences = [
    ...refusals,
    ...misspeltNames(given, [...Object.keys(Environment.shape), ...SECRET_FILES]),
    ...modelRefusals(given),
    ...paymentRefusals(given),
    ...identityRefusals(given),
    ...mailRefusals(given),
    ...('READ_DATABASE_URL' in given && !('DATABASE_URL' in given)
      ? ['READ_DATABASE_URL names a replica of DATABASE_URL, which must be set as well.']
      : []),
    ...exposureRefusals(given),
    ...(parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)),
  ]
  if (!parsed.success || sentences.length > 0) throw new WrongConfiguration(sentences)
  return parsed.data
}

/** Takes what an .env file in the working directory says; the real environment wins over it. */
export function loadEnvironmentFile() {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** The one public origin; the port is known only after listening, because PORT=0 picks one. */
export function publicOrigin(config: Config, port: number): string {
  return config.PUBLIC_URL ?? `http://${localName(config.HOST)}:${port}`
}

/** What a browser of this machine calls the address that is listened on. */
function localName(host: string): string {
  if (isOfThisMachine(host) || host === '0.0.0.0' || host === '::') return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)
}

function isOrigin(text: string): boolean {
  if (!isWebAddress(text)) return false
  const { pathname, search, hash, username, password } = new URL(text)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
