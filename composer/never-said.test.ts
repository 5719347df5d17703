import { expect, it } from 'vitest'
import { compose } from './composer.ts'
import { avoiding } from './plan/avoided.ts'
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
  expect(reasons).toContain('Left out: "')
  expect(reasons).toContain(`nowhere in the listing: "${word}"`)
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

it.each([
  ['glaze', 'Stoneware Mug with a Blue Glaze', 'Stoneware Mug'],
  ['blue', 'Stoneware Mug with a Blue Glaze', 'Stoneware Mug'],
  ['walnut', 'Ring Dish Hand Turned from Walnut', 'Ring Dish'],
  ['perfect', 'Perfect Candle for Perfect Evenings', 'Candle'],
  ['must-have', 'The Must-Have Mug for Tea', 'Mug for Tea'],
  ['mug', 'Large Blue Mug, Stoneware Cup', 'Stoneware Cup'],
  ['gift', 'Silver Ring Gift for Her, Silver Ring', 'Silver Ring for Her, Silver Ring'],
  ['set', 'Set of 4 Mugs', '4 Mugs'],
  ['pepper', 'Salt and Pepper Mill, Oak Mill', 'Oak Mill'],
  ['handmade', 'Oak Spoon, Handmade in Porto, 31 cm', 'Oak Spoon, 31 cm'],
])('leaves no torn phrase where "%s" is never said: %s', (word, title, left) => {
  expect(avoiding([word]).without(title)).toBe(left)
})

it.each(['glaze', 'blue', 'perfect', 'stoneware'])(
  'ends no title, opening or tag on what led to "%s"',
  (word) => {
    const { generatedTitle, generatedDescription, generatedTags } = textsOf({
      listingTitle: 'Stoneware mug with a blue glaze',
      productType: 'Stoneware mug with a blue glaze. The perfect mug. Holds 350 ml. 9 cm tall.',
      keywords: 'stoneware mug, mug with blue glaze, perfect mug',
      starredKeywords: 'stoneware mug',
      customAiInstructions: never(word).join('\n'),
    })
    for (const text of [
      generatedTitle,
      generatedDescription.split('\n')[0] ?? '',
      ...generatedTags,
    ]) {
      expect(text.toLowerCase()).not.toContain(word)
      expect(text).not.toMatch(/(?:^|\s)(?:with|of|in|a|an|the|for|blue|and)[.,]?$/i)
    }
  },
)
