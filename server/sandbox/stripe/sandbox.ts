import { randomBytes } from 'node:crypto'
import type { SandboxCard, SandboxPaymentIntent } from '#contract/sandbox.ts'
import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Clock } from '#server/platform/clock.ts'
import { deliverDue, type Send } from './delivery.ts'
import { openSandboxSchema } from '#server/sandbox/schema.ts'
import type { Desk } from './messages.ts'
import { authenticate, confirm } from './paying.ts'
import { sandboxServer } from './server.ts'

const IDLE_MS = 2000

type Surroundings = {
  db: Database
  clock: Clock
  /** Hands a message to our own webhook. */
  send: Send
  onError: (error: unknown) => void
}

/** A small, strict Stripe on this machine. Its books are in our database; no card is charged. */
export type Sandbox = {
  /** Where its API and the tester's page are. */
  address: string
  secretKey: string
  webhookSecret: string
  confirm(try_: Key & { card: SandboxCard }): Promise<SandboxPaymentIntent>
  authenticate(reply: Key & { answer: 'approve' | 'decline' }): Promise<SandboxPaymentIntent>
  /** Sends the messages that are due; answers how many. */
  deliver(): Promise<number>
  close(): Promise<void>
}
type Key = { id: string; clientSecret: string }

export async function openSandbox(surroundings: Surroundings): Promise<Sandbox> {
  const { clock, send, onError } = surroundings
  const db = await openSandboxSchema(surroundings.db)
  const secretKey = `sk_test_${randomBytes(16).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  const deliver = () => deliverDue({ db, clock, send, secret: webhookSecret })
  const postman = startPostman(deliver, onError)
  const server = sandboxServer({ db, clock, secretKey, onChange: postman.hurry, onError })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const atDesk = async <Result>(work: (desk: Desk) => Promise<Result>) => {
    const result = await inTransaction(db, (tx) => work({ tx, now: clock.now() }))
    postman.hurry()
    return result
  }
  return {
    address: `http://127.0.0.1:${port}`,
    secretKey,
    webhookSecret,
    confirm: async (wanted) => shown(await atDesk((desk) => confirm(desk, wanted))),
    authenticate: async (wanted) => shown(await atDesk((desk) => authenticate(desk, wanted))),
    deliver,
    close: async () => {
      await postman.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Delivers when there is news, and every two seconds for what is due again. */
function startPostman(deliver: () => Promise<number>, onError: (error: unknown) => void) {
  let round = Promise.resolve()
  let isWaiting = false
  const hurry = () => {
    if (isWaiting) return
    isWaiting = true
    round = round
      .then(() => {
        isWaiting = false
        return deliver()
      })
      .then(() => undefined, onError)
  }
  const timer = setInterval(hurry, IDLE_MS)
  timer.unref()
  return {
    hurry,
    stop: async () => {
      clearInterval(timer)
      isWaiting = true
      await round
    },
  }
}

type Intent = Awaited<ReturnType<typeof confirm>>

function shown({ id, status, last_payment_error: error, next_action: next }: Intent) {
  return {
    id,
    status,
    last_payment_error: error && {
      type: error.type,
      code: error.code,
      decline_code: error.decline_code ?? null,
      message: error.message,
    },
    next_action: next && { type: next.type },
  }
}
