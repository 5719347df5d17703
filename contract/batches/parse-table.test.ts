import { expect, it } from 'vitest'
import { parseTable } from './parse-table.ts'
import { partsOf } from './parts-of-rows.ts'

it.each([
  ['commas', '\uFEFFNickname,Keywords\r\n"Tapers, tall","taper\ncandle"'],
  ['semicolons', 'Nickname;Keywords\n"Tapers, tall";"taper\ncandle"'],
  ['tabs', 'Nickname\tKeywords\nTapers, tall\t"taper\ncandle"'],
])('reads the cells of a file between %s, also over several lines', (_what, text) => {
  expect(parseTable(text)).toEqual({
    cells: [
      ['Nickname', 'Keywords'],
      ['Tapers, tall', 'taper\ncandle'],
    ],
    unclosed: [],
  })
})

it('names the row in which a quotation mark is never closed', () => {
  expect(parseTable('Nickname,Keywords\nTapers,"taper\nVotives,votive').unclosed).toEqual([2])
})

const rowOf = (productType: string) => (_: unknown, index: number) => ({
  number: index + 2,
  input: {
    listingTitle: 'Taper',
    sku: null,
    productType,
    keywords: 'taper',
    starredKeywords: '',
    writingStyle: null,
    includeEmojis: null,
    includeBulletedLists: null,
    descriptionLength: null,
    imageDescription: null,
    customAiInstructions: null,
    targetAudience: null,
  },
})

it('takes rows apart into calls of a hundred, and of less than 64 KiB whatever the alphabet', () => {
  const short = partsOf(Array.from({ length: 250 }, rowOf('A candle.')))
  expect(short.map(({ length }) => length)).toEqual([100, 100, 50])
  const long = partsOf(Array.from({ length: 10 }, rowOf('蝋'.repeat(9_000))))
  expect(long.flat()).toHaveLength(10)
  for (const part of long) expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(64 * 1024)
  expect(long.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2])
})
