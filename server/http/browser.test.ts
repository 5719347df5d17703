import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { identityRoutes } from '#contract/identity.ts'
import { hintCookie } from '#contract/pages.ts'
import { SUPPORT_PLACEHOLDER } from '#contract/site.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const SUPPORT = `before<a class="x" href="mailto:${SUPPORT_PLACEHOLDER}">${SUPPORT_PLACEHOLDER}</a>after`
const HEAD =
  SUPPORT + '<meta name="csp-nonce" content="__NONCE__"><script nonce="__NONCE__">theme()</script>'
const HINT_COOKIE = hintCookie(false)
const SESSION = 'listwright-session=a-secret'
const MEMBER = { cookie: `theme=x; ${SESSION}; ${HINT_COOKIE}=1` }

let folder = ''
let shop: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  await build('app.html', `${HEAD}the application`)
  for (const audience of ['visitor', 'member'])
    for (const name of [
      'landing',
      'features',
      'pricing',
      'keywordsaver',
      'terms',
      'privacy',
      'not-found',
    ])
      await build(`public/${audience}/${name}.html`, `${HEAD}${name} for a ${audience}`)
  await build('assets/main-abc.js', 'alert(1)')
  await build('assets/figtree-abc.woff2', 'letters')
  await build('assets/main-abc.js.br', brotliCompressSync('alert(1)'))
  await build('favicon.svg', '<svg/>')
  shop = await testApp({ clientFolder: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const build = async (file: string, content: string | Buffer) => {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}
const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })
const shown = async (url: string, headers?: Record<string, string>) => {
  const { statusCode, body } = await get(url, headers)
  return `${statusCode} ${body.replace(/^.*<\/script>/, '')}`
}

it.each([
  ['/pricing/', '/pricing'],
  ['/Features', '/features'],
  ['/SIGNUP//?package=growth', '/signup?package=growth'],
])('leads %s to the page that is meant', async (url, location) => {
  const { statusCode, headers } = await get(url)
  expect({ statusCode, location: headers.location }).toEqual({ statusCode: 308, location })
})

it.each(['//example.com/', '/nothing/', '/example.com//pricing'])(
  'leads nowhere from %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

const atFoot = (given: Record<string, string>) =>
  testApp({ clientFolder: folder, environment: given }).then(async (other) => {
    const { body } = await other.app.inject('/features')
    await other.close()
    return body
  })

describe('the address of support', () => {
  it('stands on the public pages where the operator names one', async () => {
    const link = '<a class="x" href="mailto:help@example.com">help@example.com</a>'
    expect(await atFoot({ SUPPORT_EMAIL: 'help@example.com' })).toContain(`before${link}after`)
  })

  it('leaves no trace where there is none', async () => {
    expect(await atFoot({})).toContain('beforeafter')
  })
})

describe('a visitor', () => {
  it.each([
    ['/', '200 landing for a visitor'],
    ['/features', '200 features for a visitor'],
    ['/pricing?from=mail', '200 pricing for a visitor'],
    ['/keywordsaver', '200 keywordsaver for a visitor'],
    ['/terms', '200 terms for a visitor'],
    ['/privacy', '200 privacy for a visitor'],
    ['/landing', '404 not-found for a visitor'],
    ['/signin', '200 the application'],
    ['/signup', '200 the application'],
    ['/checkout?package=popular', '200 the application'],
    ['/history', '200 the application'],
    ['/footers', '200 the application'],
    ['/credits', '200 the application'],
    ['/receipt', '200 the application'],
    ['/admin', '200 the application'],
    ['/nothing', '404 not-found for a visitor'],
    ['/features/more', '404 not-found for a visitor'],
    ['/robots.txt', '404 not-found for a visitor'],
    ['/assets/none.js', '404 not-found for a visitor'],
    ['/app.html', '404 not-found for a visitor'],
    ['/public/member/landing.html', '404 not-found for a visitor'],
    ['/assets/../app.html', '404 not-found for a visitor'],
  ])('who asks for %s gets "%s"', async (url, answer) => {
    expect(await shown(url)).toBe(answer)
  })
})

describe('someone whose browser has a session', () => {
  it.each([
    ['/', '200 the application'],
    ['/landing', '200 landing for a member'],
    ['/features', '200 features for a member'],
    ['/pricing', '200 pricing for a member'],
    ['/history', '200 the application'],
    ['/nothing', '404 not-found for a member'],
  ])('and who asks for %s gets "%s"', async (url, answer) => {
    expect(await shown(url, MEMBER)).toBe(answer)
  })

  it('is one also where the hint was lost, and gets it back with any page', async () => {
    for (const [url, answer] of [
      ['/', '200 the application'],
      ['/history', '200 the application'],
      ['/pricing', '200 pricing for a member'],
      ['/nothing', '404 not-found for a member'],
    ] as const) {
      expect(await shown(url, { cookie: SESSION })).toBe(answer)
      const { headers } = await get(url, { cookie: SESSION })
      expect(headers['set-cookie'], url).toMatch(`${HINT_COOKIE}=1; Max-Age=2592000`)
    }
    expect((await get('/pricing', MEMBER)).headers['set-cookie']).toBeUndefined()
  })

  it('is none where a hint was left without a session, and loses it with any page', async () => {
    const stale = { cookie: `${HINT_COOKIE}=1` }
    expect(await shown('/', stale)).toBe('200 landing for a visitor')
    expect(await shown('/pricing', stale)).toBe('200 pricing for a visitor')
    expect(await shown('/landing', stale)).toBe('404 not-found for a visitor')
    const { headers } = await get('/checkout', stale)
    expect(String(headers['set-cookie'])).toContain(`${HINT_COOKIE}=; Max-Age=0`)
  })

  it('is none after signing out, though the server could not be told: the page ends the session', async () => {
    const ana = await shop.signIn('ana@example.com')
    const leaving = { cookie: `${ana.cookie}; ${HINT_COOKIE}=out` }
    expect(await shown('/', leaving)).toBe('200 landing for a visitor')
    const { headers } = await get('/pricing', leaving)
    expect(String(headers['set-cookie'])).toMatch(/listwright-session=; Max-Age=0/)
    await expect.poll(async () => (await ana.call(identityRoutes.mintToken)).status).toBe(401)
  })
})

it('goes by the hint alone where Firebase keeps the session', async () => {
  const environment = {
    FIREBASE_PROJECT_ID: 'maker-shop-1a2b3',
    FIREBASE_API_KEY: 'browser-key',
    FIREBASE_AUTH_DOMAIN: 'maker-shop-1a2b3.firebaseapp.com',
  }
  const other = await testApp({ clientFolder: folder, environment })
  const pricing = async (cookie: string) =>
    (await other.app.inject({ url: '/pricing', headers: { cookie } })).body
  expect(await pricing(`${HINT_COOKIE}=1`)).toContain('for a member')
  expect(await pricing(SESSION)).toContain('for a visitor')
  await other.close()
})

describe('what a page may run', () => {
  it('is named in the application by a nonce that is new each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { body, headers } = await get('/signin')
        const [, nonce = ''] = /content="([^"]+)"/.exec(body) ?? []
        expect(body).toContain(`<script nonce="${nonce}">`)
        expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`)
        expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
    expect(nonces[0]).toHaveLength(24)
  })

  it('is named in a public page by its hash, so that everyone gets the same bytes', async () => {
    const hash = createHash('sha256').update('theme()').digest('base64')
    const { headers, body } = await get('/features')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(body).not.toContain('__NONCE__')
  })
})

describe('a page on its way', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travels as %s where the browser takes that', async (encoding, unpack) => {
    const { headers, rawPayload } = await get('/features', { 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(unpack(rawPayload).toString()).toContain('features for a visitor')
  })

  it('is asked for again each time, and not sent again while it is the same', async () => {
    const { headers } = await get('/features')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    })
    const again = await get('/features', { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('stays as it was when the process started, whatever a new build puts there', async () => {
    for (const page of ['app', 'public/visitor/pricing', 'public/visitor/landing'])
      await build(`${page}.html`, 'of the next version')
    for (const path of ['/signin', '/pricing', '/'])
      expect((await get(path)).body).not.toContain('of the next version')
  })
})

describe('an asset', () => {
  it('is kept for good, and sent as it was compressed by the build', async () => {
    const { headers, rawPayload } = await get('/assets/main-abc.js', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect(brotliDecompressSync(rawPayload).toString()).toBe('alert(1)')
  })

  it('carries of the security headers what a part of a page heeds, and where there is none, all', async () => {
    const script = await get('/assets/main-abc.js')
    expect(script.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy']) {
      expect(script.headers).not.toHaveProperty(name)
      expect((await get('/assets/no-such-part.js')).headers).toHaveProperty(name)
    }
  })

  it('lends its typefaces, and nothing else, to the card form of the payment provider', async () => {
    const typeface = await get('/assets/figtree-abc.woff2')
    expect(typeface.headers['access-control-allow-origin']).toBe('*')
    const script = await get('/assets/main-abc.js')
    expect(script.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each(['/assets/..%2fapp.html', '/assets/%2e%2e/app.html', '/assets/..%5capp.html'])(
    'is never looked for elsewhere (%s)',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect([400, 404]).toContain(statusCode)
      expect(body).not.toContain('the application')
    },
  )

  it.each(['bytes=0-1', 'bytes=9999-', 'bytes=9-1', 'lines=1'])(
    'is small and always sent whole (%s)',
    async (range) => {
      const { statusCode, body } = await get('/favicon.svg', { range })
      expect([statusCode, body]).toEqual([200, '<svg/>'])
    },
  )

  it.each([
    ['favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
  ])('may stand at the root, and says in which letters it is written (%s)', async (file, type) => {
    await build(`with-all/${file}`, 'text')
    const reading = await testApp({ clientFolder: join(folder, 'with-all') })
    const { statusCode, headers } = await reading.app.inject(`/${file}`)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    await reading.close()
  })
})

it('says what to do when nothing is built', async () => {
  const bare = await testApp({ clientFolder: join(folder, 'empty') })
  for (const url of ['/', '/signin', '/nothing']) {
    const { statusCode, body } = await bare.app.inject(url)
    expect([statusCode, body]).toEqual([503, expect.stringContaining('npm run build')])
  }
  await bare.close()
})

it.each([
  [{}, ''],
  [
    {
      FIREBASE_PROJECT_ID: 'maker-shop-1a2b3',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_DOMAIN: 'maker-shop-1a2b3.firebaseapp.com',
    },
    'maker-shop-1a2b3 key maker-shop-1a2b3.firebaseapp.com',
  ],
])('tells the application which project of Firebase signs people in: %j', async (given, told) => {
  await build('app.html', '<meta name="firebase" content="__FIREBASE__"><script></script>')
  const other = await testApp({ clientFolder: folder, environment: given })
  const { body } = await other.app.inject('/signin')
  expect(body).toContain(`<meta name="firebase" content="${told}">`)
  await other.close()
})
