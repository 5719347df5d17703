import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { Problem } from '#server/platform/problem.ts'
import type { Notice } from './provider.ts'

/** How old a message may be: later it could be an old one, sent again by somebody else. */
const TOLERANCE_SECONDS = 300

// Only which payment it is about: what happened to it is asked of the provider, never believed.
const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.optional(z.string()),
      payment_intent: z.optional(z.nullable(z.string())),
    }),
  }),
})

type Message = {
  body: Buffer
  signature: unknown
  secrets: readonly string[]
  isLive: boolean
  now: Date
}

/** What a signed message is about. Any doubt about its signature or its age refuses it. */
export function readStripeNotice(stripe: Stripe, message: Message): Notice {
  const { signature, secrets } = message
  if (typeof signature !== 'string' || isDoubtful(signature, message.now)) throw refused()
  for (const secret of secrets) {
    const event = verified(stripe, { ...message, signature, secret })
    if (event !== null) return noticeOf(event, message.isLive)
  }
  throw refused()
}

function verified(stripe: Stripe, { body, signature, secret, now }: Signed): unknown {
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
  } catch {
    return null
  }
}

type Signed = Message & { signature: string; secret: string }

function noticeOf(event: unknown, isLive: boolean): Notice {
  const parsed = StripeEvent.safeParse(event)
  if (!parsed.success) throw new Problem('malformed_request', { cause: parsed.error })
  const { id: eventId, type, livemode, data } = parsed.data
  const { object, id = null, payment_intent: intent = null } = data.object
  const intentId = object === 'payment_intent' ? id : intent
  return { eventId, type, intentId: livemode === isLive ? intentId : null }
}

// The SDK takes the last time of several, joins a header that came twice, and lets through what is
// dated ahead of time.
const SIGNATURE = /^t=(\d{1,12})(?:,(?!t=)\w+=\w+)+$/

function isDoubtful(signature: string, now: Date): boolean {
  const [, seconds] = SIGNATURE.exec(signature) ?? []
  if (seconds === undefined) return true
  return Number(seconds) - now.getTime() / 1000 > TOLERANCE_SECONDS
}

function refused(): Problem {
  return new Problem('signature_refused')
}
