import type { Form } from './form.ts'
import { answerOnce } from './answers.ts'
import { openBooks, shownIntent } from './books.ts'
import { giveBack, listDisputes, listFraudWarnings } from './giving-back.ts'
import type { Desk } from './messages.ts'
import { listObject } from './giving-back-objects.ts'
import { createCustomer, createIntent, deleteCustomer, findCustomer } from './opening.ts'
import { PARAMETERS, parameters } from './parameters.ts'
import { cancel } from './paying.ts'
import { attachTax, calculateTax } from './tax.ts'
import { invalidRequest } from './refusal.ts'

export type ApiRequest = {
  method: string
  path: string
  form: Form
  idempotencyKey: string | undefined
}

/** Answers one call of the API as Stripe would, or throws a Refusal. */
export async function answerApi(desk: Desk, request: ApiRequest): Promise<object> {
  const { method, path, form, idempotencyKey: key } = request
  for (const call of CALLS) {
    const match = method === call.method ? call.path.exec(path) : null
    if (match === null) continue
    const work = () => call.answer({ desk, form, id: match[1] ?? '' })
    if (method === 'GET' || key === undefined) return work()
    return answerOnce(desk.tx, { key, request: [method, path, JSON.stringify(form)] }, work)
  }
  throw invalidRequest({ message: `Unrecognized request URL (${method}: ${path}).` }, 404)
}

type Asked = { desk: Desk; form: Form; id: string }
type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  answer: (asked: Asked) => Promise<object>
}

const CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    answer: async ({ desk, form }) =>
      createCustomer(desk, parameters(PARAMETERS.createCustomer, form)),
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/(\w+)$/,
    answer: async ({ desk, form, id }) => {
      parameters(PARAMETERS.none, form)
      return findCustomer(desk, id)
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/(\w+)$/,
    answer: async ({ desk, form, id }) => {
      parameters(PARAMETERS.none, form)
      return deleteCustomer(desk, id)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    answer: async ({ desk, form }) =>
      createIntent(desk, parameters(PARAMETERS.createPaymentIntent, form)),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    answer: async ({ desk, form, id }) => {
      const { expand } = parameters(PARAMETERS.retrievePaymentIntent, form)
      return shownIntent(await openBooks(desk.tx, id), expand !== undefined)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    answer: async ({ desk, form, id }) => {
      const { hooks } = parameters(PARAMETERS.updatePaymentIntent, form)
      return attachTax(desk, { intentId: id, calculationId: hooks.inputs.tax.calculation })
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/tax\/calculations$/,
    answer: async ({ desk, form }) => {
      const wanted = parameters(PARAMETERS.createTaxCalculation, form)
      return calculateTax(desk, {
        amountCents: wanted.line_items[0].amount,
        currency: wanted.currency,
        ipAddress: wanted.customer_details.ip_address,
      })
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    answer: async ({ desk, form, id }) => {
      parameters(PARAMETERS.cancelPaymentIntent, form)
      return cancel(desk, id)
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: async ({ desk, form }) => {
      const {
        payment_intent: intentId,
        amount,
        ...rest
      } = parameters(PARAMETERS.createRefund, form)
      return giveBack(desk, { intentId, amountCents: amount, ...rest })
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    answer: async ({ desk, form }) => {
      const { payment_intent: intentId } = parameters(PARAMETERS.listDisputes, form)
      return listObject('/v1/disputes', await listDisputes(desk, intentId))
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/radar\/early_fraud_warnings$/,
    answer: async ({ desk, form }) => {
      const { payment_intent: intentId } = parameters(PARAMETERS.listFraudWarnings, form)
      return listObject('/v1/radar/early_fraud_warnings', await listFraudWarnings(desk, intentId))
    },
  },
]
