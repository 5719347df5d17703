import { beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '#server/platform/problem.ts'
import { attemptLimits } from './attempts.ts'

let nowMs = 0
let limits = attemptLimits({ now: () => new Date(nowMs) })
beforeEach(() => {
  nowMs = 0
  limits = attemptLimits({ now: () => new Date(nowMs) })
})

const passes = (attempt: () => void): boolean => {
  try {
    attempt()
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_guesses') return false
    throw error
  }
}
const guessFrom = (network: string, email = 'ana@example.com') =>
  passes(() => limits.guess({ email, network }))
const count = (times: number, attempt: (n: number) => boolean) =>
  Array.from({ length: times }, (_, n) => attempt(n)).filter(Boolean).length

describe('guessing a password', () => {
  it('is possible ten times from one network in a quarter of an hour', () => {
    expect(count(1000, () => guessFrom('1.1.1.1'))).toBe(10)
    nowMs += 15 * 60_000
    expect(count(1000, () => guessFrom('1.1.1.1'))).toBe(10)
  })

  it('is possible a hundred times an hour from a hundred networks together', () => {
    expect(count(1000, (n) => guessFrom(`1.1.1.${n % 100}`))).toBe(100)
  })

  it('does not lock the owner out where the right password came from before', () => {
    const home = { email: 'ana@example.com', network: '9.9.9.9' }
    limits.guess(home)
    limits.forgive(home)
    count(1000, (n) => guessFrom(`1.1.1.${n % 100}`))
    expect(guessFrom('8.8.8.8')).toBe(false)
    expect(guessFrom('9.9.9.9')).toBe(true)
  })

  it('counts only what was wrong', () => {
    const home = { email: 'ana@example.com', network: '9.9.9.9' }
    const signedIn = count(50, () => {
      const isAllowed = guessFrom('9.9.9.9')
      limits.forgive(home)
      return isAllowed
    })
    expect(signedIn).toBe(50)
  })

  it('leaves other accounts alone', () => {
    count(1000, () => guessFrom('1.1.1.1'))
    expect(guessFrom('1.1.1.1', 'ben@example.com')).toBe(true)
  })
})

it('opens at most twenty accounts an hour from one network', () => {
  expect(count(100, () => passes(() => limits.signUp('1.1.1.1')))).toBe(20)
  expect(passes(() => limits.signUp('2.2.2.2'))).toBe(true)
})

it('says how long to wait', () => {
  count(10, () => guessFrom('1.1.1.1'))
  nowMs += 60_000
  expect(() => limits.guess({ email: 'ana@example.com', network: '1.1.1.1' })).toThrow(
    expect.objectContaining({ retryAfterSeconds: 14 * 60 }),
  )
})
