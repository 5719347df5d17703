import { expect, it } from 'vitest'
import { GOOGLE_CALLBACK_PATH } from '#contract/google.ts'
import { buildApp } from '#server/assembly/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { Problem } from '#server/platform/problem.ts'

it('leads whoever comes back while the server is just starting to the sign-in page', async () => {
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    clientFolder: '/nowhere',
    calls: () => {
      throw new Problem('unavailable')
    },
  })
  const answer = await app.inject(`${GOOGLE_CALLBACK_PATH}?code=c&state=s`)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('/signin?google=google_sign_in_over')
  await app.close()
})
