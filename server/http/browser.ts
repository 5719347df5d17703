import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HINT_COOKIE, PAGES } from '#contract/pages.ts'
import type { Config } from '#server/platform/config.ts'
import { Problem } from '#server/platform/problem.ts'
import { builtPages, type Encoding } from './html.ts'
import { contentSecurityPolicy, isApi } from './security-headers.ts'

const APPLICATION = [
  PAGES.signIn,
  PAGES.signUp,
  PAGES.checkout,
  PAGES.history,
  PAGES.footers,
  PAGES.admin,
]
const FOR_SEARCH_ENGINES = { 'robots.txt': 'text/plain', 'sitemap.xml': 'application/xml' }
const ROOT_FILE = /^\/[\w-]+\.(svg|png|ico|txt|xml|webmanifest)$/
const UNBUILT = 'The pages are not built yet. Run "npm run build", then reload this page.\n'

type Browser = { config: Config; clientFolder: string }

/** Serves the built client: the application, the public pages, and a 404 for every other address. */
export async function serveBrowser(app: FastifyInstance, { config, clientFolder }: Browser) {
  const pages = builtPages(clientFolder, {
    // Without a public address the pages name themselves by their path alone.
    origin: config.PUBLIC_URL ?? '',
    extensionUrl: config.EXTENSION_URL,
  })
  await app.register(fastifyStatic, { root: clientFolder, serve: false, preCompressed: true })

  const sendShell = async (reply: FastifyReply) => {
    const shell = await pages.shell('app.html')
    if (shell === null) return reply.code(503).type('text/plain').send(UNBUILT)
    return html(reply, contentSecurityPolicy(config, shell.inline)).send(shell.html)
  }
  const sendPublic = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const audience = hasHint(request) ? 'member' : 'visitor'
    const page = await pages.publicPage(`public/${audience}/${name}.html`)
    if (page === null) return reply.code(503).type('text/plain').send(UNBUILT)
    void html(reply, contentSecurityPolicy(config, page.inline)).header('etag', page.etag)
    if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
      return reply.code(304).send()
    const encoding = encodingFor(request)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.send(page.bytes[encoding])
  }
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    sendPublic(request, reply.code(404), 'not-found')

  for (const path of APPLICATION) app.get(path, (_request, reply) => sendShell(reply))
  app.get(PAGES.home, (request, reply) =>
    hasHint(request) ? sendShell(reply) : sendPublic(request, reply, 'landing'),
  )
  app.get(PAGES.landing, (request, reply) =>
    hasHint(request) ? sendPublic(request, reply, 'landing') : notFound(request, reply),
  )
  for (const path of [PAGES.features, PAGES.pricing, PAGES.keywordSaver])
    app.get(path, (request, reply) => sendPublic(request, reply, path.slice(1)))

  for (const [file, type] of Object.entries(FOR_SEARCH_ENGINES))
    app.get(`/${file}`, async (_request, reply) => {
      const text = await pages.text(file)
      return text === null ? reply.code(404).send() : reply.type(type).send(text)
    })
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, { maxAge: '365d', immutable: true }),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request) || !['GET', 'HEAD'].includes(request.method)) throw new Problem('not_found')
    const [path = ''] = request.url.split('?', 1)
    if (ROOT_FILE.test(path) && !wasTried(request)) return reply.sendFile(path.slice(1))
    return notFound(request, reply)
  })
}

const tried = new WeakSet<FastifyRequest>()

// A root file that does not exist comes back to the not-found handler; the second time it is a 404.
function wasTried(request: FastifyRequest): boolean {
  if (tried.has(request)) return true
  tried.add(request)
  return false
}

function html(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'Cookie, Accept-Encoding')
}

// Only a hint for the first paint; who is signed in is decided by the token of each call.
function hasHint(request: FastifyRequest): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.some((cookie) => cookie.startsWith(`${HINT_COOKIE}=`) && !cookie.endsWith('='))
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
