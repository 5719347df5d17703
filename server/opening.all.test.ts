import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StartedServers } from '#server/testing/started-servers.ts'

let servers: StartedServers
beforeAll(async () => {
  servers = await StartedServers.prepare()
})
afterAll(() => servers.remove())

it('opens its port first, then the shop, tells what is on, and closes when asked', async () => {
  const shop = servers.start()
  const port = await shop.until(/answered already on 127\.0\.0\.1, port (\d+)/)
  const early = await fetch(`http://localhost:${port}/api/config`)
  expect([200, 503]).toContain(early.status)
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)

  const origin = await shop.until(/Listwright is at (http:\/\/localhost:\d+) /)
  expect(origin).toBe(`http://localhost:${port}`)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await fetch(`${origin}/api/config`)).status).toBe(200)
  expect((await stat(servers.dataDir)).mode & 0o777).toBe(0o700)
  expect((await stat(join(servers.dataDir, 'identity-secret'))).mode & 0o777).toBe(0o600)

  const second = await servers.start().end()
  expect(second.code).toBe(1)
  expect(second.said).toContain('is in use by process')
  expect(second.said).not.toContain('Listwright is at')

  shop.child.kill('SIGTERM')
  const { code, said } = await shop.end()
  expect(code).toBe(0)
  for (const part of [
    'Database  embedded',
    'Writer',
    'Identity',
    'Payments  the sandbox',
    'Mail  ',
  ])
    expect(said).toContain(part)
})
