import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { logOptions } from '#server/platform/log.ts'
import { Problem } from '#server/platform/problem.ts'
import { answerProblems } from './answer-problem.ts'

const answerTo = async (error: unknown) => {
  const app = Fastify()
  answerProblems(app)
  app.get('/', async () => {
    throw error
  })
  const answer = await app.inject('/')
  await app.close()
  return answer
}

it('answers an expected refusal with its status, its code and its sentence', async () => {
  const answer = await answerTo(
    new Problem('insufficient_credits', { cause: new Error('secret cause') }),
  )
  expect(answer.statusCode).toBe(402)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(answer.json()).toEqual({
    type: 'urn:listwright:problem:insufficient_credits',
    title: 'Insufficient Credits',
    status: 402,
    detail: 'You need at least 1 credit to generate a listing. Please purchase more credits.',
    code: 'insufficient_credits',
  })
})

it('names the refused fields and when to come back', async () => {
  const errors = [{ path: 'name', message: 'Name is required' }]
  const answer = await answerTo(new Problem('unavailable', { errors, retryAfterSeconds: 5 }))
  expect(answer.json().errors).toEqual(errors)
  expect(answer.headers['retry-after']).toBe('5')
})

it.each([
  [
    'a fault of ours is an error, with all that helps to find it',
    new Error('a bug'),
    { level: 50, msg: 'internal', err: { message: 'a bug', stack: expect.any(String) } },
  ],
  [
    'a service that was away is a warning in a line',
    new Problem('payment_service_unavailable', {
      cause: new Error('Too slow', { cause: new TypeError('No socket') }),
    }),
    {
      level: 40,
      msg: 'payment_service_unavailable',
      causes: ['Error: Too slow', 'TypeError: No socket'],
    },
  ],
])('logs so that the level means something: %s', async (_what, error, line) => {
  const logged: string[] = []
  const stream = { write: (text: string) => void logged.push(text) }
  const app = Fastify({ logger: { ...logOptions('info'), stream } })
  answerProblems(app)
  app.get('/', async () => {
    throw error
  })
  await app.inject('/')
  await app.close()
  const lines = logged.map((text): unknown => JSON.parse(text))
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...line,
      ...('err' in line && { err: expect.objectContaining(line.err) }),
    }),
  )
})

it.each([
  new Error('secret DATABASE_URL=postgres://user:password@host'),
  Object.assign(new Error('secret'), { statusCode: 418 }),
  Object.assign(new Error('secret'), { code: '22021' }),
  new TypeError('secret of undefined'),
  'a secret that was thrown as text',
])('says nothing about what it did not expect (%s)', async (error) => {
  const answer = await answerTo(error)
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toMatch(/secret|postgres|undefined|22021|at /)
  expect(answer.json().detail).toBe(
    'Something went wrong on our side. Please try again in a moment.',
  )
})
