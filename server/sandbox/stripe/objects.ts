import type { Stripe } from 'stripe'
import type { SandboxCardError, SandboxCardOnFile } from '#server/sandbox/tables.ts'
import type { ChargeRow, CustomerRow, IntentRow } from './rows.ts'

// Stripe's own types hold these objects to its API: a field that is missing does not compile.

export function customerObject(customer: CustomerRow) {
  return {
    id: customer.id,
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(customer.createdAt),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: customer.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer
}

export function deletedCustomer(id: string) {
  return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
}

type Charged = { intent: IntentRow; charge: ChargeRow; isDisputed: boolean }

export function intentObject(intent: IntentRow, charge: Charged | string | null) {
  const isPaid = intent.status === 'succeeded'
  const { taxCalculationId: calculation } = intent
  return {
    ...(calculation !== null && { hooks: { inputs: { tax: { calculation } } } }),
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amountCents,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: isPaid ? intent.amountCents : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: intent.canceledAt === null ? null : seconds(intent.canceledAt),
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: seconds(intent.createdAt),
    currency: intent.currency,
    customer: intent.customerId,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: intent.lastPaymentError && errorObject(intent.lastPaymentError),
    latest_charge: charge === null || typeof charge === 'string' ? charge : chargeObject(charge),
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action:
      intent.status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementDescriptorSuffix,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.PaymentIntent
}

export function chargeObject({ intent, charge, isDisputed }: Charged) {
  const isPaid = charge.failure === null
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amountCents,
    amount_captured: isPaid ? charge.amountCents : 0,
    amount_refunded: charge.refundedCents,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: statementOf(intent),
    captured: isPaid,
    created: seconds(charge.createdAt),
    currency: intent.currency,
    customer: intent.customerId,
    description: intent.description,
    disputed: isDisputed,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: { card: cardObject(charge.card), type: 'card' },
    receipt_email: intent.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.refundedCents === charge.amountCents,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statementDescriptorSuffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
}

/** The account's prefix and the payment's suffix, as far as there is room. */
function statementOf({ statementDescriptorSuffix: suffix }: IntentRow): string {
  return suffix === null ? 'LISTWRIGHT' : `LISTWRIGHT* ${suffix.toUpperCase()}`.slice(0, 22)
}

export function errorObject({ code, declineCode, message }: SandboxCardError) {
  return {
    type: 'card_error',
    code,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    message,
  } as const
}

function cardObject({ brand, last4, expMonth, expYear }: SandboxCardOnFile) {
  return {
    amount_authorized: null,
    authorization_code: null,
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: 'pass',
    },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: expMonth,
    exp_year: expYear,
    funding: 'credit',
    installments: null,
    last4,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card
}

/** Times as the API tells them. */
export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
