import { expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

it("lets Stripe's card form in where Stripe takes the cards, and nothing else", () => {
  const policy = contentSecurityPolicy(readConfig(KEYS))
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  expect(policy).toContain('frame-src https://js.stripe.com')
  expect(policy).toContain('https://hooks.stripe.com;')
  expect(policy).not.toContain('unsafe')
  const hosts = [...policy.matchAll(/https:\/\/([\w.*]+)/g)].map(([, host]) => host)
  expect(hosts.filter((host) => host?.endsWith('.stripe.com') !== true)).toEqual([])
})

it.each([{}, { NODE_ENV: 'production' }])('names no other site without its keys (%o)', (given) => {
  const policy = contentSecurityPolicy(readConfig(given))
  expect(policy).not.toMatch(/stripe|https:|frame-src/)
})

it('lets Firebase and its window in where that signs people in', () => {
  const config = readConfig({
    FIREBASE_PROJECT_ID: 'maker-shop-1a2b3',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'maker-shop-1a2b3.firebaseapp.com',
  })
  const policy = contentSecurityPolicy(config)
  expect(policy).toContain("script-src 'self' https://apis.google.com;")
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  )
  expect(policy).toContain('frame-src https://maker-shop-1a2b3.firebaseapp.com;')
  const opener = 'cross-origin-opener-policy'
  expect(securityHeaders(config)[opener]).toBe('same-origin-allow-popups')
  expect(securityHeaders(readConfig({}))[opener]).toBe('same-origin')
})
