import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { SandboxDatabase } from '#server/sandbox/tables.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Clock } from '#server/platform/clock.ts'
import { answerApi } from './api.ts'
import { parseForm } from './form.ts'
import type { Desk } from './messages.ts'
import { type TestAction, TEST_ACTIONS, testersPage } from './page.ts'
import { invalidRequest, Refusal } from './refusal.ts'
import { doTestAction } from './test-actions.ts'

const BODY_BYTES_MAX = 64 * 1024
const ACTION_PATH = /^\/payments\/(\w+)\/([\w-]+)$/

export type ServerParts = {
  db: SandboxDatabase
  clock: Clock
  secretKey: string
  /** Called after anything has changed: there may be messages to deliver. */
  onChange: () => void
  onError: (error: unknown) => void
}

type Answer = { status: number; type: string; body: string; location?: string }

/** The sandbox over HTTP, for this machine alone: the API under /v1, and the tester's page. */
export function sandboxServer(parts: ServerParts): Server {
  return createServer((request, response) => void respond(parts, request, response))
}

async function respond(
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, type, body, location } = await answer(parts, request).catch((error: unknown) =>
    failure(error, parts.onError),
  )
  response.writeHead(status, { 'content-type': type, ...(location && { location }) })
  response.end(body)
}

async function answer(parts: ServerParts, request: IncomingMessage): Promise<Answer> {
  const { method = 'GET' } = request
  const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox')
  refuseForeign(request)
  if (pathname === '/') return page(await testersPage(parts.db))
  const [, intentId = '', action = ''] = ACTION_PATH.exec(pathname) ?? []
  if (method === 'POST' && isTestAction(action)) {
    await atDesk(parts, (desk) => doTestAction(desk, { action, intentId }))
    return { status: 303, type: 'text/plain', body: '', location: '/' }
  }
  if (request.headers.authorization !== `Bearer ${parts.secretKey}`)
    throw invalidRequest({ message: 'Invalid API Key provided.' }, 401)
  const form = parseForm(method === 'GET' ? search.slice(1) : await bodyOf(request))
  const idempotencyKey = headerOf(request, 'idempotency-key')
  const found = await atDesk(parts, (desk) =>
    answerApi(desk, { method, path: pathname, form, idempotencyKey }),
  )
  return json(200, found)
}

async function atDesk<Result>(
  { db, clock, onChange }: ServerParts,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, (tx) => work({ tx, now: clock.now() }))
  onChange()
  return result
}

// The page has no password: another site open in the tester's browser must not press its buttons.
function refuseForeign(request: IncomingMessage): void {
  const host = headerOf(request, 'host') ?? ''
  const origin = headerOf(request, 'origin')
  const isLocal = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)
  if (isLocal && (origin === undefined || origin === `http://${host}`)) return
  throw invalidRequest({ message: 'The sandbox answers its own page and this machine.' }, 403)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > BODY_BYTES_MAX) throw invalidRequest({ message: 'The request is too large.' }, 413)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function failure(error: unknown, onError: (error: unknown) => void): Answer {
  if (error instanceof Refusal) return json(error.status, error.body)
  onError(error)
  return json(500, { error: { type: 'api_error', message: 'The sandbox failed.' } })
}

function page(body: string): Answer {
  return { status: 200, type: 'text/html; charset=utf-8', body }
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) }
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function isTestAction(name: string): name is TestAction {
  return name in TEST_ACTIONS
}
