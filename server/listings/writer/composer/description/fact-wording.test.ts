import { describe, expect, it } from 'vitest'
import { aForm } from '../../testing/cases.ts'
import { composer } from '../composer.ts'

const { signal } = new AbortController()

async function written(productType: string, keywords: string): Promise<string> {
  const input = aForm({ productType, keywords, starredKeywords: keywords.split(',')[0] ?? '' })
  const texts = await Promise.all(
    ['one', 'two', 'three'].map((seed) => composer().write({ input, seed, signal })),
  )
  return texts.map(({ generatedDescription }) => generatedDescription).join('\n')
}

describe('a fact in a sentence', () => {
  it.each([
    ['Planter in concrete. 12 cm across, 11 cm high', 'planter', /12 cm across and 11 cm high/],
    ['Crochet bunny. Eyes are embroidered, no loose parts', 'bunny', /, with no loose parts/],
    ['Bath soak, enough for eight baths', 'bath soak', /is enough for eight baths/],
    ['Fox print, on cotton paper', 'fox print', /is on cotton paper/],
    ['Fern linocut. Sheet 21 x 30 cm', 'fern linocut', /[Tt]he sheet measures 21 x 30 cm/],
    ['Enamel bin, from the 1950s', 'enamel bin', /(?:dates|begins|era).* (?:from|in) the 1950s/],
    [
      'Sourdough kit: glass jar, linen cover',
      'sourdough kit',
      /Included: glass jar and linen cover/,
    ],
  ])('reads as a person would say it: %s', async (product, keywords, said) => {
    expect(await written(product, keywords)).toMatch(said)
  })

  it('gives no preposition and no second article to what an item has', async () => {
    const text = await written(
      'Tea towel in linen, with a hanging loop, in a paper bag, numbered and signed',
      'linen tea towel',
    )
    expect(text).not.toMatch(/\b(?:has|have|with|includes) (?:an? )?(?:with|in|on|as|enough|a a)\b/)
  })
})
