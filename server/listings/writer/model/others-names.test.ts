import { expect, it } from 'vitest'
import { readAnswer } from './answer.ts'
import { materialOf } from './material.ts'
import { othersNameFinder } from './others-names.ts'
import { notesOf } from './notes.ts'
import { reasonsFor } from './reasons.ts'
import { shape } from './shape.ts'
import { withSpareTags } from './spare-tags.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

function taggedFor(productType: string, keywords: string, tags = keywords.split(', ')): string[] {
  const material = materialOf({
    input: anInput({ productType, keywords, starredKeywords: '' }),
    seed: 'a',
  })
  return shape(aDraft({ tags }), material).generatedTags
}

it.each<[string, string, string, string[]]>([
  [
    'of a make that it fits, whatever stands between',
    'Strap of leather, 20 mm. Fits e.g. Seiko SKX and Tudor.',
    'seiko strap, strap for seiko, leather strap',
    ['leather strap'],
  ],
  [
    'of the full name of what it fits',
    'Camera bag in cork. Fits my Fuji X-T? S yes.',
    'fujifilm bag, bag for fuji, cork bag',
    ['cork bag'],
  ],
  [
    'of a make that the seller does not speak of',
    'Tool roll in waxed canvas for a drill.',
    'makita bag, tool roll',
    ['tool roll'],
  ],
  [
    'that is disclaimed',
    'Case in cork. Fits most Kala ukes. I am not Kala and have nothing to do with them.',
    'kala case, case for kala, cork case',
    ['cork case'],
  ],
])('has no tag with a name %s', (_why, product, keywords, tags) => {
  expect(taggedFor(product, keywords)).toEqual(tags)
})

it.each([
  ['1922 Singer 66K hand crank sewing machine.', 'singer 66k, antique singer, sewing machine'],
  ['Vintage Pyrex bowl, green, fits the oven.', 'vintage pyrex, pyrex bowl, green bowl'],
  ['Template for Canva, edit in Canva.', 'canva template, template for canva'],
  ['Foundation sheets, fit British National deep frames.', 'national foundation, deep foundation'],
  ['Lace bobbins of beech, for Torchon and Bucks Point.', 'torchon bobbins, bucks point bobbins'],
  ['Fat quarters of indigo cotton. For a Quilt or a Bag.', 'quilt fabric, fat quarters'],
  ['Project bag with a pocket for notions.', 'notions bag, project bag'],
  ['Antler cord lock, fits 550 para cord MIL spec.', 'paracord lock, antler cord lock'],
  ['Felt pennant from the World Cup 86, green.', 'world cup 86, world cup pennant'],
])('has tags with the name of what it is itself: %s', (product, keywords) => {
  expect(taggedFor(product, keywords)).toEqual(keywords.split(', '))
})

const BAG = {
  productType: 'Camera bag in cork. Fits my Fuji X-T? S yes. It has a pocket for notions.',
  keywords: 'camera bag, fujifilm bag, bag for fuji, notions pouch',
  starredKeywords: 'camera bag',
}

it('fills no empty place with a name of somebody else, and says why', () => {
  const material = materialOf({ input: anInput(BAG), seed: 'a' })
  const fits = ['camera bag', 'fujifilm bag', 'bag for fuji']
  const searches = { fits, other: ['notions pouch'], unsaid: [], denied: [] }
  const answer = readAnswer(JSON.stringify({ ...aDraft({ tags: ['camera bag'] }), searches }))
  if (answer === null) throw new Error('no answer')
  const notes = notesOf(answer, material)
  const writing = withSpareTags(shape(answer.draft, material), material, notes.searches)
  expect(writing.generatedTags).toEqual(['camera bag'])
  const reasons = reasonsFor(writing, { ...material, notes })
  expect(reasons).toContain(`"fujifilm bag" ("fujifilm" may be somebody else's name)`)
  expect(reasons).toContain('"bag for fuji" ("fuji" may be somebody else\'s name)')
  expect(reasons).not.toContain('"notions" is')
})

it('names the whole of what a thing fits', () => {
  const input = anInput({
    listingTitle: 'movement tray',
    productType: 'Movement tray in MDF. Compatible with Warhammer The Old World, Kings of War.',
    keywords: 'movement tray, kings of war',
  })
  const { brief } = materialOf({ input, seed: 'a' })
  expect(othersNameFinder({ brief, input })('kings of war tray')?.name).toBe('kings of war')
})
