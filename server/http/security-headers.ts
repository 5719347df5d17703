import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { firebaseChoice } from '#server/platform/identity-config.ts'
import { paymentChoice } from '#server/platform/payment-config.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * What a page may load and run: our own files, inline only what `inline` names, Stripe's card form
 * where Stripe takes the cards, and Firebase where that signs people in.
 */
export function contentSecurityPolicy(config: Config, inline: Inline = {}): string {
  const others = [paymentChoice(config).provider === 'stripe' ? STRIPE : NOTHING, firebase(config)]
  const from = (kind: keyof Sources) => others.flatMap((source) => source[kind])
  return [
    "default-src 'none'",
    ["script-src 'self'", ...from('scripts'), ...(inline.scripts ?? [])].join(' '),
    ["style-src 'self'", ...(inline.styles ?? [])].join(' '),
    ["img-src 'self' data:", ...from('images')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...from('calls')].join(' '),
    ...(from('frames').length > 0 ? [['frame-src', ...from('frames')].join(' ')] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

type Sources = Record<'scripts' | 'images' | 'calls' | 'frames', readonly string[]>
const NOTHING: Sources = { scripts: [], images: [], calls: [], frames: [] }
const STRIPE: Sources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  images: ['https://*.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

// Google's window is opened by a script of Google, and reports to a frame of the project's domain.
function firebase(config: Config): Sources {
  const project = firebaseChoice(config)
  if (project === null) return NOTHING
  return {
    scripts: ['https://apis.google.com'],
    images: [],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    frames: [`https://${project.authDomain}`],
  }
}

/** Sources such as 'nonce-…' or 'sha256-…', with their quotes. */
export type Inline = { scripts?: string[]; styles?: string[] }

/** Part of a page, which is never shown by itself: it carries only what such a one heeds. */
const ASSETS = '/assets/*'
const OF_ASSETS = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
])

/** What every answer carries that could be shown as a page. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // A window that the page opened could not answer it otherwise.
    'cross-origin-opener-policy':
      firebaseChoice(config) === null ? 'same-origin' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    // On plain http this would lock a person out of the very server they are trying.
    ...(isHttps(config)
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  }
}

export function addSecurityHeaders(app: FastifyInstance, config: Config) {
  const headers = securityHeaders(config)
  const ofAssets = Object.fromEntries(
    Object.entries(headers).filter(([name]) => OF_ASSETS.has(name)),
  )
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(request.routeOptions.url === ASSETS ? ofAssets : headers)
    if (isApi(request)) void reply.header('cache-control', 'no-store')
  })
}

/** By the route that was found, because an address can be spelled in many ways (/%61pi). */
export function isApi(request: FastifyRequest): boolean {
  return /^\/api(\/|\?|$)/.test(request.routeOptions.url ?? request.url)
}

export function isHttps(config: Config): boolean {
  return config.PUBLIC_URL?.startsWith('https://') ?? false
}
