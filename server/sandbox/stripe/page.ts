import { dollars } from '#contract/money.ts'
import type { SandboxDatabase } from '#server/sandbox/tables.ts'
import type { DisputeRow, IntentRow } from './rows.ts'

const SHOWN_MAX = 50

/** What a tester can do to a payment, besides paying it. */
export const TEST_ACTIONS = {
  'refund-part': 'Refund a third',
  refund: 'Refund the rest',
  dispute: 'Open a dispute',
  inquiry: 'Only ask',
  'inquiry-closed': 'Bank is content',
  'inquiry-disputed': 'Bank disputes it',
  'fraud-warning': 'Warn of fraud',
  'dispute-won': 'Shop wins',
  'dispute-lost': 'Cardholder wins',
} as const
export type TestAction = keyof typeof TEST_ACTIONS

/** The tester's page: the latest payments, and a button for what banks and cardholders do. */
export async function testersPage(db: SandboxDatabase): Promise<string> {
  const payments = await latestPayments(db)
  const rows = payments.map(rowOf).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandbox payments</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<h1>Sandbox payments</h1>
<p>No card is charged here. The buttons do what a bank or a cardholder would do; the shop hears of it by signed messages.</p>
<table><thead><tr><th>Payment</th><th>Who</th><th>Amount</th><th>State</th><th>Refunded</th><th>Dispute</th><th>Do</th></tr></thead>
<tbody>${rows || '<tr><td colspan="7">No payments yet.</td></tr>'}</tbody></table></html>`
}

type Listed = Pick<IntentRow, 'id' | 'amountCents' | 'status'> & {
  email: string | null
  refundedCents: number | null
  dispute: DisputeRow['status'] | null
  isWarned: boolean
}

function latestPayments(db: SandboxDatabase): Promise<Listed[]> {
  return db
    .selectFrom('sandbox.paymentIntents as p')
    .leftJoin('sandbox.customers as c', 'c.id', 'p.customerId')
    .leftJoin('sandbox.charges as h', (join) =>
      join.onRef('h.paymentIntentId', '=', 'p.id').on('h.failure', 'is', null),
    )
    .leftJoin('sandbox.disputes as d', 'd.chargeId', 'h.id')
    .select(['p.id', 'p.amountCents', 'p.status', 'c.email', 'h.refundedCents'])
    .leftJoin('sandbox.fraudWarnings as w', 'w.chargeId', 'h.id')
    .select('d.status as dispute')
    .select((eb) => eb('w.id', 'is not', null).$castTo<boolean>().as('isWarned'))
    .orderBy('p.createdAt', 'desc')
    .limit(SHOWN_MAX)
    .execute()
}

function rowOf(payment: Listed): string {
  const { id, email, amountCents, status, refundedCents, dispute } = payment
  const cells = [
    id,
    email ?? '',
    dollars(amountCents),
    status,
    dollars(refundedCents ?? 0),
    dispute ?? 'none',
  ]
  const buttons = possibleActions(payment).map(
    (action) =>
      `<form method="post" action="/payments/${id}/${action}"><button>${TEST_ACTIONS[action]}</button></form>`,
  )
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}<td>${buttons.join('')}</td></tr>`
}

function possibleActions({
  status,
  amountCents,
  refundedCents,
  dispute,
  isWarned,
}: Listed): TestAction[] {
  if (status !== 'succeeded') return []
  if (dispute === 'needs_response') return ['dispute-won', 'dispute-lost']
  if (dispute === 'warning_needs_response') return ['inquiry-closed', 'inquiry-disputed']
  if (dispute === 'lost') return []
  const warnings: TestAction[] = isWarned ? [] : ['fraud-warning']
  const refunds: TestAction[] = refundedCents === amountCents ? [] : ['refund-part', 'refund']
  return dispute === null ? [...refunds, 'dispute', 'inquiry', ...warnings] : refunds
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
