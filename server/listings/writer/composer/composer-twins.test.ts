import { describe, expect, it } from 'vitest'
import { type GeneratorInput } from '#contract/listings.ts'
import { contentStems, sentences, tokens } from '#marketplace/text.ts'
import { aForm } from '../testing/cases.ts'
import { composer } from './composer.ts'

const { signal } = new AbortController()

function write(input: GeneratorInput, seed = 'one') {
  return composer().write({ input, seed, signal })
}

const STYLES = ['friendly', 'professional', 'whimsical', 'minimalist'] as const

/** Kinds of products a shop sells in several scents, colours or motifs; the materials stay the same. */
const KINDS: readonly [product: string, keywords: string, variants: readonly [string, string]][] = [
  [
    'Soy candle in a tin, scent: {x}. Cotton wick. Burns about 30 hours.',
    'soy candle, tin candle, gift for her, housewarming gift',
    ['fig', 'rose'],
  ],
  [
    'Linen apron, {x}. Two pockets. Adjustable neck strap. Machine washable.',
    'linen apron, kitchen apron, gift for mom',
    ['navy', 'beige'],
  ],
  [
    'Stoneware mug with a {x}, 12 oz. Dishwasher safe.',
    '{x} mug, pottery mug, coffee lover gift',
    ['fern', 'whale'],
  ],
  [
    'Polymer clay earrings, {x}. 1.5 inches long. Stainless steel posts.',
    '{x} earrings, clay earrings, gift for her',
    ['pumpkin', 'ghost'],
  ],
]

/** Sentences that say more than the seller did: at least three words of their own. */
async function stockSentences(input: GeneratorInput, seed: string): Promise<string[]> {
  const given = new Set(contentStems(`${input.productType} ${input.keywords}`))
  return sentences((await write(input, seed)).generatedDescription)
    .map(({ text }) => tokens(text).join(' '))
    .filter((text) => text.split(' ').length >= 6)
    .filter((text) => contentStems(text).filter((part) => !given.has(part)).length >= 3)
}

describe('two products of one seller that differ in one word', () => {
  it('share no sentence but those of the seller', async () => {
    const pairs = KINDS.flatMap(([product, keywords, variants]) =>
      STYLES.flatMap((writingStyle) =>
        Array.from({ length: 10 }, (_, seed) => ({
          product,
          keywords,
          variants,
          writingStyle,
          seed,
        })),
      ),
    )
    const shared = await Promise.all(
      pairs.map(async ({ product, keywords, variants, writingStyle, seed }) => {
        const [one = [], two = []] = await Promise.all(
          variants.map((variant, at) => {
            const typed = keywords.replaceAll('{x}', variant)
            const form = aForm({
              productType: product.replaceAll('{x}', variant),
              keywords: typed,
              starredKeywords: typed.split(',')[0] ?? '',
              writingStyle,
            })
            return stockSentences(form, `${seed} of ${at}`)
          }),
        )
        return one.filter((text) => two.includes(text))
      }),
    )
    expect(shared.flat()).toEqual([])
  })
})
