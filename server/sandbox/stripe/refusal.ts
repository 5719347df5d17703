/** What the sandbox's API answers instead, in the shape and the words of Stripe's errors. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly body: { error: { type: string; message: string; code?: string; param?: string } }

  constructor(status: number, error: Refusal['body']['error']) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

type Invalid = { message: string; code?: string; param?: string }

/** The request itself is at fault. */
export function invalidRequest(error: Invalid, status = 400): Refusal {
  return new Refusal(status, { type: 'invalid_request_error', ...error })
}

type Missing = { id: string; param?: string; status?: number }

/** What was named is not there: 404 in the address, 400 in a parameter. */
export function missing(what: string, { id, param = 'intent', status = 404 }: Missing): Refusal {
  const message = `No such ${what}: '${id}'`
  return invalidRequest({ code: 'resource_missing', message, param }, status)
}

/** The payment has moved on; what was asked for is not possible any more. */
export function unexpectedState(action: string, status: string): Refusal {
  return invalidRequest({
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${action} this PaymentIntent because it has a status of ${status}.`,
  })
}
