import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identityRoutes } from '#contract/identity.ts'
import { batchRoutes } from '#contract/batches/batches.ts'
import { routes } from '#contract/routes.ts'
import { heard } from './testing/heard.ts'
import { until } from './testing/outcome.ts'
import { aGeneratorInput } from './testing/people.ts'
import { COMPILED } from './testing/short-lived.ts'

const postgres = process.env['TEST_DATABASE_URL']
if (postgres === undefined)
  console.warn('SKIPPED: two processes on one database need PostgreSQL; set TEST_DATABASE_URL.')

const SECRET = randomBytes(32).toString('hex')
const database = `listwright_pair_${randomUUID().replaceAll('-', '')}`
const children: ChildProcess[] = []
let folder = ''
let origins: string[] = []

describe.skipIf(postgres === undefined)('two processes on one PostgreSQL', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pair-'))
    await onServer(`CREATE DATABASE ${database}`)
    // Both find an empty database, and both want to migrate it.
    origins = await Promise.all(['one', 'other'].map((name) => start(name)))
  })
  afterAll(async () => {
    const running = children.filter((child) => child.exitCode === null)
    const ends = running.map((child) => once(child, 'exit'))
    for (const child of running) child.kill('SIGTERM')
    await Promise.all(ends)
    await onServer(`DROP DATABASE ${database} WITH (FORCE)`)
    await rm(folder, { recursive: true })
  })

  // A proxy in front sends people wherever a port is open.
  it('open a port that was given to them only when they are ready', async () => {
    const port = await freePort()
    const ready = start('third', port)
    const first = await firstAnswer(`http://127.0.0.1:${port}/readyz`)
    expect(first.status).toBe(200)
    expect(await ready).toContain(`:${port}`)
  })

  it('know the same people, whichever of them minted the token', async () => {
    const call = await someone()
    const ids = await Promise.all(origins.map((origin) => call(origin, '/api/auth/user')))
    expect(ids.map(({ status }) => status)).toEqual([200, 200])
    expect(ids[0]?.body.id).toBe(ids[1]?.body.id)
  })

  it('write one listing for one credit when both are sent the same key', async () => {
    const call = await someone()
    const key = { 'idempotency-key': 'the-same' }
    const generate = (origin: string) => call(origin, '/api/generate-listing', INPUT, key)
    const both = await Promise.all([...origins, ...origins].map(generate))
    expect(both.some(({ status }) => status === 200)).toBe(true)
    expect(both.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const later = await Promise.all(origins.map(generate))
    expect(later.map(({ status }) => status)).toEqual([200, 200])
    const ids = [...both, ...later].flatMap(({ status, body }) => (status === 200 ? [body.id] : []))
    expect(new Set(ids).size).toBe(1)
    expect(await left(call)).toEqual({ credits: 9, listings: 1 })
  })

  it('write the rows of a batch between them, each once, wherever it is started and looked at', async () => {
    const call = await someone()
    const [first = '', second = ''] = origins
    const batch = (await call(first, '/api/batches', { name: 'mugs' })).body
    const path = `/api/batches/${batch.id}`
    const rows = Array.from({ length: 12 }, (_, index) => ({ number: index + 2, input: INPUT }))
    await call(second, `${path}/rows`, { rows })
    await call(first, `${path}/start`, { rows: rows.length })
    const look = async () => batchRoutes.getBatch.answer.parse((await call(second, path)).body)
    // The one that found no credits pauses it while the other may still write.
    await until(async () => {
      const { state, rows: counts } = await look()
      return state === 'paused' && counts.writing === 0
    })
    expect(await look()).toMatchObject({
      pausedFor: 'no_credits',
      rows: { written: 10, waiting: 2 },
    })
    expect(await left(call)).toEqual({ credits: 0, listings: 10 })
  })

  it('never spend a credit twice, however many calls arrive at both', async () => {
    const call = await someone()
    for (let round = 0; round < 6; round += 1)
      await Promise.all(
        [...origins, ...origins].map((origin) => call(origin, '/api/generate-listing', INPUT)),
      )
    expect(await left(call)).toEqual({ credits: 0, listings: 10 })
  })
})

const INPUT = aGeneratorInput()

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const picked = probe.address()
  probe.close()
  await once(probe, 'close')
  if (picked === null || typeof picked === 'string') throw new Error('No port was picked')
  return picked.port
}

/** The first answer there is; until then the port is closed. */
async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer !== null) return answer
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function start(name: string, port = 0): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...COMPILED,
      PORT: String(port),
      DATA_DIR: join(folder, name),
      DATABASE_URL: address(database),
      // Whoever signs in at one of them is known to the other by this alone.
      IDENTITY_SECRET: SECRET,
      LOG_LEVEL: 'error',
    },
  })
  children.push(child)
  const program = heard(child)
  await program.until(/Ready\./)
  return program.until(/Listwright is at (\S+)/)
}

type Answer = { status: number; body: { id: string; credits: number; length: number } }
type Call = (
  origin: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** Signs up at the first process; the token is shown to both. */
async function someone(): Promise<Call> {
  const [first = ''] = origins
  const details = { email: `${randomUUID()}@example.com`, password: 'walnut-and-oil' }
  const opened = await fetch(first + identityRoutes.signUp.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(details),
  })
  const cookie = String(opened.headers.get('set-cookie')).split(';')[0] ?? ''
  const minted = await fetch(first + identityRoutes.mintToken.path, { headers: { cookie } })
  const { token } = identityRoutes.mintToken.answer.parse(await minted.json())
  return async (origin, path, body, headers = {}) => {
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: JSON.parse(await response.text()) }
  }
}

async function left(call: Call): Promise<{ credits: number; listings: number }> {
  const [first = '', second = ''] = origins
  const user = await call(first, routes.currentUser.path)
  const listings = await call(second, routes.listListings.path)
  return { credits: user.body.credits, listings: listings.body.length }
}

function address(name: string): string {
  const url = new URL(postgres ?? 'postgres://nowhere')
  url.pathname = `/${name}`
  return url.href
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
