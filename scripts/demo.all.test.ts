import { cp, mkdir, readdir } from 'node:fs/promises'
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
  await cp(join(ROOT, 'dist'), join(checkout.folder, 'dist'), { recursive: true })
})
afterAll(() => checkout.remove())

it('shows a shop full of things to try, and leaves nothing behind', async () => {
  const folder = join(checkout.folder, 'tmp')
  await mkdir(folder)
  const demo = command(checkout.folder, [process.execPath, 'scripts/demo.ts'], {
    TMPDIR: folder,
  })
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
