import { describe, expect, it } from 'vitest'
import { type GeneratorInput } from '#contract/listings.ts'
import { contentStems, countWords, sentences, tokens } from '#marketplace/text.ts'
import { aForm } from '../testing/cases.ts'
import { composer } from './composer.ts'

const { signal } = new AbortController()

async function describing(input: GeneratorInput, seed: string, others: string[] = []) {
  const { generatedDescription } = await composer().write({ input, seed, others, signal })
  return generatedDescription
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

/** Sentences of both that say more than the seller did: at least three words of their own. */
function sharedSentences(input: GeneratorInput, one: string, two: string): string[] {
  const given = new Set(contentStems(`${input.productType} ${input.keywords}`))
  const own = (description: string) =>
    sentences(description)
      .map(({ text }) => tokens(text).join(' '))
      .filter((text) => text.split(' ').length >= 6)
      .filter((text) => contentStems(text).filter((part) => !given.has(part)).length >= 3)
  return own(one).filter((text) => own(two).includes(text))
}

type Pair = { forms: [GeneratorInput, GeneratorInput]; seed: number }

const pairs: Pair[] = KINDS.flatMap(([product, keywords, [one, two]]) =>
  STYLES.flatMap((writingStyle) => {
    const form = (variant: string) => {
      const typed = keywords.replaceAll('{x}', variant)
      const productType = product.replaceAll('{x}', variant)
      const starredKeywords = typed.split(',')[0] ?? ''
      return aForm({ productType, keywords: typed, starredKeywords, writingStyle })
    }
    return Array.from({ length: 10 }, (_, seed): Pair => ({ forms: [form(one), form(two)], seed }))
  }),
)

describe('two products of one seller that differ in one word', () => {
  it('share no sentence but those of the seller', async () => {
    const shared = await Promise.all(
      pairs.map(async ({ forms: [first, second], seed }) => {
        const one = await describing(first, `${seed} of 0`)
        const two = await describing(second, `${seed} of 1`, [one])
        return sharedSentences(first, one, two)
      }),
    )
    expect(shared.flat()).toEqual([])
  })

  it('leave enough to say for the next ones', async () => {
    const [product = '', keywords = ''] =
      KINDS[0]?.map((text) => String(text).replaceAll('{x}', 'fig')) ?? []
    const form = aForm({ productType: product, keywords, descriptionLength: 'medium' })
    const shelf: string[] = []
    for (let count = 0; count < 10; count += 1) {
      shelf.push(await describing(form, `${count}`, shelf))
    }
    const min = 100
    expect(shelf.filter((text) => countWords(text) < min)).toEqual([])
  })

  it('seldom share one even when neither is told of the other', async () => {
    const shared = await Promise.all(
      pairs.map(async ({ forms: [first, second], seed }) => {
        const one = await describing(first, `${seed} of 0`)
        return sharedSentences(first, one, await describing(second, `${seed} of 1`))
      }),
    )
    expect(shared.flat().length).toBeLessThan(pairs.length / 4)
  })
})
