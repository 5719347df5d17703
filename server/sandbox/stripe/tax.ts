import { isIP } from 'node:net'
import type { Stripe } from 'stripe'
import { openBooks, shownIntent } from './books.ts'
import { type Desk, newId } from './messages.ts'
import { seconds } from './objects.ts'
import { invalidRequest, missing, unexpectedState } from './refusal.ts'
import type { TaxCalculationRow } from './rows.ts'

/** One rate for everybody: what is tried here is the way of the tax, not its law. */
const RATE_PERCENT = 20
const KEPT_SECONDS = 90 * 24 * 60 * 60

type Wanted = { amountCents: number; currency: string; ipAddress: string }

export async function calculateTax({ tx }: Desk, { amountCents, currency, ipAddress }: Wanted) {
  if (!isSomewhere(ipAddress))
    throw invalidRequest({
      code: 'customer_tax_location_invalid',
      message:
        "We could not determine the customer's tax location based on the provided IP address.",
      param: 'customer_details[ip_address]',
    })
  const taxCents = Math.round((amountCents * RATE_PERCENT) / (100 + RATE_PERCENT))
  const calculation = await tx
    .insertInto('sandbox.taxCalculations')
    .values({ id: newId('taxcalc'), amountCents, currency, taxCents, ipAddress })
    .returningAll()
    .executeTakeFirstOrThrow()
  return calculationObject(calculation)
}

/** Ties a calculation to a payment that is still open; their sums must be one. */
export async function attachTax(
  { tx }: Desk,
  { intentId, calculationId }: { intentId: string; calculationId: string },
) {
  const { intent } = await openBooks(tx, intentId)
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw unexpectedState('update', intent.status)
  const calculation = await tx
    .selectFrom('sandbox.taxCalculations')
    .select('amountCents')
    .where('id', '=', calculationId)
    .executeTakeFirst()
  const param = 'hooks[inputs][tax][calculation]'
  if (calculation === undefined)
    throw missing('calculation', { id: calculationId, param, status: 400 })
  if (calculation.amountCents !== intent.amountCents)
    throw invalidRequest({ message: 'The amounts of the two do not match.', param })
  await tx
    .updateTable('sandbox.paymentIntents')
    .set({ taxCalculationId: calculationId })
    .where('id', '=', intentId)
    .execute()
  return shownIntent(await openBooks(tx, intentId))
}

/** A loopback or a private address is in no country. */
function isSomewhere(address: string): boolean {
  return isIP(address) !== 0 && !/^(127\.|10\.|192\.168\.|::1$|::ffff:127\.|f[cd])/i.test(address)
}

function calculationObject(calculation: TaxCalculationRow) {
  const { amountCents, taxCents } = calculation
  const country = 'GB'
  return {
    id: calculation.id,
    object: 'tax.calculation',
    amount_total: amountCents,
    currency: calculation.currency,
    customer: null,
    customer_details: {
      address: null,
      address_source: null,
      ip_address: calculation.ipAddress,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: seconds(calculation.createdAt) + KEPT_SECONDS,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: 0,
    tax_amount_inclusive: taxCents,
    tax_breakdown: [
      {
        amount: taxCents,
        inclusive: true,
        tax_rate_details: {
          country,
          flat_amount: null,
          percentage_decimal: String(RATE_PERCENT),
          rate_type: 'percentage',
          state: null,
          tax_type: 'vat',
        },
        taxability_reason: 'standard_rated',
        taxable_amount: amountCents - taxCents,
      },
    ],
    tax_date: seconds(calculation.createdAt),
  } satisfies Stripe.Tax.Calculation
}
