import { expect, it } from 'vitest'
import { LISTING } from '#contract/listings.ts'
import { growth } from '#marketplace/testing/growth.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

/** What a search for the slowest forms came to, field by field; `%` is another number each time. */
const SLOWEST: { what: string; product: string; keywords: string; wishes?: string }[] = [
  { what: 'a thousand denials', product: 'no lid word%\n', keywords: 'lid word%, ' },
  {
    what: 'denials, doubts and rows',
    product: '½ not made of % oak. | a',
    keywords: 'word%gift for mum %, ',
  },
  { what: 'nothing but ranges', product: '1-2 ', keywords: '(a) ' },
  { what: 'one keyword without a comma', product: 'An oak bowl. ', keywords: 'oak bowl word% ' },
  { what: 'one huge word', product: 'a', keywords: 'é' },
  { what: 'lists of contents', product: 'Contains: %a, nuts, milk. ', keywords: 'nut free %, ' },
  { what: 'choices', product: 'Colours: oat, sage, clay %, rust\n', keywords: 'red bowl %, ' },
  { what: 'lines of one letter', product: 'x%\n', keywords: 'x%, ' },
  { what: 'shouted headings', product: 'HEADING %:\n- x%\n', keywords: '"oak, ' },
  { what: 'doubts', product: 'maybe oak %? ', keywords: 'oak %, ', wishes: 'mention the lid %. ' },
]

type Filling = (typeof SLOWEST)[number]

function filled(unit: string, { length, run }: { length: number; run: number }): string {
  let text = `${run} `
  for (let at = 0; text.length < length; at += 1) text += unit.replaceAll('%', at.toString(36))
  return text.slice(0, length)
}

function write(
  { product, keywords, wishes = 'say %. ' }: Filling,
  share: number,
  run: number,
): void {
  const at = (max: number) => ({ length: max * share, run })
  const input = anInput({
    productType: filled(product, at(LISTING.productMax)),
    keywords: filled(keywords, at(LISTING.keywordsMax / 2)),
    starredKeywords: 'oak bowl',
    customAiInstructions: filled(wishes, at(LISTING.instructionsMax / 2)),
    includeBulletedLists: true,
    descriptionLength: 'long',
  })
  compose(input)
}

/** Four times the form takes four times as long; what grew with the square would take sixteen times. */
it.each(SLOWEST)('writes of $what in a time that grows with the form', (filling) => {
  expect(growth((share, run) => write(filling, share, run), 9)).toBeLessThan(9)
})
