import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  oneof,
  option,
  record,
  string,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DESCRIPTION_LENGTHS, type GeneratorInput, type WritingPart } from '#contract/listings.ts'
import { emojisIn } from '#marketplace/characters.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { review } from '#marketplace/review.ts'
import {
  contentStems,
  countWords,
  digitNumbers,
  phrasesIn,
  sentences,
  tokens,
} from '#marketplace/text.ts'
import { aForm, CASES } from '../testing/cases.ts'
import { NothingToWriteAbout } from '../writer.ts'
import { composer } from './composer.ts'

const { signal } = new AbortController()
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 100) }
const patience = Math.max(60_000, runs.numRuns * 100)

function write(input: GeneratorInput, seed = 'one') {
  return composer().write({ input, seed, signal })
}

const everyCase = Object.entries(CASES)
const english = everyCase.filter(([name]) => name !== 'german' && name !== 'japanese')

describe('a listing by the composer', () => {
  it.each(everyCase)('has no hard finding: %s', async (_, input) => {
    expect(review(await write(input), input).hard).toEqual([])
  })

  it.each(everyCase)('is the same for the same seed and input: %s', async (_, input) => {
    expect(await write(input)).toEqual(await write(input))
  })

  it.each(english)(
    'is worded anew for another seed, with the same numbers: %s',
    async (_, input) => {
      const [one, two] = await Promise.all([write(input, 'one'), write(input, 'two')])
      expect(one.generatedDescription).not.toBe(two.generatedDescription)
      expect(digitNumbers(one.generatedDescription)).toEqual(digitNumbers(two.generatedDescription))
    },
  )

  it.each(english)('opens with the words of the focus keyword: %s', async (_, input) => {
    const { generatedTitle, generatedDescription } = await write(input)
    const focus = contentStems(input.starredKeywords.split(',')[0] ?? '')
    expect(contentStems(generatedTitle.slice(0, 60))).toEqual(expect.arrayContaining(focus))
    expect(contentStems(generatedDescription.slice(0, 160))).toEqual(expect.arrayContaining(focus))
  })

  it.each(english)('grows with the length that was asked for: %s', async (_, input) => {
    const lengths = ['short', 'medium', 'long'] as const
    const written = await Promise.all(
      lengths.map((descriptionLength) => write({ ...input, descriptionLength })),
    )
    const [short = 0, medium = 0, long = 0] = written.map((text) =>
      countWords(text.generatedDescription),
    )
    expect(short).toBeLessThan(medium)
    expect(medium).toBeLessThan(long)
    expect(long).toBeLessThanOrEqual(DESCRIPTION_LENGTHS.long.words.max)
  })

  it.each(english)('says the same words with and without emojis: %s', async (_, input) => {
    const plain = await write({ ...input, includeEmojis: false })
    const marked = await write({ ...input, includeEmojis: true })
    expect(tokens(marked.generatedDescription)).toEqual(tokens(plain.generatedDescription))
    expect(emojisIn(plain.generatedDescription)).toEqual([])
    expect(emojisIn(marked.generatedDescription).length).toBeGreaterThan(0)
  })

  it('tells what is written part by part', async () => {
    const parts: WritingPart[] = []
    const writing = await composer().write({
      input: aForm(CASES['mug'] ?? {}),
      seed: 'one',
      signal,
      onProgress: (part) => parts.push(part),
    })
    expect(parts.map(({ stage }) => stage)).toEqual([
      'title',
      'description',
      'tags',
      'altText',
      'explanation',
    ])
    expect(parts[0]).toEqual({ stage: 'title', title: writing.generatedTitle })
  })

  it('does not begin when the request was given up', async () => {
    const gone = AbortSignal.abort()
    await expect(
      composer().write({ input: aForm(CASES['mug'] ?? {}), seed: 'one', signal: gone }),
    ).rejects.toThrow()
  })

  it.each(['<p></p>', '!!! ???', '{{}}', '<script>alert(1)</script>'])(
    'is refused when nothing is left to write about: %s',
    async (nothing) => {
      await expect(write(aForm({ productType: nothing, keywords: nothing }))).rejects.toThrow(
        NothingToWriteAbout,
      )
    },
  )
})

async function textOf(name: string): Promise<string> {
  const written = await write(aForm(CASES[name] ?? {}))
  return `${written.generatedTitle}\n${written.generatedDescription}`
}

describe('the facts', () => {
  it('keep what a buyer must know', async () => {
    expect(await textOf('radio')).toMatch(/does not work/i)
    expect(await textOf('radio')).toMatch(/chip on the left corner/i)
    expect(await textOf('puzzle')).toMatch(/under 3/)
    expect(await textOf('trackerSheet')).toMatch(/no physical item/i)
  })

  it('leave out health claims, brands and what the description does not back', async () => {
    expect(await textOf('bangle')).not.toMatch(/arthritis|pain/i)
    expect(await textOf('puzzle')).not.toMatch(/bluey|toddler/i)
    expect(await textOf('scarf')).not.toMatch(/\bred\b/i)
    expect(await textOf('trackerSheet')).not.toMatch(/excel/i)
  })

  it('never obey orders hidden in the form', async () => {
    expect(await textOf('orders')).not.toMatch(/bestseller|free shipping|http|#1|ignore/i)
    expect(await textOf('markup')).not.toMatch(/[<>]|script|onerror|steal/i)
  })

  it('speak quietly where someone is mourned', async () => {
    const text = await textOf('urn')
    expect(text).not.toMatch(/!|celebrat|fun\b|smile|perfect/i)
    expect(emojisIn(text).every((emoji) => '🤍🕊️'.includes(emoji))).toBe(true)
  })
})

const word = constantFrom(
  ...'oak brass linen tiny blue mug ring candle set of 6 with for 3.5 cm, w/ lid. no not under 12" & + % : hand made I we choose burns is the a'.split(
    ' ',
  ),
)
const messy = oneof(
  array(word, { minLength: 1, maxLength: 25 }).map((words) => words.join(' ')),
  string({ unit: 'grapheme', maxLength: 120 }),
  string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed()),
)
const forms: Arbitrary<GeneratorInput> = record({
  listingTitle: constant('private'),
  sku: constant(null),
  productType: messy,
  keywords: array(messy, { minLength: 1, maxLength: 12 }).map((list) => list.join(', ')),
  starredKeywords: messy,
  writingStyle: constantFrom('friendly', 'professional', 'whimsical', 'minimalist'),
  includeEmojis: boolean(),
  includeBulletedLists: boolean(),
  descriptionLength: constantFrom('short', 'medium', 'long'),
  imageDescription: option(messy),
  customAiInstructions: option(messy),
  targetAudience: constant(null),
})

describe('whatever a seller types', () => {
  it(
    'gives a listing without hard findings, or says that there is nothing to write about',
    async () => {
      await assert(
        asyncProperty(forms, string(), async (input, seed) => {
          const writing = await write(input, seed).catch((error: unknown) => {
            if (error instanceof NothingToWriteAbout) return null
            throw error
          })
          if (writing !== null) expect(review(writing, input).hard).toEqual([])
        }),
        runs,
      )
    },
    patience,
  )

  it(
    'names no number, and no material in title or tags, that nobody entered',
    async () => {
      await assert(
        asyncProperty(forms, async (input) => {
          const writing = await write(input).catch(() => null)
          if (writing === null) return
          const source = Object.values(input).join(' ')
          const stated = new Set(contentStems(source))
          const short = [writing.generatedTitle, ...writing.generatedTags].join(' \n ')
          const numbers = [...digitNumbers(`${short} ${writing.generatedDescription}`)]
          expect(
            numbers.filter((number) => number !== '1' && !digitNumbers(source).has(number)),
          ).toEqual([])
          const invented = phrasesIn(short, MATERIALS).filter(
            (material) => !contentStems(material).every((part) => stated.has(part)),
          )
          expect(invented).toEqual([])
        }),
        runs,
      )
    },
    patience,
  )

  it(
    'cuts no word in a tag',
    async () => {
      await assert(
        asyncProperty(forms, async (input) => {
          const writing = await write(input).catch(() => null)
          const entered = Object.values(input).join(' ').normalize('NFC').replace(/\p{M}/gu, '')
          const known = new Set(tokens(`${entered} gift set decor idea and`))
          const cut = (writing?.generatedTags ?? [])
            .flatMap(tokens)
            .filter(
              (part) => !known.has(part) && [...known].some((whole) => whole.startsWith(part)),
            )
          expect(cut).toEqual([])
        }),
        runs,
      )
    },
    patience,
  )
})

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
