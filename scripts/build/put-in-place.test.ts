import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { putInPlace } from './put-in-place.ts'

const DAYS_MS = 24 * 60 * 60 * 1000

let folder = ''
let live = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'place-'))
  live = join(folder, 'client')
})
afterEach(() => rm(folder, { recursive: true }))

const build = async (files: Record<string, string>) => {
  const made = join(folder, 'made')
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(made, file)), { recursive: true })
    await writeFile(join(made, file), content)
  }
  await putInPlace(made, live)
}
const age = async (file: string, days: number) => {
  const then = new Date(Date.now() - days * DAYS_MS)
  await utimes(join(live, 'assets', file), then, then)
}
const assets = async () => (await readdir(join(live, 'assets'))).toSorted()

it('keeps the parts of an open page for a day after they were last current', async () => {
  await build({ 'app.html': 'one', 'assets/app-1.js': '1', 'assets/same.js': 's' })
  await age('app-1.js', 30)
  await build({ 'app.html': 'two', 'assets/app-2.js': '2', 'assets/same.js': 's' })
  expect(await assets()).toEqual(['app-1.js', 'app-2.js', 'same.js'])
  expect(await readFile(join(live, 'app.html'), 'utf8')).toBe('two')

  await age('app-1.js', 0.9)
  await build({ 'app.html': 'three', 'assets/app-3.js': '3', 'assets/same.js': 's' })
  expect(await assets()).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'same.js'])

  await age('app-1.js', 1.1)
  await age('same.js', 40)
  await build({ 'app.html': 'four', 'assets/app-3.js': '3', 'assets/same.js': 's' })
  expect(await assets()).toEqual(['app-2.js', 'app-3.js', 'same.js'])
})

it('takes pages away that are no more', async () => {
  await build({ 'app.html': 'one', 'public/visitor/old.html': 'old', 'assets/a.js': 'a' })
  await build({ 'app.html': 'two', 'assets/a.js': 'a' })
  expect(await readdir(join(live, 'public/visitor'))).toEqual([])
})
