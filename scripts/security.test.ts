import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const table = await readFile('docs/security/asvs.md', 'utf8')
const threats = await readFile('SECURITY.md', 'utf8')

/** How many requirements of level 1 and of level 2 the chapters of ASVS 5.0.0 have, from V1 to V17. */
const CHAPTERS = [
  [8, 19],
  [4, 7],
  [8, 11],
  [2, 8],
  [4, 5],
  [13, 22],
  [6, 12],
  [4, 3],
  [4, 3],
  [5, 24],
  [3, 11],
  [3, 6],
  [1, 12],
  [2, 7],
  [3, 10],
  [0, 16],
  [0, 7],
]

const STATES = ['met', 'not applicable', 'not met']

const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) .*\|$/gm)].map(([line]) => {
  const [number = '', level = '', asks = '', state = '', where = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim())
  return { number, level, asks, state, where }
})

it('leaves out no requirement of the standard, and tells none twice', () => {
  const counts = CHAPTERS.map((_, index) =>
    ['1', '2'].map(
      (level) =>
        rows.filter((row) => row.number.startsWith(`${index + 1}.`) && row.level === level).length,
    ),
  )
  expect(counts).toEqual(CHAPTERS)
  const numbers = rows.map(({ number }) => number)
  const inOrder = new Intl.Collator('en', { numeric: true }).compare
  expect(numbers).toEqual([...new Set(numbers)].toSorted(inOrder))
})

it('says of each whether it is met, and by what, or why not', () => {
  const vague = rows.filter(({ asks, state, where }) => {
    const isHeld = /`[\w.@/-]+`|[Dd]ecisions? 0\d\d/.test(where)
    return asks === '' || !STATES.includes(state) || where === '' || (state === 'met' && !isHeld)
  })
  expect(vague).toEqual([])
})

it('tells the sums of its rows', () => {
  const sums = STATES.map((state) => {
    const [, first, second] =
      new RegExp(`^\\| ${state} +\\| (\\d+) +\\| (\\d+) +\\|$`, 'm').exec(table) ?? []
    return [state, Number(first), Number(second)]
  })
  const counted = STATES.map((state) => {
    const ofState = rows.filter((row) => row.state === state)
    return [
      state,
      ...['1', '2'].map((level) => ofState.filter((row) => row.level === level).length),
    ]
  })
  expect(sums).toEqual(counted)
})

it.each([
  ['docs/security/asvs.md', table],
  ['SECURITY.md', threats],
])('names in %s only tests that there are, by their sentences', async (page, text) => {
  const naming = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g)]
  expect(naming.length).toBeGreaterThan(30)
  const missing: string[] = []
  for (const [, file = '', sentence = ''] of naming) {
    const source = existsSync(file) ? await readFile(file, 'utf8') : ''
    const isThere = [`'`, '"', '`'].some((quote) => source.includes(quote + sentence + quote))
    if (!isThere) missing.push(`${page}: ${file}: ${sentence}`)
  }
  expect(missing).toEqual([])
})

it('names a test beside each threat', () => {
  const [, section = ''] = /^## Who attacks, and how\n(.*?)^## /ms.exec(threats) ?? []
  const threatRows = section
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .slice(1)
  expect(threatRows.length).toBeGreaterThan(15)
  expect(
    threatRows.filter((line) => !/`[\w./-]+\.test\.ts`: "|no test of ours/.test(line)),
  ).toEqual([])
})
