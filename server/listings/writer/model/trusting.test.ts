import { expect, it } from 'vitest'
import { materialOf } from './material.ts'
import type { Notes } from './notes.ts'
import { searchKey } from './searches.ts'
import { anInput, NO_NOTES } from './testing/walnut-board.ts'
import { trusting } from './trusting.ts'

const house = materialOf({
  input: anInput({
    productType:
      "Watercolour of your house. Pets and people are tiny, but it's not a portrait. Frame isn't included.",
    keywords: 'watercolour house, house portrait, framed house portrait, disney house',
    starredKeywords: 'watercolour house',
  }),
  seed: 'a',
})
const fits: Notes['searches'] = new Map([
  ['house portrait', 'fits'],
  ['disney house', 'fits'],
])
const denials = new Map([['framed house portrait', "Frame isn't included"]])

it('believes a search true against a program, where its reader quotes what denies another', () => {
  expect(house.contested).toContain('house portrait')
  const { refused, trusted } = trusting(house, { ...NO_NOTES, searches: fits, denials })
  expect([...trusted]).toEqual(['house portrait'])
  expect(refused).not.toContain('house portrait')
  expect(refused).toContain('disney house')
})

it('believes nobody who quotes nothing', () => {
  expect(trusting(house, { ...NO_NOTES, searches: fits }).refused).toContain('house portrait')
})

it('believes it without a quote of the program that opens a file, and against words that would deny the thing itself', () => {
  const sheet = materialOf({
    input: anInput({
      productType: 'Monthly budget spreadsheet. Works with: Google Sheets. Instant download.',
      keywords: 'budget spreadsheet, google sheets budget',
      starredKeywords: 'google sheets budget',
    }),
    seed: 'a',
  })
  const runner = materialOf({
    input: anInput({
      listingTitle: 'Table runner',
      productType:
        "Every year I say I won't make any more Christmas runners, and here's a linen one.",
      keywords: 'table runner, linen runner, christmas runner',
      starredKeywords: null,
    }),
    seed: 'a',
  })
  for (const { contested, ...material } of [sheet, runner]) {
    expect(contested.size).toBeGreaterThan(0)
    const searches: Notes['searches'] = new Map(
      material.brief.keywords.map(({ text }) => [searchKey(text), 'fits']),
    )
    const { trusted } = trusting({ ...material, contested }, { ...NO_NOTES, searches })
    expect(trusted).toEqual(contested)
  }
})

it('believes nobody that a thing is what she plainly says it is not', () => {
  const rabbit = materialOf({
    input: anInput({
      listingTitle: 'Toy rabbit',
      productType: 'Crochet rabbit of wool for a shelf. This is not a toy.',
      keywords: 'toy rabbit, crochet toy, wool toy, rabbit toy',
      starredKeywords: null,
    }),
    seed: 'a',
  })
  const searches: Notes['searches'] = new Map(
    rabbit.brief.keywords.map(({ text }) => [searchKey(text), 'fits']),
  )
  expect([...trusting(rabbit, { ...NO_NOTES, searches }).trusted]).toEqual([])
})
