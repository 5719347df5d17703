import { expect, it } from 'vitest'
import { review } from '../review.ts'
import { aListingOf, anEntry } from '../testing/a-case.ts'
import { growth } from '../testing/growth.ts'

const LENGTH = 10_000
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

function readAll(unit: string, share: number, run: number): void {
  const long = `${run} ${unit.repeat(LENGTH)}`.slice(0, LENGTH * share)
  const entry = anEntry(long, { keywords: 'oak bowl, gift', starredKeywords: 'oak bowl' })
  review(aListingOf({ generatedDescription: `${long.slice(0, -1)}.` }), entry)
}

/** Four times the text takes four times as long; what grew with the square would take sixteen times. */
it.each(UNITS)('reads 10,000 characters of %j in a time that grows with them', (unit) => {
  expect(growth((share, run) => readAll(unit, share, run), 10)).toBeLessThan(10)
})
