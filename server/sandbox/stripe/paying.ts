import type { SandboxCard } from '#contract/sandbox.ts'
import { asJson } from '#server/database/json.ts'
import type {
  SandboxCardError,
  SandboxCardOnFile,
  SandboxWaitingCard,
} from '#server/sandbox/tables.ts'
import { isPaid, openBooks, type Payment, shownCharge, shownIntent } from './books.ts'
import { NOT_AUTHENTICATED, outcomeOf } from './cards.ts'
import { announce, type Desk, newId } from './messages.ts'
import { missing, unexpectedState } from './refusal.ts'
import { doTestAction } from './test-actions.ts'
import type { IntentRow } from './rows.ts'

type Key = { id: string; clientSecret: string }

/** Pays with a card, as the browser's card form does: the client secret is its only key. */
export async function confirm(desk: Desk, { card, ...key }: Key & { card: SandboxCard }) {
  const { intent } = await openWithSecret(desk, key)
  const { status } = intent
  if (status !== 'requires_payment_method' && status !== 'requires_action')
    throw unexpectedState('confirm', status)
  const outcome = outcomeOf(card, desk.now)
  switch (outcome.kind) {
    case 'paid':
      await take(desk, intent, outcome.card)
      if (outcome.afterwards !== 'nothing')
        await doTestAction(desk, { action: outcome.afterwards, intentId: intent.id })
      break
    case 'asks':
      await wait(desk, intent, outcome.waiting)
      break
    case 'declined':
      await decline(desk, intent, outcome)
      break
    case 'unreadable':
      await refuse(desk, intent, outcome.error)
      break
  }
  return shownIntent(await openBooks(desk.tx, intent.id))
}

/** What the person answered to the bank's question. */
export async function authenticate(
  desk: Desk,
  { answer, ...key }: Key & { answer: 'approve' | 'decline' },
) {
  const { intent } = await openWithSecret(desk, key)
  const { waitingCard: waiting } = intent
  if (waiting === null) throw unexpectedState('authenticate', intent.status)
  if (answer === 'decline') await refuse(desk, intent, NOT_AUTHENTICATED)
  else if (waiting.failure === null) await take(desk, intent, waiting.card)
  else await decline(desk, intent, { card: waiting.card, error: waiting.failure })
  return shownIntent(await openBooks(desk.tx, intent.id))
}

export async function cancel(desk: Desk, intentId: string) {
  const { intent } = await openBooks(desk.tx, intentId)
  const { status } = intent
  if (status === 'succeeded' || status === 'canceled') throw unexpectedState('cancel', status)
  await moveTo(desk, intent, { status: 'canceled', waiting: null, error: null })
  const canceled = shownIntent(await openBooks(desk.tx, intentId))
  await announce(desk, 'payment_intent.canceled', canceled)
  return canceled
}

async function openWithSecret(desk: Desk, { id, clientSecret }: Key): Promise<Payment> {
  const payment = await openBooks(desk.tx, id)
  if (payment.intent.clientSecret !== clientSecret) throw missing('payment_intent', { id })
  return payment
}

async function take(desk: Desk, intent: IntentRow, card: SandboxCardOnFile): Promise<void> {
  await charge(desk, intent, { card, failure: null })
  await moveTo(desk, intent, { status: 'succeeded', waiting: null, error: null })
  const paid = await openBooks(desk.tx, intent.id)
  if (!isPaid(paid)) throw new Error('A charge was taken and is not there')
  await announce(desk, 'charge.succeeded', shownCharge(paid))
  await announce(desk, 'payment_intent.succeeded', shownIntent(paid))
}

async function wait(desk: Desk, intent: IntentRow, waiting: SandboxWaitingCard): Promise<void> {
  await moveTo(desk, intent, { status: 'requires_action', waiting, error: null })
  const asking = shownIntent(await openBooks(desk.tx, intent.id))
  await announce(desk, 'payment_intent.requires_action', asking)
}

/** The bank said no; the try is on the books. */
async function decline(
  desk: Desk,
  intent: IntentRow,
  { card, error }: { card: SandboxCardOnFile; error: SandboxCardError },
): Promise<void> {
  await charge(desk, intent, { card, failure: error })
  await refuse(desk, intent, error)
  const tried = await openBooks(desk.tx, intent.id)
  if (tried.charge !== null)
    await announce(desk, 'charge.failed', shownCharge({ ...tried, charge: tried.charge }))
}

async function refuse(desk: Desk, intent: IntentRow, error: SandboxCardError): Promise<void> {
  await moveTo(desk, intent, { status: 'requires_payment_method', waiting: null, error })
  const failed = shownIntent(await openBooks(desk.tx, intent.id))
  await announce(desk, 'payment_intent.payment_failed', failed)
}

async function charge(
  { tx }: Desk,
  { id, amountCents }: IntentRow,
  { card, failure }: SandboxWaitingCard,
): Promise<void> {
  await tx
    .insertInto('sandbox.charges')
    .values({
      id: newId('ch'),
      paymentIntentId: id,
      amountCents,
      card: asJson(card),
      failure: failure && asJson(failure),
    })
    .execute()
}

type Step = {
  status: IntentRow['status']
  waiting: SandboxWaitingCard | null
  error: SandboxCardError | null
}

async function moveTo({ tx, now }: Desk, { id }: IntentRow, step: Step): Promise<void> {
  await tx
    .updateTable('sandbox.paymentIntents')
    .set({
      status: step.status,
      waitingCard: step.waiting && asJson(step.waiting),
      lastPaymentError: step.error && asJson(step.error),
      canceledAt: step.status === 'canceled' ? now : null,
    })
    .where('id', '=', id)
    .execute()
}
