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
import { type GeneratorInput } from '#contract/listings.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { review } from '#marketplace/review.ts'
import { contentStems, digitNumbers, phrasesIn, tokens } from '#marketplace/text.ts'
import { NothingToWriteAbout } from '../writer.ts'
import { composer } from './composer.ts'

const { signal } = new AbortController()
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) }
const patience = Math.max(60_000, runs.numRuns * 100)

function write(input: GeneratorInput, seed = 'one') {
  return composer().write({ input, seed, signal })
}

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
