import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from './build.ts'
import { ROOT } from './build/stamp.ts'
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
