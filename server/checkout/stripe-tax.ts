import type { Stripe } from 'stripe'
import type { Order, Tax } from './provider.ts'
import { expected, hasCode } from './stripe-sdk.ts'

/** Electronically supplied services; Stripe knows by it how each country taxes them. */
const TAX_CODE = 'txcd_10000000'

/**
 * Asks how much of the price is tax, and ties that to the payment: Stripe then books the tax when it is
 * paid, and takes it back with a refund. Done after the payment is opened, as often as wanted: one that is
 * opened again after a lost answer must be opened with the same words, and the buyer may have moved.
 */
export async function taxOf(
  stripe: Stripe,
  { order, intentId }: { order: Order; intentId: string },
): Promise<Tax> {
  const calculation = await calculate(stripe, order)
  if ('unknown' in calculation) return calculation
  await stripe.paymentIntents.update(intentId, {
    hooks: { inputs: { tax: { calculation: calculation.id } } },
  })
  return { cents: calculation.cents }
}

async function calculate(
  stripe: Stripe,
  { amountCents: amount, currency, paymentId: reference, networkAddress }: Order,
): Promise<{ id: string; cents: number } | { unknown: string }> {
  try {
    const found = await stripe.tax.calculations.create({
      currency,
      // The price is what is paid, wherever the buyer is.
      line_items: [{ amount, reference, tax_behavior: 'inclusive', tax_code: TAX_CODE }],
      customer_details: { ip_address: networkAddress },
    })
    const { id, tax_amount_inclusive: cents } = found
    return { id: expected(id, id !== null) ?? '', cents }
  } catch (error) {
    // Nobody is kept from buying because their country cannot be told.
    if (hasCode(error, ...NOT_OURS)) return { unknown: error instanceof Error ? error.message : '' }
    throw error
  }
}

const NOT_OURS = [
  'customer_tax_location_invalid',
  'stripe_tax_inactive',
  'taxes_calculation_failed',
]
