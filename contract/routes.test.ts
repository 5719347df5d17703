import { expect, it } from 'vitest'
import { PROBLEMS } from './problems.ts'
import { routes } from './routes.ts'

it('names no call twice', () => {
  const calls = Object.values(routes).map((route) => `${route.method} ${route.path}`)
  expect(new Set(calls).size).toBe(calls.length)
})

it('lets nobody in without a token, but for what must be known or said before signing in', () => {
  const open = Object.values(routes).filter((route) => route.access === 'anyone')
  expect(open.map((route) => route.path)).toEqual([
    '/api/config',
    '/api/auth/local',
    '/api/auth/firebase',
  ])
})

it('answers every refusal with a status of 400 or above and a whole sentence', () => {
  for (const problem of Object.values(PROBLEMS)) {
    expect(problem.status).toBeGreaterThanOrEqual(400)
    expect(problem.detail).toMatch(/^[A-Z].*\.$/)
  }
})

it('says that a failed generation was not charged', () => {
  for (const code of [
    'generation_failed',
    'generation_timed_out',
    'model_failed',
    'daily_limit',
    'unavailable',
  ] as const) {
    expect(PROBLEMS[code].detail).toContain('You were not charged.')
  }
})
