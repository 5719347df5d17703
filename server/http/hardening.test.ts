import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { meRoutes } from '#contract/me.ts'
import { PAGES } from '#contract/pages.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { testDatabase } from '#server/testing/database.ts'
import { type Address, withInventory } from '#server/testing/inventory.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'
import { SILENT_MS } from './connections.ts'

const everyRoute = { ...routes, ...identityRoutes, ...googleRoutes, ...sandboxRoutes }

let shop: TestApp
let secure: TestApp
/** With all that can be on: sandbox, test accounts of Google. */
let full: TestApp
let inventory: Address[]
const tokens = { nobody: '', 'a member': '', 'an admin': '' }
beforeAll(async () => {
  const opened = await withInventory(() => testApp({ sellsCredits: true, hasGoogle: true }))
  full = opened.made
  inventory = opened.inventory
  tokens['a member'] = (await full.signIn('member@example.com')).token
  tokens['an admin'] = (await anAdmin(full)).token
  shop = await testApp({ environment: { LOG_LEVEL: 'warn' } })
  secure = await testApp({ environment: { PUBLIC_URL: 'https://shop.example' } })
})
afterAll(async () => {
  await shop.close()
  await secure.close()
  await full.close()
})

/** Beside what the server registers: addresses of pages, and those that are nothing. */
const ELSEWHERE = [
  ...[...Object.values(PAGES), '/nothing', '/assets/none.js', '/favicon.svg'].map((url) => ({
    method: 'GET',
    url,
  })),
  { method: 'GET', url: '/api/nothing' },
  { method: 'PUT', url: '/api/footers' },
  { method: 'GET', url: '/api/listings/%E0%A4%A' },
]

const isEnd = ({ url }: Address) => Number(url === meRoutes.deleteAccount.path)

describe('the headers of every answer', () => {
  it.each(['nobody', 'a member', 'an admin'] as const)(
    'on every call that the server has, to %s',
    async (who) => {
      const named = Object.values<Route>(everyRoute).map(({ method, path }) => `${method} ${path}`)
      const registered = inventory.map(({ method, url }) => `${method} ${url}`)
      expect(named.filter((address) => !registered.includes(address))).toEqual([])
      const bare: unknown[] = []
      // Last what leaves nobody to ask for.
      const asked = [...ELSEWHERE, ...inventory].toSorted((one, next) => isEnd(one) - isEnd(next))
      for (const { method, url } of asked) {
        const answer = await full.app.inject({
          method: asMethod(method),
          url: url.replaceAll(/:\w+/g, 'none').replace('*', 'none'),
          headers: tokens[who] === '' ? {} : { authorization: `Bearer ${tokens[who]}` },
        })
        const missing = missingIn(answer.headers, url)
        if (missing.length > 0) bare.push([method, url, answer.statusCode, missing])
      }
      expect(bare).toEqual([])
      expect(inventory.length).toBeGreaterThan(Object.keys(everyRoute).length)
    },
  )

  it('insist on https only where the site is https', async () => {
    const { headers } = await secure.app.inject('/api/config')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})

/** What an answer should say and does not, or says and should not. */
function missingIn(headers: Record<string, unknown>, url: string): unknown[] {
  const policy = String(headers['content-security-policy'])
  const isStrict =
    /^default-src 'none'; (script-src 'self'[^;]*; )?style-src '(self|sha256-)[^;]*; .*frame-ancestors 'none'$/
  const wanted = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    ...(url.startsWith('/api/') && !url.includes('%') && { 'cache-control': 'no-store' }),
  }
  return [
    ...(isStrict.test(policy) && !/unsafe|\*|https?:/.test(policy) ? [] : [policy]),
    ...Object.entries(wanted).filter(([name, value]) => headers[name] !== value),
    ...('permissions-policy' in headers ? [] : ['permissions-policy']),
    ...['server', 'x-powered-by', 'strict-transport-security'].filter((name) => name in headers),
  ]
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

function asMethod(method: string) {
  const found = METHODS.find((one) => one === method)
  if (found === undefined) throw new Error(`${method} is asked nowhere`)
  return found
}

const limited = (environment: Record<string, string> = {}) =>
  testApp({ environment: { REQUESTS_PER_MINUTE: '5', ...environment } })
type From = { headers?: Record<string, string>; remoteAddress?: string }

/** How many of the requests got through. */
const passing = async ({ app }: TestApp, requests: From[]) => {
  let passed = 0
  for (const { headers = {}, remoteAddress = '203.0.113.9' } of requests) {
    const { statusCode } = await app.inject({ url: '/api/nothing', headers, remoteAddress })
    if (statusCode !== 429) passed += 1
  }
  return passed
}

describe('the number of requests', () => {
  const ten = Array.from({ length: 10 }, (_, n) => n)

  it('is limited for each address, for unknown addresses too', async () => {
    const app = await limited()
    expect(
      await passing(
        app,
        ten.map(() => ({})),
      ),
    ).toBe(5)
    const refused = await app.app.inject({ url: '/api/config', remoteAddress: '203.0.113.9' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await app.close()
  })

  it('is not widened by a made-up header, nor by walking through one IPv6 network', async () => {
    const app = await limited()
    const forged = ten.map((n) => ({ headers: { 'x-forwarded-for': `6.6.6.${n}` } }))
    expect(await passing(app, forged)).toBe(5)
    const walk = ten.map((n) => ({ remoteAddress: `2001:db8::${n}` }))
    expect(await passing(app, walk)).toBe(5)
    const mapped = ten.map((n) => ({
      remoteAddress: n % 2 === 0 ? '198.51.100.7' : '::ffff:198.51.100.7',
    }))
    expect(await passing(app, mapped)).toBe(5)
    await app.close()
  })

  it('is limited for all processes together, and known to one that was just started', async () => {
    const open = await testDatabase()
    const database = { ...open, close: async () => undefined }
    const aProcess = () => testApp({ database, environment: { REQUESTS_PER_MINUTE: '5' } })
    const [one, other] = [await aProcess(), await aProcess()]
    let passed = 0
    for (let n = 0; n < 10; n += 1) passed += await passing(n % 2 === 0 ? one : other, [{}])
    expect(passed).toBe(5)
    const restarted = await aProcess()
    expect(await passing(restarted, [{}])).toBe(0)
    for (const app of [one, other, restarted]) await app.close()
    await open.close()
  })

  it('is told with every answer', async () => {
    const app = await limited()
    const { headers } = await app.app.inject({ url: '/api/nothing', remoteAddress: '203.0.113.9' })
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '4' })
    await app.close()
  })

  it('counts a call however its address is spelled', async () => {
    const app = await limited()
    const spelled = (url: string) => app.app.inject({ url, remoteAddress: '203.0.113.9' })
    for (let n = 0; n < 5; n += 1) await spelled('/api/auth/user')
    const respelled = await spelled('/%61pi/auth/user')
    expect(respelled.statusCode).toBe(429)
    expect(respelled.headers['cache-control']).toBe('no-store')
    await app.close()
  })

  it('counts the address that a trusted proxy saw, and no further', async () => {
    const app = await limited({ TRUSTED_PROXIES: '10.0.0.0/8' })
    const remoteAddress = '10.1.2.3'
    const seen = (address: string, n: number) => ({
      remoteAddress,
      headers: { 'x-forwarded-for': `6.6.6.${n}, ${address}` },
    })
    expect(
      await passing(
        app,
        ten.map((n) => seen('198.51.100.1', n)),
      ),
    ).toBe(5)
    expect(
      await passing(
        app,
        ten.map((n) => seen('198.51.100.2', n)),
      ),
    ).toBe(5)
    await app.close()
  })

  it('is not limited for the person whose own machine this is, but for whom a proxy on it serves', async () => {
    const app = await limited({ LOG_LEVEL: 'warn' })
    const here = ten.map(() => ({ remoteAddress: '127.0.0.1' }))
    expect(await passing(app, here)).toBe(10)
    const warnings = () => app.logged.filter((line) => line.includes('TRUSTED_PROXIES'))
    expect(warnings()).toEqual([])
    const forwarded = ten.map((n) => ({
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `6.6.6.${n}` },
    }))
    expect(await passing(app, forwarded)).toBe(5)
    expect(warnings()).toHaveLength(1)
    await app.close()
  })

  it('is limited on a machine with a public address, though a proxy there says nothing', async () => {
    const app = await limited({ PUBLIC_URL: 'https://shop.example', EMBEDDED_DATABASE: 'on' })
    const requests = ten.map(() => ({ remoteAddress: '127.0.0.1' }))
    expect(await passing(app, requests)).toBe(5)
    await app.close()
  })
})

describe('on the wire', () => {
  let port = 0
  beforeAll(async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const address = shop.app.server.address()
    port = typeof address === 'object' && address !== null ? address.port : 0
  })

  const statusOf = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    const [first] = await once(socket, 'data')
    socket.destroy()
    return String(first).split('\r\n', 1)[0] ?? ''
  }

  it.each([
    [
      'two lengths',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      400,
    ],
    [
      'a length and chunks',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', 400],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: x\n\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n', 404],
  ])('refuses %s', async (_what, text, status) => {
    expect(await statusOf(text)).toContain(` ${status} `)
  })

  it('closes a connection on which nobody says a word, and bounds their number', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const accepted = once(shop.app.server, 'connection')
    const socket = connect(port, '127.0.0.1')
    await accepted
    const closed = once(socket.resume(), 'close')
    vi.advanceTimersByTime(SILENT_MS)
    await closed
    expect(shop.app.server.maxConnections).toBe(8000)
  })

  it('logs no fault where somebody leaves in the middle of sending', async () => {
    const { app, logged } = shop
    const arrived = once(app.server, 'request')
    const socket = connect(port, '127.0.0.1')
    const type = 'Content-Type: application/json\r\nContent-Length: 100'
    socket.write(`POST ${identityRoutes.signIn.path} HTTP/1.1\r\nHost: x\r\n${type}\r\n\r\n{"em`)
    const [request] = await arrived
    const gone = new Promise((resolve) => request.once('close', resolve))
    socket.destroy()
    await gone
    // Whatever was to be logged of it comes before the answer to somebody else.
    await fetch(`http://127.0.0.1:${port}/api/config`)
    expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  it('has no patience with slow senders', () => {
    const { requestTimeout, headersTimeout, keepAliveTimeout } = shop.app.server
    expect({ requestTimeout, headersTimeout, keepAliveTimeout }).toEqual({
      requestTimeout: 15_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 15_000,
    })
  })

  it('keeps a silent connection for longer than the proxy in front', async () => {
    const text = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    const [, seconds] = /upstream listwright \{[^}]*keepalive_timeout (\d+)s;/.exec(text) ?? []
    expect(Number(seconds) * 1000).toBeLessThan(shop.app.server.keepAliveTimeout)
  })

  it('stands behind TLS 1.2 and 1.3 alone, and no program is led there from plain http', async () => {
    const text = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
    expect(text).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
    expect(text).toMatch(/ssl_ciphers (ECDHE\+(AESGCM|CHACHA20):?)+;/)
    const [plain] = /server \{\n +listen 80;.*?\n\}/s.exec(text) ?? []
    expect(plain).toContain('location /api/ { return 403; }')
    expect(plain).toContain('location / { return 301 https:')
  })
})
