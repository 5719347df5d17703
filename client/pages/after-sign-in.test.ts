import { expect, it } from 'vitest'
import { pageAfterSignIn, signInAddress } from './after-sign-in.ts'

it.each([
  ['', '/'],
  ['?next=/history', '/history'],
  ['?next=%2Fhistory%23listing-1', '/history#listing-1'],
  ['?next=/checkout%3Fpackage%3Dstarter', '/checkout?package=starter'],
])('leads from %j to %s', (search, page) => {
  expect(pageAfterSignIn(search)).toBe(page)
})

it.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/history',
  'https:evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.test',
  '%2F%2Fevil.test%2Fhistory',
  'history@evil.test',
  '//evil.test/history',
  'http://[',
  '/api/login',
  '/signin',
])('leads home instead of to %j', (next) => {
  expect(pageAfterSignIn(`?next=${next}`)).toBe('/')
  expect(pageAfterSignIn(`?next=${encodeURIComponent(next)}`)).toBe('/')
})

it('finds its way back to the listing one asked for', () => {
  const { search } = new URL(signInAddress('/history?sort=oldest#listing-1'), location.origin)
  expect(pageAfterSignIn(search)).toBe('/history?sort=oldest#listing-1')
})
