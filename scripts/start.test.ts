import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adminRoutes } from '#contract/admin.ts'
import { routes } from '#contract/routes.ts'
import { ensureBuilt } from './build.ts'
import { ROOT } from './build/stamp.ts'
import { signIn } from './demo/person.ts'
import { command, openCheckout, withProductionPackages } from './testing/checkout.ts'

let checkout: Awaited<ReturnType<typeof openCheckout>>
beforeAll(async () => {
  await ensureBuilt()
  checkout = await openCheckout()
  await withProductionPackages(checkout.folder)
})
afterAll(() => checkout.remove())

const PRODUCTION = { NODE_ENV: 'production' }
const inCheckout = (words: string[], environment: Record<string, string> = PRODUCTION) =>
  command(checkout.folder, words, environment)
const live = () => cp(join(ROOT, 'dist'), join(checkout.folder, 'dist'), { recursive: true })

it('says in one sentence what to do where nothing is built and nothing can be', async () => {
  await rm(join(checkout.folder, 'dist'), { recursive: true, force: true })
  for (const words of [
    ['npm', 'start', '--silent'],
    ['npm', 'run', 'build', '--silent'],
  ]) {
    const { code, said } = await inCheckout(words).end()
    expect(code).toBe(1)
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(/^dist\/ is not built, .*copy dist/),
    ])
  }
})

it('starts in production on what is live and the production packages alone, whatever its path', async () => {
  await live()
  await writeFile(join(checkout.folder, 'client/new.ts'), 'export {}\n')
  const assets = () => readdir(join(checkout.folder, 'dist/client/assets'))
  const before = await assets()
  const shop = inCheckout(['npm', 'start'])
  const origin = await shop.until(/Listwright is at (\S+)/)
  for (const path of ['/signin', '/features', '/api/config', '/readyz'])
    expect((await fetch(origin + path)).status, path).toBe(200)

  // As a supervisor does it, to the process that it knows.
  shop.child.kill('SIGTERM')
  const { code, said } = await shop.end()
  expect(said).toContain('dist/ was built from other sources than these')
  expect(said).toContain('Closing: running listings are finished first.')
  expect(code).toBe(0)
  expect(await assets()).toEqual(before)
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  await rm(join(checkout.folder, 'client/new.ts'))
})

it('grants rights there as well', async () => {
  await live()
  const { code, said } = await inCheckout(['npm', 'run', 'admin', '--', 'list']).end()
  expect([code, said]).toEqual([0, expect.not.stringContaining('Error')])
})

it('shows a shop full of things to try, and leaves nothing behind', async () => {
  await live()
  const folder = join(checkout.folder, 'tmp')
  await mkdir(folder)
  const demo = inCheckout([process.execPath, 'scripts/demo.ts'], { TMPDIR: folder })
  await demo.until(/Press Ctrl\+C/)
  const origin = await demo.until(/Listwright is at (\S+)/)
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
  demo.child.kill('SIGINT')
  expect((await demo.end()).said).toContain('The demo is over; its data is gone.')
  expect(await readdir(folder)).toEqual([])
})
