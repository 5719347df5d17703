import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  oneof,
  option,
  property,
  record,
  string,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { contentStems, digitNumbers, phrasesIn, tokens } from '#marketplace/text.ts'
import { compose } from './composer.ts'
import { faultsOf } from './faults.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25) }
const patience = Math.max(120_000, runs.numRuns * 100)

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

/** Holds a rule against what is written from many forms; a form of which nothing is written keeps it. */
function holdForAll(rule: (input: GeneratorInput, seed: string) => void): void {
  assert(
    property(forms, string(), (input, seed) => rule(input, seed)),
    runs,
  )
}

describe('whatever a seller types', () => {
  it(
    'gives a listing that may be stored, or none',
    () => {
      holdForAll((input, seed) => {
        const listing = compose(input, { seed, others: [] })
        if (listing !== null) expect(faultsOf(listing, input)).toEqual([])
      })
    },
    patience,
  )

  it(
    'holds no number, no material and no part of a word that nobody entered',
    () => {
      holdForAll((input, seed) => {
        const listing = compose(input, { seed, others: [] })
        const entered = Object.values(input).join(' ').normalize('NFC').replace(/\p{M}/gu, '')
        const stated = new Set(contentStems(entered))
        const tags = listing?.generatedTags ?? []
        const told = [listing?.generatedTitle, listing?.generatedDescription, ...tags].join(' \n ')
        const numbers = [...digitNumbers(told)].filter((one) => !digitNumbers(entered).has(one))
        expect(numbers.filter((one) => one !== '1')).toEqual([])
        const invented = phrasesIn([listing?.generatedTitle, ...tags].join(' \n '), MATERIALS)
        expect(
          invented.filter((name) => !contentStems(name).every((part) => stated.has(part))),
        ).toEqual([])
        const known = new Set(tokens(`${entered} gift set decor idea and`))
        const cut = tags
          .flatMap(tokens)
          .filter((part) => !known.has(part) && [...known].some((whole) => whole.startsWith(part)))
        expect(cut).toEqual([])
      })
    },
    patience,
  )
})
