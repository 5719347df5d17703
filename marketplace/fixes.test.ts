import { describe, expect, it } from 'vitest'
import { fixesFor } from './fixes.ts'
import { listingHealth } from './health.ts'
import type { HealthCheckId, HealthListing } from './health/check.ts'

const listing: HealthListing = {
  generatedTitle: 'Linen Apron with Pockets, Cross Back, Sage',
  generatedDescription: 'This linen apron has two pockets and a cross back.',
  generatedTags: ['linen apron', 'cross back apron', 'kitchen gift'],
  generatedAltText: 'A sage apron on a hook.',
  listingTitle: '',
  productType: 'Linen apron with two pockets and a cross back.',
  keywords: 'linen apron, cross back apron, kitchen gift, baker smock, garden smock',
  starredKeywords: 'linen apron',
  imageDescription: 'A sage apron on a hook.',
  customAiInstructions: null,
  targetAudience: null,
  includeEmojis: false,
  includeBulletedLists: false,
  descriptionLength: 'short',
}

const full = Array.from({ length: 12 }, (_, at) => `idea ${'abcdefghijkl'[at]}`)

function fix(id: HealthCheckId, change: Partial<HealthListing> = {}) {
  return fixesFor({ ...listing, ...change }).get(id)
}

describe('one press', () => {
  it('offers no title that would be refused for another reason', () => {
    const generatedTitle = `Linen Apron, ${'Wide Hem '.repeat(20)}`
    expect(fix('title-form', { generatedTitle })).toBeUndefined()
  })

  it('shortens a title after a whole word', () => {
    const words = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda sigma tau'
    const generatedTitle = `Linen Apron, ${words} ${'x'.repeat(40)} with ${'y'.repeat(40)}`
    expect(fix('title-form', { generatedTitle })).toMatchObject({
      patch: { generatedTitle: `Linen Apron, ${words} ${'x'.repeat(40)}` },
    })
  })

  it('brings the phrase with the focus keyword to the front of the title', () => {
    const generatedTitle = 'Deep Pockets and Wide Straps in Sage Green, Linen Apron'
    expect(fix('title-keywords', { generatedTitle })).toMatchObject({
      label: 'Begin with “Linen Apron”',
      patch: { generatedTitle: 'Linen Apron, Deep Pockets and Wide Straps in Sage Green' },
    })
  })

  it('sets a focus keyword before a title that has none, and adds a second one at the end', () => {
    expect(fix('title-keywords', { generatedTitle: 'Cross Back' })).toMatchObject({
      patch: { generatedTitle: 'Linen Apron, Cross Back' },
    })
    const bare = {
      generatedTitle: 'Linen Apron',
      starredKeywords: 'linen apron, cross back apron',
      productType: 'Linen apron, sage, two pockets, cross back.',
    }
    expect(fix('title-keywords', bare)).toMatchObject({
      patch: { generatedTitle: 'Linen Apron, Cross Back Apron' },
    })
  })

  it('leaves the small letters of another language', () => {
    const productType = 'Schürze aus Leinen mit zwei Taschen'
    const change = { productType, keywords: 'schürze', starredKeywords: 'geschenk für sie' }
    expect(fix('title-keywords', { ...change, generatedTitle: 'Schürze' })).toMatchObject({
      label: 'Begin with “geschenk für sie”',
    })
  })

  it('drops the phrase that repeats a word once too often', () => {
    const generatedTitle = 'Linen Apron, Cross Back Apron, Sage Aprons'
    expect(fix('title-form', { generatedTitle })).toMatchObject({ label: 'Drop “Sage Aprons”' })
  })

  it('drops the phrase that says a word twice, where nothing else is to be mended', () => {
    const generatedTitle = 'Linen Apron with Pockets, Sage Apron'
    expect(fix('title-keywords', { generatedTitle })).toMatchObject({
      label: 'Drop “Sage Apron”',
      patch: { generatedTitle: 'Linen Apron with Pockets' },
    })
  })

  it('offers to drop no phrase that alone holds a focus keyword', () => {
    const change = { generatedTitle: 'Linen Apron with Pockets, Sage Apron' }
    expect(fix('title-keywords', { ...change, starredKeywords: 'sage apron' })).not.toMatchObject({
      label: 'Drop “Sage Apron”',
    })
  })

  it('fills free slots with spare tags', () => {
    expect(fix('tag-count')).toEqual({
      kind: 'patch',
      field: 'generatedTags',
      label: 'Add 2 spare tags',
      done: '2 spare tags added',
      patch: { generatedTags: [...listing.generatedTags, 'baker smock', 'garden smock'] },
    })
  })

  it('swaps a repeated tag for a spare one, or removes it where there is none', () => {
    const generatedTags = ['linen apron', 'apron linen']
    expect(fix('tag-form', { generatedTags })).toMatchObject({
      label: 'Swap “apron linen” for “cross back apron”',
    })
    const keywords = 'linen apron'
    expect(fix('tag-form', { generatedTags, keywords, productType: '' })).toMatchObject({
      label: 'Remove “apron linen”',
      patch: { generatedTags: ['linen apron'] },
    })
  })

  it('makes a focus keyword a tag, in the place of the weakest where all slots are used', () => {
    expect(fix('tag-count', { generatedTags: ['kitchen gift'] })).toMatchObject({
      patch: { generatedTags: ['kitchen gift', 'linen apron'] },
    })
    expect(fix('tag-count', { generatedTags: ['kitchen gift', ...full] })).toMatchObject({
      label: 'Swap “idea l” for “linen apron”',
    })
  })

  it('cuts tags after a whole word', () => {
    const generatedTags = ['linen apron', 'sage apron with very deep pockets']
    expect(fix('tag-form', { generatedTags })).toMatchObject({
      patch: { generatedTags: ['linen apron', 'sage apron'] },
    })
  })

  it('opens the alt text with what was entered about the photo', () => {
    expect(fix('alt-text', { generatedAltText: null })).toMatchObject({
      kind: 'write',
      suggestion: 'A sage apron on a hook.',
    })
  })

  it('names the item by its focus keyword in the first line of the description', () => {
    const generatedDescription = `${'It has pockets. '.repeat(12)}A linen apron.`
    expect(fix('description-keywords', { generatedDescription })).toMatchObject({
      label: 'Begin with “Linen apron”',
      patch: { generatedDescription: `Linen apron\n\n${generatedDescription}` },
    })
  })

  it('offers nothing where nothing is amiss', () => {
    expect(fix('description-keywords')).toBeUndefined()
    expect(fix('alt-text')).toBeUndefined()
  })
})

it('never makes another check worse', () => {
  const worst: Partial<HealthListing>[] = [
    { generatedTitle: 'Apron, Apron, Apron', generatedTags: [] },
    { generatedTitle: 'A Cover for Cooks', generatedTags: ['apron', 'aprons', ...full] },
    { generatedTitle: '', generatedDescription: '', keywords: '', starredKeywords: null },
  ]
  for (const change of worst) {
    const broken = { ...listing, ...change }
    for (const found of fixesFor(broken).values()) {
      if (found.kind === 'patch') {
        expect(met({ ...broken, ...found.patch })).toBeGreaterThanOrEqual(met(broken))
      }
    }
  }
})

function met(given: HealthListing): number {
  return listingHealth(given).filter(({ state }) => state === 'met').length
}
