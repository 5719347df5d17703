import * as z from 'zod/mini'
import type { Form } from './form.ts'
import { invalidRequest, type Refusal } from './refusal.ts'

const AMOUNT = { min: 50, max: 99_999_999 } as const

const cents = (min: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/, 'parameter_invalid_integer')),
    z.pipe(
      z.transform(Number),
      z
        .int('parameter_invalid_integer')
        .check(z.gte(min, 'amount_too_small'), z.lte(AMOUNT.max, 'amount_too_large')),
    ),
  )

const text = z.string().check(z.maxLength(1000))
const METADATA = { keys: 50, name: 40, value: 500 } as const
const metadata = z._default(
  z
    .record(
      z.string().check(z.maxLength(METADATA.name)),
      z.string().check(z.maxLength(METADATA.value)),
    )
    .check(z.refine((pairs) => Object.keys(pairs).length <= METADATA.keys)),
  {},
)
/** At most 22 characters, of which none means something to a bank, and one is a letter. */
const suffix = z.string().check(z.regex(/^(?=.*[a-z])[^<>\\'"*]{1,22}$/i))
const flag = z.enum(['true', 'false'])

/** What each call takes: nothing else, and nothing of another kind. */
export const PARAMETERS = {
  createCustomer: z.strictObject({ email: z.optional(text), metadata }),
  createPaymentIntent: z.strictObject({
    amount: cents(AMOUNT.min),
    currency: z.enum(['usd', 'eur', 'gbp']),
    customer: z.optional(text),
    description: z.optional(text),
    receipt_email: z.optional(z.email('email_invalid')),
    statement_descriptor_suffix: z.optional(suffix),
    metadata,
    automatic_payment_methods: z.optional(
      z.strictObject({
        enabled: flag,
        allow_redirects: z.optional(z.enum(['always', 'never'])),
      }),
    ),
  }),
  updatePaymentIntent: z.strictObject({
    hooks: z.strictObject({
      inputs: z.strictObject({ tax: z.strictObject({ calculation: text }) }),
    }),
  }),
  createTaxCalculation: z.strictObject({
    currency: z.enum(['usd', 'eur', 'gbp']),
    line_items: z.strictObject({
      0: z.strictObject({
        amount: cents(1),
        reference: z.optional(text),
        tax_behavior: z.literal('inclusive'),
        tax_code: z.optional(z.string().check(z.regex(/^txcd_\d{8}$/))),
      }),
    }),
    customer_details: z.strictObject({ ip_address: text }),
  }),
  retrievePaymentIntent: z.strictObject({
    expand: z.optional(z.record(z.string(), z.literal('latest_charge'))),
  }),
  cancelPaymentIntent: z.strictObject({
    cancellation_reason: z.optional(
      z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']),
    ),
  }),
  createRefund: z.strictObject({
    payment_intent: text,
    amount: z.optional(cents(1)),
    reason: z.optional(z.enum(['duplicate', 'fraudulent', 'requested_by_customer'])),
    metadata,
  }),
  listDisputes: z.strictObject({ payment_intent: text }),
  listFraudWarnings: z.strictObject({ payment_intent: text }),
  none: z.strictObject({}),
} as const

/** The parameters of a call, or the first thing that is wrong with them. */
export function parameters<Schema extends z.ZodMiniType>(
  schema: Schema,
  form: Form,
): z.output<Schema> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue === undefined ? invalidRequest({ message: 'Invalid request.' }) : refusalOf(issue)
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)])
    return invalidRequest({
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${param}`,
      param,
    })
  }
  const param = nameOf(issue.path)
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return invalidRequest({
      code: 'parameter_missing',
      message: `Missing required param: ${param}.`,
      param,
    })
  const code = CODES.find((known) => known === issue.message)
  return invalidRequest({ message: `Invalid ${param}.`, param, ...(code && { code }) })
}

const CODES = [
  'email_invalid',
  'parameter_invalid_integer',
  'amount_too_small',
  'amount_too_large',
] as const

/** `metadata[userId]`, as it was sent. */
function nameOf([first = '', ...rest]: PropertyKey[]): string {
  return [String(first), ...rest.map((part) => `[${String(part)}]`)].join('')
}
