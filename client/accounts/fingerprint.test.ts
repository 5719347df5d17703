import { afterEach, expect, it } from 'vitest'
import { browserFingerprint, shortHash } from './fingerprint.ts'

afterEach(() => localStorage.removeItem('browserFingerprint'))

it('is at most twelve characters of base 36', () => {
  for (const text of ['', 'a', 'walnut'.repeat(500), 'ü€😀']) {
    expect(shortHash(text)).toMatch(/^[0-9a-z]{1,12}$/)
  }
})

it('differs where the traits differ', () => {
  const hashes = Array.from({ length: 1000 }, (_, index) => shortHash(`trait ${index}`))
  expect(new Set(hashes).size).toBe(1000)
})

it('is made once and then reused', () => {
  const first = browserFingerprint()
  expect(first).toMatch(/^[0-9a-z]{1,12}$/)
  expect(localStorage.getItem('browserFingerprint')).toBe(first)
  expect(browserFingerprint()).toBe(first)
})

it('keeps the stored one, unless the server would refuse it', () => {
  localStorage.setItem('browserFingerprint', 'stored1')
  expect(browserFingerprint()).toBe('stored1')
  localStorage.setItem('browserFingerprint', '<not a fingerprint>')
  expect(browserFingerprint()).toMatch(/^[0-9a-z]{1,12}$/)
})
