import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartedServers } from '#server/testing/started-servers.ts'

let servers: StartedServers
beforeAll(async () => {
  servers = await StartedServers.prepare()
})
afterAll(() => servers.remove())

it('says everything that is wrong with its configuration, and does not start', async () => {
  const { code, said } = await servers.start({ PORT: 'x', SMTP_URL: 'smtp://localhost' }).end()
  expect(code).toBe(1)
  expect(said).toBe(
    [
      'Listwright cannot start:',
      '- MAIL_FROM must be set too: SMTP_URL is, and mail needs a sender.',
      '- PORT must be a whole number from 0 to 65535.',
      '',
    ].join('\n'),
  )
})
