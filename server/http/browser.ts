import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_ROWS } from '#contract/pages.ts'
import { type Config, publicOrigin } from '#server/platform/config.ts'
import { firebaseChoice } from '#server/platform/identity-config.ts'
import { Problem } from '#server/platform/problem.ts'
import { builtPages, type Encoding } from './html.ts'
import { contentSecurityPolicy, isApi, securityHeaders } from './security-headers.ts'

const FOR_SEARCH_ENGINES = {
  'robots.txt': 'text/plain; charset=utf-8',
  'sitemap.xml': 'application/xml; charset=utf-8',
}
const ROOT_FILE = '/:file(^[\\w-]+\\.(?:svg|png|ico|txt|xml|webmanifest)$)'

type Browser = {
  config: Config
  clientFolder: string
  isDeveloping?: boolean
  /** Whether somebody signed in asks; only for the first paint, a call is decided by its token. */
  isMember: (request: FastifyRequest, reply: FastifyReply) => boolean
}

/** Serves the built client: the application, the public pages, and a 404 for every other address. */
export async function serveBrowser(app: FastifyInstance, browser: Browser) {
  await app.register(fastifyStatic, {
    root: browser.clientFolder,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      if (path.endsWith('.svg')) void reply.header('content-type', 'image/svg+xml; charset=utf-8')
    },
  })
  const { shell, page, text } = await senders(app, browser)
  const byReader =
    (member: Send, visitor: Send) => async (request: FastifyRequest, reply: FastifyReply) => {
      const isMember = browser.isMember(request, reply)
      return (isMember ? member : visitor)(request, reply, isMember)
    }
  const ofDocuments = securityHeaders(browser.config)
  const missing: Send = (request, reply, isMember) =>
    page('not-found')(request, reply.code(404).headers(ofDocuments), isMember)
  const notFound = byReader(missing, missing)

  const sender = (name: string) => {
    if (name === 'application') return shell
    return name === 'not-found' ? missing : page(name)
  }
  for (const {
    path,
    shell: { member, visitor },
  } of PAGE_ROWS)
    app.get(path, byReader(sender(member), sender(visitor)))

  for (const [file, type] of Object.entries(FOR_SEARCH_ENGINES))
    app.get(`/${file}`, text(file, { type, otherwise: notFound }))
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = request.params['*']
    // The payment provider's card form is a page of another site, and is set in our typeface.
    if (file.endsWith('.woff2')) void reply.header('access-control-allow-origin', '*')
    return reply.sendFile(`assets/${file}`, { maxAge: '365d', immutable: true })
  })
  app.get<{ Params: { file: string } }>(ROOT_FILE, (request, reply) =>
    reply.sendFile(request.params.file),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (isApi(request) || !['GET', 'HEAD'].includes(request.method)) throw new Problem('not_found')
    const meant = pageMeant(request.url)
    if (meant !== null) return reply.redirect(meant, 308)
    return notFound(request, reply)
  })
}

// Mail programs and people add a slash, or write a page with a capital.
function pageMeant(url: string): string | null {
  const [path = '', ...query] = url.split('?')
  const plain = path.toLowerCase().replace(/\/+$/, '')
  const page = PAGE_ROWS.find((row) => row.path === plain)
  return page === undefined || plain === path ? null : [page.path, ...query].join('?')
}

// A free port has its number only once it is open.
function portOf(app: FastifyInstance, config: Config): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : config.PORT
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  isMember: boolean,
) => Promise<FastifyReply>

async function senders(
  app: FastifyInstance,
  { config, clientFolder, isDeveloping = false }: Browser,
) {
  const pages = await builtPages(clientFolder, {
    isDeveloping,
    origin: () => publicOrigin(config, portOf(app, config)),
    extensionUrl: config.EXTENSION_URL,
    supportEmail: config.SUPPORT_EMAIL,
    operator: operatorOf(config),
    firebase: firebaseChoice(config),
    policyFor: (inline) => contentSecurityPolicy(config, inline),
  })
  const signed =
    (file: string): Send =>
    async (_request, reply) => {
      const found = await pages.signed(file)
      if (found === null) return unbuilt(reply)
      return html(reply, found.policy).send(found.html)
    }
  const page =
    (name: string): Send =>
    async (request, reply, isMember) => {
      const file = `public/${isMember ? 'member' : 'visitor'}/${name}.html`
      if (isDeveloping) return signed(file)(request, reply, isMember)
      const found = await pages.publicPage(file)
      if (found === null) return unbuilt(reply)
      void html(reply, found.policy).header('etag', found.etag)
      if (reply.statusCode === 200 && request.headers['if-none-match'] === found.etag)
        return reply.code(304).send()
      const encoding = encodingFor(request)
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      return reply.send(await found.bytes(encoding))
    }
  const text =
    (file: string, { type, otherwise }: { type: string; otherwise: Answer }): Answer =>
    async (request, reply) => {
      const found = await pages.text(file)
      return found === null ? otherwise(request, reply) : reply.type(type).send(found)
    }
  return { shell: signed('app.html'), page, text }
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address }: Config) {
  return name === undefined || address === undefined ? name : `${name}, ${address}`
}

function unbuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The pages are not built yet. Run "npm run build", then reload this page.\n')
}

function html(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'Cookie, Accept-Encoding')
}

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
