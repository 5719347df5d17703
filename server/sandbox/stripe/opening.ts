import { randomUUID } from 'node:crypto'
import { asJson } from '#server/database/json.ts'
import { openBooks, shownIntent } from './books.ts'
import { announce, type Desk, newId } from './messages.ts'
import { customerObject } from './objects.ts'
import { missing } from './refusal.ts'

type NewCustomer = { email?: string | undefined; metadata: Record<string, string> }

export async function createCustomer({ tx }: Desk, { email, metadata }: NewCustomer) {
  const customer = await tx
    .insertInto('sandboxCustomers')
    .values({ id: newId('cus'), email: email ?? null, metadata: asJson(metadata) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return customerObject(customer)
}

export async function findCustomer({ tx }: Desk, id: string) {
  const customer = await tx
    .selectFrom('sandboxCustomers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (customer === undefined) throw missing('customer', { id, param: 'id' })
  return customerObject(customer)
}

type NewIntent = {
  amount: number
  currency: string
  customer?: string | undefined
  description?: string | undefined
  metadata: Record<string, string>
}

export async function createIntent(desk: Desk, wanted: NewIntent) {
  const { customer: customerId } = wanted
  if (customerId !== undefined) await refuseUnknownCustomer(desk, customerId)
  const id = newId('pi')
  await desk.tx
    .insertInto('sandboxPaymentIntents')
    .values({
      id,
      clientSecret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      customerId: customerId ?? null,
      amountCents: wanted.amount,
      currency: wanted.currency,
      description: wanted.description ?? null,
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
  const customer = tx.selectFrom('sandboxCustomers').select('id').where('id', '=', id)
  if ((await customer.executeTakeFirst()) !== undefined) return
  throw missing('customer', { id, param: 'customer', status: 400 })
}
