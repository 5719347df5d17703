import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { logOptions } from './log.ts'

const CANARY = 'canary-7f3a'

it('names the request and the fault, and nothing that anyone typed', async () => {
  let logged = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  const app = Fastify({ logger: { ...logOptions('trace'), stream } })
  app.route({
    method: 'POST',
    url: '/api/listings',
    handler: async (request) => {
      const refusedRow = { detail: `Key (email)=(${CANARY})`, code: '23505' }
      const cause = Object.assign(new Error('duplicate key'), refusedRow)
      request.log.error({ req: request, err: new Error('Not kept', { cause }) }, 'internal')
      return {}
    },
  })
  await app.inject({
    method: 'POST',
    url: `/api/listings?token=${CANARY}`,
    headers: { authorization: `Bearer ${CANARY}`, cookie: `session=${CANARY}`, 'x-y': CANARY },
    payload: { password: CANARY },
  })
  await app.close()
  expect(logged).toContain('"path":"/api/listings"')
  expect(logged).toContain('"message":"Not kept"')
  expect(logged).toContain('"code":"23505"')
  expect(logged).not.toContain(CANARY)
})
