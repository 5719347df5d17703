import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asJson } from '#server/database/json.ts'
import { openBooks, shownIntent } from './books.ts'
import { announce, type Desk, newId } from './messages.ts'
import { customerObject, deletedCustomer } from './objects.ts'
import { missing } from './refusal.ts'

type NewCustomer = { email?: string | undefined; metadata: Record<string, string> }

export async function createCustomer({ tx }: Desk, { email, metadata }: NewCustomer) {
  const customer = await tx
    .insertInto('sandbox.customers')
    .values({ id: newId('cus'), email: email ?? null, metadata: asJson(metadata) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return customerObject(customer)
}

export async function findCustomer({ tx }: Desk, id: string) {
  const customer = await tx
    .selectFrom('sandbox.customers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (customer === undefined) throw missing('customer', { id, param: 'id' })
  return customer.deletedAt === null ? customerObject(customer) : deletedCustomer(id)
}

/** Erases who the customer was. The answer that told so is erased too; at Stripe it ends in a day. */
export async function deleteCustomer({ tx }: Desk, id: string) {
  const deleted = await tx
    .updateTable('sandbox.customers')
    .set({ email: null, metadata: asJson({}), deletedAt: sql`now()` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (deleted === undefined) throw missing('customer', { id, param: 'id' })
  await tx.deleteFrom('sandbox.answers').where('answer', 'like', `{"id":"${id}",%`).execute()
  return deletedCustomer(id)
}

type NewIntent = {
  amount: number
  currency: string
  customer?: string | undefined
  description?: string | undefined
  receipt_email?: string | undefined
  statement_descriptor_suffix?: string | undefined
  metadata: Record<string, string>
}

export async function createIntent(desk: Desk, wanted: NewIntent) {
  const { customer: customerId } = wanted
  if (customerId !== undefined) await refuseUnknownCustomer(desk, customerId)
  const id = newId('pi')
  await desk.tx
    .insertInto('sandbox.paymentIntents')
    .values({
      id,
      clientSecret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      customerId: customerId ?? null,
      amountCents: wanted.amount,
      currency: wanted.currency,
      description: wanted.description ?? null,
      receiptEmail: wanted.receipt_email ?? null,
      statementDescriptorSuffix: wanted.statement_descriptor_suffix ?? null,
      metadata: asJson(wanted.metadata),
      lastPaymentError: null,
      waitingCard: null,
      canceledAt: null,
    })
    .execute()
  const created = shownIntent(await openBooks(desk.tx, id))
  await announce(desk, 'payment_intent.created', created)
  return created
}

async function refuseUnknownCustomer({ tx }: Desk, id: string): Promise<void> {
  const customer = tx
    .selectFrom('sandbox.customers')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
  if ((await customer.executeTakeFirst()) !== undefined) return
  throw missing('customer', { id, param: 'customer', status: 400 })
}
