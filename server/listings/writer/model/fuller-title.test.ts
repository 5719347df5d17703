import { expect, it } from 'vitest'
import { withFullerTitle } from './fuller-title.ts'
import { materialOf } from './material.ts'
import { shape } from './shape.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const titleFor = (title: string, changes: Record<string, unknown> = {}) => {
  const material = materialOf({ input: anInput(changes), seed: 'a' })
  return withFullerTitle(shape(aDraft({ title }), material), material).generatedTitle
}

const HEN = {
  listingTitle: 'Hen saddle',
  productType: 'Hen saddle in double layer cotton canvas, machine washable. Not for ducks.',
  keywords: 'hen saddle, chicken apron, chicken saddle, hen apron, chicken gift',
  starredKeywords: 'hen saddle, chicken apron',
}

it('says of a thing by a bare name what the seller puts forward herself', () => {
  expect(titleFor('Hen Saddle', HEN)).toBe('Hen Saddle in Double Layer Cotton Canvas')
  const journal = {
    listingTitle: 'Map journal',
    productType: 'Map journal of recycled paper, bound by hand in a coptic stitch. 96 pages.',
    keywords: 'map journal, recycled paper notebook, travel journal, coptic notebook',
    starredKeywords: 'map journal, recycled paper notebook',
  }
  expect(titleFor('Map Journal', journal)).toBe('Map Journal of Recycled Paper, Bound by Hand')
})

it('says nothing twice, and nothing more than reads well', () => {
  const long = 'Walnut Serving Board with Round Handle and Leather Loop'
  expect(titleFor(long)).toBe(long)
  const words =
    titleFor('Hen Saddle in Cotton Canvas', HEN)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  expect(new Set(words).size).toBe(words.length)
})

it('counts nothing that she did not count', () => {
  const laces = {
    listingTitle: 'Boot laces',
    productType: 'Rawhide boot laces, 1 pair, elk. For work boots. No plastic tips, ends waxed.',
    keywords: 'rawhide laces, boot laces, elk laces',
    starredKeywords: 'boot laces',
  }
  expect(titleFor('Boot Laces', laces)).not.toMatch(/\b2\b/)
})

it('leaves a title bare where nothing more is known', () => {
  const mug = { productType: 'mug', keywords: 'mug', starredKeywords: null, listingTitle: 'Mug' }
  expect(titleFor('Mug', mug)).toBe('Mug')
})
