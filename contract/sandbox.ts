import * as z from 'zod/mini'
import { route } from './route.ts'

/** The card that always works in the sandbox, as its form suggests it. */
export const WORKING_TEST_CARD = '4242 4242 4242 4242'

const digits = (label: string, pattern: RegExp) =>
  z.string(`${label} must be text`).check(
    z.overwrite((text) => text.replaceAll(/[\s-]/g, '')),
    z.regex(pattern, `${label} must be digits`),
  )

/** A test card as it was typed. What is wrong with it the sandbox says, as the provider would. */
export const SandboxCard = z.strictObject({
  number: digits('The card number', /^\d{1,19}$/),
  expMonth: z.int('The month must be a number'),
  /** With four digits. */
  expYear: z.int('The year must be a number'),
  cvc: digits('The security code', /^\d{0,4}$/),
})
export type SandboxCard = z.infer<typeof SandboxCard>

const ClientSecret = z.string('The client secret is required').check(z.maxLength(200))

/** The part of a payment intent that the card form acts on, in the provider's own words. */
export const SandboxPaymentIntent = z.object({
  id: z.string(),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  /** Why the last try failed, with a sentence for the person. */
  last_payment_error: z.nullable(
    z.object({
      type: z.string(),
      code: z.string(),
      decline_code: z.nullable(z.string()),
      message: z.string(),
    }),
  ),
  /** The bank wants to ask the person first: show its step, then call `authenticate`. */
  next_action: z.nullable(z.object({ type: z.string() })),
})
export type SandboxPaymentIntent = z.infer<typeof SandboxPaymentIntent>

/** The sandbox's card form. Served only where the sandbox is on; the client secret is the key. */
export const sandboxRoutes = {
  confirmSandboxPayment: route({
    method: 'POST',
    path: '/api/sandbox/payment-intents/:id/confirm',
    summary: 'Pay with a test card; no card is charged',
    access: 'anyone',
    scope: null,
    body: z.strictObject({ clientSecret: ClientSecret, card: SandboxCard }),
    answer: SandboxPaymentIntent,
  }),
  authenticateSandboxPayment: route({
    method: 'POST',
    path: '/api/sandbox/payment-intents/:id/authenticate',
    summary: "Answer the bank's question of the 3-D Secure step",
    access: 'anyone',
    scope: null,
    body: z.strictObject({
      clientSecret: ClientSecret,
      answer: z.enum(['approve', 'decline'], 'The answer must be approve or decline'),
    }),
    answer: SandboxPaymentIntent,
  }),
} as const
