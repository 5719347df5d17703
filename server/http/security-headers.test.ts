import { expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { contentSecurityPolicy } from './security-headers.ts'

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
