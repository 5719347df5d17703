import { expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string, includeBulletedLists = true) {
  const form = anInput({
    listingTitle: 'Slate coaster',
    productType,
    keywords: 'slate coaster, coaster',
    includeEmojis: true,
    includeBulletedLists,
    descriptionLength: 'long',
  })
  return compose(form)?.generatedDescription ?? ''
}

const OWN =
  'Slate coaster, 10 cm.\n\n🏔️ Welsh slate, split by hand\n🐑 felt underneath, so it will not scratch'

it("keeps the seller's own emojis where they stood, and adds none", () => {
  const description = told(OWN)
  expect(description).toContain('🏔️ Welsh slate')
  expect(description).toContain('🐑 Felt')
  expect(description.match(/\p{Extended_Pictographic}/gu)).toEqual(['🏔', '🐑'])
})

it('stands behind the line where no list is wanted', () => {
  expect(told(OWN, false)).toMatch(/split by hand 🏔️\nFelt .* 🐑$/u)
})

it('marks several labels of a block, or none', () => {
  const many = told('Slate coaster, felt below.\n\nSize: 10 cm\nEdge: split\nCare: wipe it')
  expect(many).toMatch(/📏 Size.*\n• Edge.*\n• 🧼 Care/u)
  const few = told('Slate coaster, felt below.\n\nSize: 10 cm\nEdge: split\nFelt: grey')
  expect(few).not.toContain('📏')
})

it('tells the same by one sign only once', () => {
  const sides = told('Slate coaster, felt below.\n\nLength: 10 cm\nWidth: 10 cm\nCare: wipe it')
  expect(sides.match(/📏/gu)).toHaveLength(1)
})

it('begins with one where there would be none at all', () => {
  expect(told('Slate coaster, felt below.')).toMatch(/^\p{Extended_Pictographic}/u)
})

it('keeps one of several that are the same, and stands behind the mark of a list', () => {
  const own = told('🐑🐑 Felt underneath\n🐑🐑 Welsh slate\n🐑🐑 Four in a box')
  expect(own).toMatch(/🐑 Felt underneath/u)
  const none = told('Slate, split by hand\nFelt underneath\nFour in a box\nTen cm wide')
  expect(none).toMatch(/\p{Extended_Pictographic}/u)
})
