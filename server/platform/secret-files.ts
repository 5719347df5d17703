import { readFileSync } from 'node:fs'

type Given = Record<string, string | undefined>

/** Settings that are better not in an environment which child processes and crash reports show. */
const SECRETS = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'READ_DATABASE_URL',
  'IDENTITY_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
  'MODEL_API_KEY',
  'OPENAI_API_KEY',
  'ANTHROPIC_API_KEY',
  'GOOGLE_GENERATIVE_AI_API_KEY',
] as const

const inFile = (name: string) => `${name}_FILE`

/** The settings that name such a file. */
export const SECRET_FILES = SECRETS.map(inFile)

/** Puts in place of each NAME_FILE what stands in that file, trimmed; what cannot be read is a sentence. */
export function withSecretsFromFiles(environment: Given): { given: Given; refusals: string[] } {
  const given = { ...environment }
  const refusals: string[] = []
  for (const name of SECRETS) {
    const path = environment[inFile(name)]
    if (path === undefined) continue
    const text = textOf(path)
    if (name in environment) refusals.push(`${name} must be unset where ${inFile(name)} is set.`)
    if (text === '') refusals.push(`${inFile(name)} must name a file that holds the secret.`)
    given[name] = text
  }
  return { given, refusals }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}
