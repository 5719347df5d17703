import { beforeAll, expect, it } from 'vitest'
import { review } from '../review.ts'
import { aListingOf, anEntry } from '../testing/a-case.ts'

const LENGTH = 10_000
/** Less than this is the clock's own noise. */
const FLOOR_MS = 4
const UNITS = [
  'no lid ',
  'no no no ',
  'not, ',
  "don't ",
  'without ',
  'no a, b or ',
  'contains nuts, ',
  'may contain ',
  'colours a, ',
  'sold separately ',
  'x and y not included. ',
  'free ',
  'nut free ',
  'lid-free ',
  '? no ',
  'is it x? no, ',
  'maybe ',
  'under 3 not ',
  '(((',
  '))',
  '"',
  '"A" ',
  '1/2" ',
  '1-2 ',
  '1 x ',
  '5% linen ',
  'pure linen ',
  'a ',
  'aaaa',
  'é',
  '．',
  '  ',
  '\n',
  '\n- a',
  '. ',
  "it's",
  'x, ',
  'and ',
  'amber baby ',
  'cure ',
  'the maker ',
  'Navy Ellis ',
  '12345',
  '1,',
]

function millisecondsFor(product: string, generatedDescription: string): number {
  const entry = anEntry(product, { keywords: 'oak bowl, gift', starredKeywords: 'oak bowl' })
  const before = process.cpuUsage()
  review(aListingOf({ generatedDescription }), entry)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Processor time, the best of a few runs, each on a text of its own: what else the machine does counts for nothing. */
function best(unit: string, length: number): number {
  const runs = [1, 2, 3, 4, 5].map((run) => {
    const long = `${run} ${unit.repeat(length)}`.slice(0, length)
    return millisecondsFor(long, `${long.slice(0, -1)}.`)
  })
  return Math.min(...runs)
}

// The first calls of a program are compiled on the way.
beforeAll(() => {
  for (const unit of UNITS.slice(0, 5)) best(unit, LENGTH)
})

/** Four times the text takes four times as long; what grew with the square would take sixteen times. */
it.each(UNITS)('reads 10,000 characters of %j in a time that grows with them', (unit) => {
  const quarter = Math.max(best(unit, LENGTH / 4), FLOOR_MS)
  expect(best(unit, LENGTH) / quarter).toBeLessThan(10)
})
