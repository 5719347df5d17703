import { expect, test } from 'vitest'
import { anInput } from '../testing/an-input.ts'
import { realSearchFor } from './real-search.ts'

const COLLAR = {
  generatedTitle: 'Handmade leather dog collar',
  generatedDescription: '',
  generatedTags: ['dog collar', 'soft', 'gift for dog'],
  generatedAltText: null,
}

function searchesOf(pasted: typeof COLLAR, productType: string) {
  const keywords = pasted.generatedTags.join(', ')
  return realSearchFor(pasted, anInput({ productType, keywords, listingTitle: 'Thing' }))
}

const isReal = searchesOf(
  COLLAR,
  'Leather dog collar of full grain leather with a solid brass buckle. A gift for dog lovers.',
)

test.each(['leather dog collar', 'leather collar', 'gift for dog lovers', 'gift for dog', 'soft'])(
  'offers a search for the thing, and leaves to the seller what is hers: %s',
  (tag) => expect(isReal(tag)).toBe(true),
)

test.each(['leather dog', 'brass buckle', 'leather', 'gift for puppy', 'nice gift', 'for lovers'])(
  'offers no part of a name, no other thing and no word alone: %s',
  (tag) => expect(isReal(tag)).toBe(false),
)

test('tears no name to make a new one of its end', () => {
  const tags = ['colour changing mug', 'flower mug']
  const mug = { ...COLLAR, generatedTitle: 'Colour changing mug', generatedTags: tags }
  const isRealMug = searchesOf(mug, 'A colour changing mug with a flower. Ceramic, 325 ml.')
  expect(isRealMug('ceramic flower mug')).toBe(true)
  expect(isRealMug('ceramic changing mug')).toBe(false)
})
