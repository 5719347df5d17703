import { expect, it } from 'vitest'
import { type Filling, GROWTH_MAX, growthOf } from './testing/growth-of.ts'

/** What a search for the slowest forms came to, field by field. Most, which take longer to try, are in `bounds.all.test.ts`. */
const SLOWEST: Filling[] = [
  {
    what: 'denials, doubts and rows',
    product: '½ not made of % oak. | a',
    keywords: 'word%gift for mum %, ',
  },
  { what: 'one huge word', product: 'a', keywords: 'é' },
  { what: 'shouted headings', product: 'HEADING %:\n- x%\n', keywords: '"oak, ' },
  { what: 'signs of striking', product: '<<', keywords: 'oak %, ' },
]

it.each(SLOWEST)('writes of $what in a time that grows with the form', (filling) => {
  expect(growthOf(filling)).toBeLessThan(GROWTH_MAX)
})
