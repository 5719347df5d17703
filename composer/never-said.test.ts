import { expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const never = (...words: string[]) => words.map((word) => `Do not use the word "${word}".`)

function textsOf(input: Parameters<typeof anInput>[0]) {
  const listing = compose(anInput(input))
  if (listing === null) throw new Error('Nothing was composed')
  return listing
}

it.each([
  ['Oak Spoon', 'A spoon carved from oak, 31 cm long. Good for soup.', 'oak', 'Spoon'],
  ['Perfect Oak Spoon', 'A perfect spoon of oak. Good for soup.', 'perfect', 'Oak Spoon'],
  ['Spoon, Oak', 'A wooden spoon. 31 cm long.\nMaterial: oak', 'oak', 'Wooden Spoon'],
])('says in no part what is not to be said: %s', (listingTitle, productType, word, title) => {
  const listing = textsOf({
    listingTitle,
    productType,
    keywords: `${word} spoon, wooden spoon`,
    starredKeywords: `${word} spoon`,
    imageDescription: `On a table. The ${word} spoon beside a bowl.`,
    customAiInstructions: [`Add: All of it is ${word}.`, ...never(word)].join('\n'),
  })
  expect(listing.generatedTitle).toBe(title)
  expect(listing.generatedAltText).toBe('On a table.')
  const { generatedExplanation: reasons, ...read } = listing
  expect(JSON.stringify(read).toLowerCase()).not.toContain(word)
  // A sentence goes with all it says, and never unnamed.
  expect(reasons).toMatch(/As you asked, not said: /)
  expect(reasons).toContain(`"All of it is ${word}"`)
  expect(reasons).toContain(`"The ${word} spoon beside a bowl"`)
})

it('keeps a title that would say nothing without it', () => {
  const listing = textsOf({
    listingTitle: 'Spoon',
    productType: 'Good for soup. 31 cm long.',
    keywords: 'spoon',
    customAiInstructions: never('spoon').join('\n'),
  })
  expect(listing.generatedTitle).toBe('Spoon')
})

it('tells all the same what buyers must know, and says so', () => {
  const listing = textsOf({
    listingTitle: 'Candle',
    productType: 'A candle of soy wax. Contains nut oil.',
    keywords: 'soy candle',
    customAiInstructions: never('nut').join('\n'),
  })
  expect(listing.generatedDescription).toContain('Contains nut oil')
  expect(listing.generatedExplanation).toContain('Said all the same')
})
