import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminRoutes } from '#contract/admin.ts'
import { routes } from '#contract/routes.ts'
import { signIn } from './demo/person.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('shows a shop full of things to try, and leaves nothing behind', async () => {
  const demo = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts')], {
    env: { ...process.env, TMPDIR: folder },
  })
  let said = ''
  demo.stdout.on('data', (chunk) => (said += String(chunk)))
  demo.stderr.on('data', (chunk) => (said += String(chunk)))
  while (!said.includes('Press Ctrl+C')) {
    expect(demo.exitCode, said).toBe(null)
    await Promise.race([once(demo.stdout, 'data'), once(demo, 'exit')])
  }
  const origin = /Listwright is at (\S+)/.exec(said)?.[1] ?? ''
  const ana = await signIn(origin, 'ana@example.com')
  expect(await ana.call(routes.listListings)).toHaveLength(24)
  expect(await ana.call(routes.listFooters)).toHaveLength(2)
  const admin = await signIn(origin, 'admin@example.com')
  expect(await admin.call(adminRoutes.adminOverview)).toMatchObject({
    users: 4,
    listings: 40,
    duplicateGroups: 1,
  })
  expect(await admin.call(routes.listOpenRefundRequests)).toMatchObject([
    { email: 'ben@example.com', credits: 10 },
  ])

  expect(await readdir(folder)).toHaveLength(1)
  demo.kill('SIGINT')
  await once(demo, 'exit')
  expect(await readdir(folder)).toEqual([])
}, 120_000)
