import { APICallError } from 'ai'
import { describe, expect, it } from 'vitest'
import { callFailed, retryAfter } from './call-failed.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

function answer(statusCode: number | undefined, more: Partial<APICallError> = {}): APICallError {
  return new APICallError({
    message: 'secret of the provider',
    url: 'https://provider.example',
    requestBodyValues: { text: 'secret of the seller' },
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(more.responseHeaders === undefined ? {} : { responseHeaders: more.responseHeaders }),
    ...(more.responseBody === undefined ? {} : { responseBody: more.responseBody }),
  })
}

describe('a failed call', () => {
  it.each([
    [undefined, 'no connection', true],
    [400, 'request refused', true],
    [401, 'not authorised', false],
    [402, 'out of quota', false],
    [403, 'not authorised', false],
    [404, 'request refused', true],
    [429, 'too many requests', true],
    [500, 'provider error', true],
    [503, 'provider error', true],
    [200, 'answer cut off', true],
  ])('with status %s means "%s"', (status, fault, isWorthRepeating) => {
    expect(callFailed(answer(status), NOW)).toMatchObject({ fault, isWorthRepeating })
  })

  it('is not repeated when the account has no money left', () => {
    const responseBody = '{"error":{"code":"insufficient_quota"}}'
    const failed = callFailed(answer(429, { responseBody }), NOW)
    expect(failed).toMatchObject({ fault: 'out of quota', isWorthRepeating: false })
  })

  it('keeps nothing of what the provider or the seller said', () => {
    const failed = callFailed(answer(500, { responseBody: 'secret' }), NOW)
    expect(`${failed.stack} ${JSON.stringify(failed)} ${String(failed.cause)}`).not.toMatch(
      /secret/,
    )
  })
})

describe('Retry-After', () => {
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '50', 'retry-after': '1' }, 50],
    [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:09 GMT' }, 9000],
    [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%j is %s ms', (headers, ms) => {
    expect(retryAfter(headers, NOW)).toBe(ms)
  })
})
