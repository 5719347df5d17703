import * as z from 'zod/mini'

const PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const
type Provider = (typeof PROVIDERS)[number]

const KEY_OF = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  compatible: 'MODEL_API_KEY',
} as const satisfies Record<Provider, string>

const LISTING_MODEL = /^(openai|anthropic|google|compatible):(\S+)$/

/** The variables that choose a language model as the writer. Without LISTING_MODEL none of them is read. */
export const modelVariables = {
  LISTING_MODEL: z.optional(
    z
      .string()
      .check(
        z.regex(
          LISTING_MODEL,
          `LISTING_MODEL must be a provider and a model, such as openai:NAME; the providers are ${PROVIDERS.join(', ')}.`,
        ),
      ),
  ),
  MODEL_BASE_URL: z.optional(
    z.string().check(z.refine(isHttpAddress, 'MODEL_BASE_URL must be an http or https address.')),
  ),
  MODEL_API_KEY: z.optional(z.string()),
  OPENAI_API_KEY: z.optional(z.string()),
  ANTHROPIC_API_KEY: z.optional(z.string()),
  GOOGLE_GENERATIVE_AI_API_KEY: z.optional(z.string()),
}
const Variables = z.object(modelVariables)

/** Which model writes, and what is needed to reach it. */
export type ModelChoice =
  | { provider: Exclude<Provider, 'compatible'>; name: string; apiKey: string }
  | { provider: 'compatible'; name: string; baseUrl: string; apiKey?: string }

/** The model that was chosen; null when listings are written without one. */
export function modelChoice(config: z.infer<typeof Variables>): ModelChoice | null {
  const [, , name = ''] = LISTING_MODEL.exec(config.LISTING_MODEL ?? '') ?? []
  const provider = PROVIDERS.find((known) => config.LISTING_MODEL === `${known}:${name}`)
  if (provider === undefined) return null
  const apiKey = config[KEY_OF[provider]]
  if (provider === 'compatible') {
    const { MODEL_BASE_URL: baseUrl = '' } = config
    return { provider, name, baseUrl, ...(apiKey === undefined ? {} : { apiKey }) }
  }
  return { provider, name, apiKey: apiKey ?? '' }
}

/** What is missing for the chosen model, or set for none. */
export function modelRefusals(given: Record<string, string | undefined>): string[] {
  const [, provider] = LISTING_MODEL.exec(given['LISTING_MODEL'] ?? '') ?? []
  if (provider === 'compatible') {
    return 'MODEL_BASE_URL' in given
      ? []
      : ['MODEL_BASE_URL must be set: it is where LISTING_MODEL=compatible:NAME is found.']
  }
  const strays = ['MODEL_BASE_URL', 'MODEL_API_KEY']
    .filter((name) => name in given)
    .map((name) => `${name} must be unset, unless LISTING_MODEL is compatible:NAME.`)
  const known = PROVIDERS.find((name) => name === provider)
  if (known === undefined || KEY_OF[known] in given) return strays
  return [...strays, `${KEY_OF[known]} must be set, because LISTING_MODEL names its provider.`]
}

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
