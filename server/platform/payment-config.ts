import * as z from 'zod/mini'
import { type Exposure, isForTrying, takesRealMoney } from './exposure.ts'

const SECRET_KEY = /^[rs]k_(test|live)_\w+$/
const PUBLISHABLE_KEY = /^pk_(test|live)_\w+$/
const WEBHOOK_SECRETS = /^whsec_\w+(,whsec_\w+)?$/

/** With the prefix of the account and what stands between them a statement has room for 22 characters. */
const STATEMENT_SUFFIX_MAX = 15
const STATEMENT_SUFFIX = new RegExp(`^(?=.*[a-z])[a-z\\d .-]{1,${STATEMENT_SUFFIX_MAX}}$`, 'i')

const matching = (pattern: RegExp, sentence: string) =>
  z.optional(z.string().check(z.regex(pattern, sentence)))

/** The variables that choose who takes the cards. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: matching(
    SECRET_KEY,
    'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.',
  ),
  STRIPE_PUBLISHABLE_KEY: matching(
    PUBLISHABLE_KEY,
    'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_.',
  ),
  STRIPE_WEBHOOK_SECRET: matching(
    WEBHOOK_SECRETS,
    'STRIPE_WEBHOOK_SECRET must begin with whsec_; while it is being changed, two with a comma between.',
  ),
  STRIPE_API_BASE: z.optional(
    z
      .string()
      .check(
        z.refine(
          isHttpOrigin,
          'STRIPE_API_BASE must be an address such as http://127.0.0.1:12111.',
        ),
      ),
  ),
  STRIPE_STATEMENT_SUFFIX: matching(
    STATEMENT_SUFFIX,
    `STRIPE_STATEMENT_SUFFIX must be 1 to ${STATEMENT_SUFFIX_MAX} letters, digits, spaces, dots or hyphens, one of them a letter.`,
  ),
  STRIPE_TAX: z.optional(z.enum(['on', 'off'], 'STRIPE_TAX must be on or off.')),
  SANDBOX_PAYMENTS: z.optional(z.enum(['on', 'off'], 'SANDBOX_PAYMENTS must be on or off.')),
}
const Variables = z.object(paymentVariables)

export type StripeChoice = {
  provider: 'stripe'
  secretKey: string
  publishableKey: string
  webhookSecrets: string[]
  apiBase?: string | undefined
}

/** How a purchase is told to the payment service, whichever it is. */
export type Sale = { statementSuffix: string | undefined; collectsTax: boolean }

export function saleOf(config: z.infer<typeof Variables>): Sale {
  return {
    statementSuffix: config.STRIPE_STATEMENT_SUFFIX,
    collectsTax: config.STRIPE_TAX === 'on',
  }
}

/** Who takes the cards: Stripe, our own test double, or nobody. */
export type PaymentChoice = StripeChoice | { provider: 'sandbox' } | { provider: 'off' }

export function paymentChoice(config: z.infer<typeof Variables> & Exposure): PaymentChoice {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecrets,
  } = config
  if (secretKey !== undefined && publishableKey !== undefined && webhookSecrets !== undefined)
    return {
      provider: 'stripe',
      secretKey,
      publishableKey,
      webhookSecrets: webhookSecrets.split(','),
      apiBase: config.STRIPE_API_BASE,
    }
  const fallback = isForTrying(config) ? 'on' : 'off'
  return { provider: (config.SANDBOX_PAYMENTS ?? fallback) === 'on' ? 'sandbox' : 'off' }
}

const KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** What would lose or fake money. */
export function paymentRefusals(given: Record<string, string | undefined>): string[] {
  const missing = KEYS.filter((name) => !(name in given))
  if (missing.length === KEYS.length)
    return 'STRIPE_API_BASE' in given
      ? ['STRIPE_API_BASE must be unset where there are no Stripe keys.']
      : []
  const isLive = takesRealMoney(given)
  const isLiveForm = /_live_/.test(given['STRIPE_PUBLISHABLE_KEY'] ?? '')
  const refused: [boolean, string][] = [
    [
      missing.length > 0,
      `${missing.join(' and ')} must be set too: Stripe needs all of ${KEYS.join(', ')}.`,
    ],
    [
      missing.length === 0 && isLive !== isLiveForm,
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for testing or both be live.',
    ],
    [
      isLive && !('DATABASE_URL' in given),
      'DATABASE_URL must be set: the embedded database may lose the last purchases when the power fails, so it takes no live Stripe key.',
    ],
    [
      isLive && 'STRIPE_API_BASE' in given,
      'STRIPE_API_BASE must be unset: a live key is shown to Stripe alone.',
    ],
    [
      given['SANDBOX_PAYMENTS'] === 'on',
      'SANDBOX_PAYMENTS must be unset or off where there are Stripe keys.',
    ],
  ]
  return refused.filter(([isSo]) => isSo).map(([, sentence]) => sentence)
}

function isHttpOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/'
}
