import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
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

const TRAITS: [string, object, string, unknown][] = [
  ['the user agent', navigator, 'userAgent', 'another'],
  ['the language', navigator, 'language', 'eo'],
  ['the languages', navigator, 'languages', ['eo', 'fr']],
  ['the platform', navigator, 'platform', 'Amiga'],
  ['whether cookies are on', navigator, 'cookieEnabled', false],
  ['do not track', navigator, 'doNotTrack', '1'],
  ['the width of the screen', screen, 'width', 123],
  ['the height of the screen', screen, 'height', 123],
  ['its colour depth', screen, 'colorDepth', 8],
  ['the number of cores', navigator, 'hardwareConcurrency', 99],
  ['the touch points', navigator, 'maxTouchPoints', 7],
]

it.each(TRAITS)('changes with %s', (_trait, holder, name, value) => {
  const before = browserFingerprint()
  localStorage.removeItem('browserFingerprint')
  Object.defineProperty(holder, name, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(holder, name))
  expect(browserFingerprint()).not.toBe(before)
})

it('changes with the time zone and with what the browser draws', () => {
  const seen = [browserFingerprint()]
  const again = () => {
    localStorage.removeItem('browserFingerprint')
    seen.push(browserFingerprint())
  }
  const zone = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Antarctica/Troll' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
  again()
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('a canvas drawn otherwise')
  again()
  vi.restoreAllMocks()
  expect(new Set(seen).size).toBe(3)
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
