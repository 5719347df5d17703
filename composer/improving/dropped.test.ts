import { expect, it } from 'vitest'
import { anInput } from '../testing/an-input.ts'
import { dropped } from './dropped.ts'

const ROW = 'Cover Refillable A5 Personalized Notebook Cover Full Grain Leather'

it('names the words of a long row that the new title has nowhere, and never the row', () => {
  const texts = {
    generatedDescription: '',
    generatedAltText: '',
    generatedTags: [],
    generatedExplanation: '',
  }
  const change = {
    pasted: { ...texts, generatedTitle: ROW },
    written: { ...texts, generatedTitle: 'Refillable Leather A5 Journal Cover' },
    input: anInput({ productType: 'Refillable A5 journal cover in full grain leather.' }),
  }
  const named = dropped([ROW], change)
  expect(named).toContain('Personalized')
  expect(named.join(' ')).not.toMatch(/Cover|Refillable|A5|Leather/)
})
