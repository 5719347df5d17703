import { expect, it } from 'vitest'
import { type Filling, GROWTH_MAX, growthOf } from './testing/growth-of.ts'

/** The slow ones beside what `bounds.test.ts` tries. */
const SLOWEST: Filling[] = [
  { what: 'a thousand denials', product: 'no lid word%\n', keywords: 'lid word%, ' },
  { what: 'nothing but ranges', product: '1-2 ', keywords: '(a) ' },
  { what: 'one keyword without a comma', product: 'An oak bowl. ', keywords: 'oak bowl word% ' },
  { what: 'lists of contents', product: 'Contains: %a, nuts, milk. ', keywords: 'nut free %, ' },
  { what: 'lines of one letter', product: 'x%\n', keywords: 'x%, ' },
  { what: 'choices', product: 'Colours: oat, sage, clay %, rust\n', keywords: 'red bowl %, ' },
  { what: 'doubts', product: 'maybe oak %? ', keywords: 'oak %, ', wishes: 'mention the lid %. ' },
]

it.each(SLOWEST)('writes of $what in a time that grows with the form', (filling) => {
  expect(growthOf(filling)).toBeLessThan(GROWTH_MAX)
})
