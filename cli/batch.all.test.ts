import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Batch } from '#contract/batches/batches.ts'
import { routes } from '#contract/routes.ts'
import { aLine } from './testing/a-line.ts'
import { setCredits, shopOfSellers, tokenOf } from './testing/a-shop.ts'
import { runProgram } from './testing/run-program.ts'

const HEAD = 'Nickname,SKU,Product Description,Keywords'
const row = (name: string) =>
  `${name},,"A ${name} turned from walnut, 10 cm across.","${name}, walnut ${name}"`
const ROWS = [HEAD, row('ring dish'), row('egg cup'), row('honey dipper')]

const open = shopOfSellers()
let folder: string
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listwright-cli-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  ;({ token } = await tokenOf(open.ana, ['batches']))
})

const run = (words: string[], at = open.url) => runProgram(['batch', ...words], { url: at, token })
const fileOf = async (lines: string[], name = 'shop.csv') => {
  const path = join(folder, name)
  await writeFile(path, lines.join('\r\n'))
  return path
}
const nicknames = async () =>
  (await open.ana.call(routes.listListings)).answer().map(({ listingTitle }) => listingTitle)
const written = ['egg cup', 'honey dipper', 'ring dish']

it('has each row written for a credit, follows it, and keeps the listings as a file', async () => {
  const out = join(folder, 'written.csv')
  const { told, printed, exit } = await run([await fileOf(ROWS), '--out', out])
  expect([exit, told]).toEqual([0, expect.stringContaining('3 rows, 1 credit for each')])
  expect(printed).toMatch(/^3 of 3 rows written\. Each cost 1 credit\. Its id: batch_/)
  expect((await nicknames()).toSorted()).toEqual(written)
  expect(await readFile(out, 'utf8')).toContain('honey dipper')
  expect(await open.ana.credits()).toBe(7)
})

it('takes the same file for the same batch: it is not paid again unless that is asked for', async () => {
  const file = await fileOf(ROWS)
  await run([file])
  const again = await run([file])
  expect([again.exit, again.told]).toEqual([
    1,
    expect.stringMatching(
      /This file was sent before \(3 of 3 rows written\)[^]*No credit was spent/,
    ),
  ])
  const resumed = await run([file, '--resume', '--json'])
  expect(Batch.parse(JSON.parse(resumed.printed)).rows.written).toBe(3)
  expect(await open.ana.credits()).toBe(7)
  expect((await run([file, '--again'])).exit).toBe(0)
  expect(await open.ana.credits()).toBe(4)
})

it('writes what the balance pays for, ends with 4, and goes on once there is more', async () => {
  await setCredits(open.shop, open.ana, 2)
  const file = await fileOf(ROWS)
  const first = await run([file])
  expect(first.exit).toBe(4)
  expect(first.told).toContain('2 of 3 rows written')
  expect(first.told).toContain('2 rows of this batch are written, for 1 credit each.')
  expect(first.told).toContain(`go on with: listwright batch ${file} --resume`)
  await setCredits(open.shop, open.ana, 5)
  expect((await run([file, '--resume'])).exit).toBe(0)
  expect((await nicknames()).toSorted()).toEqual(written)
  expect(await open.ana.credits()).toBe(4)
})

it('loses nothing where the line breaks off: the same file goes on', async () => {
  let asked = 0
  // Lets the batch be opened and filled; of all that follows no answer comes back.
  const line = await aLine(open.url, () => ((asked += 1) > 2 ? 'answer lost' : null))
  const file = await fileOf(ROWS)
  const broken = await run([file], line.url)
  await line.close()
  expect(broken.exit).toBe(5)
  expect(broken.told).toContain('none is paid twice. Go on with: listwright batch')
  expect((await run([file, '--resume'])).exit).toBe(0)
  expect((await nicknames()).toSorted()).toEqual(written)
  expect(await open.ana.credits()).toBe(7)
})

it('names each row that cannot be used before anything is sent, and leaves it out on request', async () => {
  const file = await fileOf([...ROWS, 'tray,,,tray', `bowl,,"A bowl.",bowl,one,cell,more`])
  const refused = await run([file])
  expect(refused.exit).toBe(2)
  expect(refused.told).toContain('Line 5: There is no description.')
  expect(refused.told).toContain('Line 6: This row has 7 cells and the file 4 headings.')
  expect(refused.told).toMatch(/2 of 5 rows cannot be used\.[^]*No credit was spent\.$/m)
  expect((await open.ana.call(routes.listBatches)).answer()).toEqual([])
  const { exit, told } = await run([file, '--skip'])
  expect([exit, told]).toEqual([0, expect.stringContaining('Left out. Line 5:')])
  expect((await nicknames()).toSorted()).toEqual(written)
})

it('says which rows failed, charges nothing for them, and tries them again', async () => {
  const file = await fileOf([...ROWS, 'riddle,,no,riddle'])
  const first = await run([file])
  expect([first.exit, first.told]).toEqual([
    1,
    expect.stringContaining('1 row failed and cost nothing. To try again, go on with'),
  ])
  const again = await run([file, '--resume'])
  expect([again.exit, again.told]).toEqual([
    1,
    expect.stringContaining('3 of 4 rows written, 1 failed'),
  ])
  expect(await open.ana.credits()).toBe(7)
})

it('goes on with none that was canceled, and keeps its rows as a file that can be sent again', async () => {
  await setCredits(open.shop, open.ana, 1)
  const file = await fileOf(ROWS)
  await run([file])
  const [batch] = (await open.ana.call(routes.listBatches)).answer()
  await open.ana.call(routes.cancelBatch, { params: { id: batch?.id ?? '' } })
  const { told, exit } = await run([file, '--resume'])
  expect([exit, told]).toEqual([1, expect.stringContaining('This batch was canceled')])

  const left = join(folder, 'left.csv')
  const kept = await run([file, '--resume', '--unwritten', left])
  expect([kept.exit, kept.told]).toEqual([
    1,
    expect.stringContaining('1 row of this batch is written, for 1 credit each.'),
  ])
  expect(await readFile(left, 'utf8')).toContain('It was given up before it was written')
  await setCredits(open.shop, open.ana, 5)
  expect((await run([left])).exit).toBe(0)
  expect((await nicknames()).toSorted()).toEqual(written)
  expect(await open.ana.credits()).toBe(3)
})

it('says that rows are paid where the file of what was written cannot be kept', async () => {
  const { told, exit } = await run([await fileOf(ROWS), '--out', join(folder, 'no/such.csv')])
  expect(exit).toBe(2)
  expect(told).toMatch(
    /could not be written.*\n3 rows of this batch are written, for 1 credit each/,
  )
  expect(told).not.toContain('No credit was spent')
})

it('can be left to the server', async () => {
  const { printed, exit } = await run([await fileOf(ROWS), '--no-wait', '--json'])
  expect([exit, Batch.parse(JSON.parse(printed)).name]).toEqual([0, 'shop'])
  const found = expect.poll(async () => (await nicknames()).toSorted(), { timeout: 30_000 })
  await found.toEqual(written)
})

it.each([
  [['nothing here'], 'Its headings are none that we know.'],
  [[''], 'This file is empty.'],
])('says what is wrong with a file that is none: %j', async (lines, sentence) => {
  const { told, exit } = await run([await fileOf(lines)])
  expect([exit, told]).toEqual([2, expect.stringContaining(sentence)])
})

it('wants a token for batches', async () => {
  ;({ token } = await tokenOf(open.ana, ['listings:read', 'listings:write']))
  const { told, exit } = await run([await fileOf(ROWS)])
  expect([exit, told]).toEqual([3, expect.stringContaining('it needs the scope batches')])
})
