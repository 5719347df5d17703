import * as z from 'zod/mini'
import { route } from './route.ts'

/** What the browser must know before anyone signs in. Holds no secret. */
export const PublicConfiguration = z.object({
  identity: z.object({
    provider: z.enum(['embedded', 'firebase']),
    /** False where the button would lead nowhere; it then says so. */
    hasGoogle: z.boolean(),
  }),
  writer: z.enum(['composer', 'model']),
  /** Who takes the cards: nobody, our own test double, or Stripe. */
  payments: z.enum(['off', 'sandbox', 'stripe']),
  /** What Stripe's card form wants to know; null unless Stripe takes the cards. */
  stripePublishableKey: z.nullable(z.string()),
  /** Where mail goes: to its readers, or only into a folder of the server. */
  mail: z.enum(['smtp', 'outbox']),
  extensionUrl: z.string(),
  /** Who answers when the product says "contact support"; null where the operator named nobody. */
  supportEmail: z.nullable(z.string()),
})
export type PublicConfiguration = z.infer<typeof PublicConfiguration>

/** What anyone may ask about the shop itself. */
export const configurationRoutes = {
  configuration: route({
    method: 'GET',
    path: '/api/config',
    summary: 'What the browser needs to know before anyone signs in',
    access: 'anyone',
    scope: null,
    answer: PublicConfiguration,
  }),
} as const
