import { describe, expect, it } from 'vitest'
import { LISTING_CHECKS } from '#contract/listings.ts'
import { faultsOf, type HealthListing } from './health/check.ts'
import { listingHealth } from './health.ts'

const healthy: HealthListing = {
  generatedTitle: 'Linen Apron with Pockets, Cross Back, Sage',
  generatedDescription: 'This linen apron has two pockets and a cross back. Sage green.',
  generatedTags: [
    'linen apron',
    'cross back apron',
    'sage pinafore',
    'kitchen gift',
    'baker present',
    'pocket apron',
    'garden smock',
    'potter workwear',
    'florist uniform',
    'cooking cover',
    'cottage style',
    'hostess idea',
    'natural fibre',
  ],
  generatedAltText: 'A sage apron on a hook.',
  listingTitle: '',
  productType: 'Linen apron with two pockets and a cross back. Sage green.',
  keywords: 'linen apron, kitchen gift',
  starredKeywords: 'linen apron',
  imageDescription: 'A sage apron on a hook.',
  customAiInstructions: null,
  targetAudience: null,
  includeEmojis: false,
  includeBulletedLists: false,
  descriptionLength: 'short',
}

function stateOf(id: string, change: Partial<HealthListing>) {
  return listingHealth({ ...healthy, ...change }).find((check) => check.id === id)?.state
}

describe('the ten checks of a listing', () => {
  it('are all met by a healthy listing', () => {
    const checks = listingHealth(healthy)
    expect(checks).toHaveLength(LISTING_CHECKS)
    expect(checks.filter(({ state }) => state !== 'met')).toEqual([])
  })

  it.each([
    ['title-form', { generatedTitle: 'linen apron '.repeat(13) }, 'open'],
    [
      'title-keywords',
      { generatedTitle: 'Pockets and Cross Back in Sage on a Linen Apron' },
      'partly',
    ],
    ['title-keywords', { generatedTitle: 'Linen Apron' }, 'partly'],
    ['title-keywords', { generatedTitle: 'Linen Apron Gift' }, 'partly'],
    ['title-keywords', { generatedTitle: 'A Cover for Cooks' }, 'open'],
    // The same thing, named again, sets nothing apart.
    ['title-keywords', { generatedTitle: 'Linen Apron, Cross Back Apron, Sage' }, 'partly'],
    [
      'title-keywords',
      {
        generatedTitle: 'Linen Apron with Pockets, 60 cm',
        productType: `${healthy.productType} Length 60, 75 or 90 cm.`,
      },
      'partly',
    ],
    [
      'title-keywords',
      {
        generatedTitle: 'Linen Apron with Pockets in Sage',
        productType: 'Linen apron with two pockets, sage / rust / navy.',
      },
      'partly',
    ],
    [
      'title-keywords',
      {
        generatedTitle: 'Linen Apron with Pockets',
        productType: `${healthy.productType} "Fern Hollow".`,
      },
      'partly',
    ],
    [
      'description-keywords',
      {
        generatedDescription: `This linen apron has two pockets, a cross back, ${'and then another pocket, '.repeat(6)} and is sage green.`,
      },
      'partly',
    ],
    // What she says first is what it is.
    [
      'facts',
      {
        productType:
          'A set of nine napkins. Linen apron. Two pockets. Cross back. Sage green. Two pockets and a cross back, sage green linen, two pockets.',
        descriptionLength: 'short',
      },
      'partly',
    ],
    ['title-form', { generatedTitle: 'Apron, Linen Apron, Aprons' }, 'open'],
    ['tag-count', { generatedTags: ['linen apron'] }, 'open'],
    ['tag-count', { generatedTags: [] }, 'open'],
    ['tag-form', { generatedTags: ['linen apron with pockets'] }, 'open'],
    ['tag-form', { generatedTags: ['linen apron', 'Linen Apron'] }, 'open'],
    ['tag-form', { generatedTags: ['linen apron', 'aprons linen'] }, 'partly'],
    ['tag-count', { generatedTags: healthy.generatedTags.slice(2) }, 'partly'],
    ['tag-count', { generatedTags: healthy.generatedTags.slice(0, 11) }, 'met'],
    ['tag-count', { generatedTags: healthy.generatedTags.with(0, 'sage smock') }, 'partly'],
    ['description-keywords', { generatedDescription: 'A cover for cooks.' }, 'open'],
    ['alt-text', { generatedAltText: ' ' }, 'open'],
    [
      'facts',
      { productType: `${healthy.productType} It is 90 cm long. Ties in brown leather.` },
      'open',
    ],
    ['facts', { productType: 'Apron' }, 'partly'],
  ] as const)('finds %s %#', (id, change, state) => {
    expect(stateOf(id, change)).toBe(state)
  })

  it('names each of two faults, so that the second is no surprise once the first is mended', () => {
    const [truth] = listingHealth({
      ...healthy,
      generatedTitle: 'Silk Linen Apron',
      generatedDescription: 'This linen apron has no pockets.',
    })
    expect(truth?.finding).toMatch(/silk/i)
    expect(truth?.finding).toMatch(/pockets/)
    expect(truth?.finding).not.toMatch(/more\.$/)
    expect(truth?.faults.map(({ part }) => part)).toEqual(['description', 'title'])
  })

  it('tells each fault once, with the part that it is about, and of many every one', () => {
    const tags = ['silk apron', 'wool apron', 'metal apron', 'leather apron', 'cotton apron']
    const checks = listingHealth({ ...healthy, generatedTags: tags, generatedAltText: null })
    const faults = faultsOf(checks)
    expect(new Set(faults.map(({ text }) => text)).size).toBe(faults.length)
    expect(faults).toContainEqual({ part: 'altText', text: 'The photo has no alt text yet.' })
    const told = faults.filter(({ part }) => part === 'tags').map(({ text }) => text)
    expect(told.length).toBeGreaterThan(3)
    for (const text of told) expect(text).not.toMatch(/\d more/)
  })

  it('counts a tag of a material that nobody entered once, against one check', () => {
    const before = listingHealth(healthy)
    const tags = healthy.generatedTags.with(12, 'leather apron')
    const after = listingHealth({ ...healthy, generatedTags: tags, pasted: { title: '' } })
    expect(faultsOf(after).map(({ text }) => text)).toEqual([
      expect.stringContaining('"leather apron" is false'),
    ])
    const open = after.filter(({ state }, at) => state !== before[at]?.state)
    expect(open.map(({ id }) => id)).toEqual(['truth'])
  })

  it('says once that there are no tags', () => {
    const faults = faultsOf(listingHealth({ ...healthy, generatedTags: [] }))
    expect(faults.filter(({ part }) => part === 'tags')).toHaveLength(1)
  })

  it.each([
    ['says the opposite', { generatedDescription: 'This linen apron has no pockets.' }, 'truth'],
    ['names another material', { generatedTitle: 'Silk Linen Apron' }, 'truth'],
    [
      'has a tag for what is denied',
      {
        productType: `${healthy.productType} Not for kids.`,
        generatedDescription: `${healthy.generatedDescription} Not for kids.`,
        generatedTags: healthy.generatedTags.with(12, 'kids apron'),
      },
      'truth',
    ],
    [
      'leaves out a warning',
      { productType: `${healthy.productType} Contains latex in the straps.` },
      'must-know',
    ],
    ['breaks off', { generatedDescription: 'This linen apron has two pockets and a.' }, 'whole'],
  ] as const)('shows at most 7 of 10 where a listing %s', (_, change, id) => {
    const checks = listingHealth({ ...healthy, ...change })
    expect(checks.find((check) => check.id === id)?.state).toBe('open')
    expect(checks.filter(({ state }) => state === 'met').length).toBeLessThanOrEqual(7)
  })

  it('lets the first usable keyword stand in where none is starred', () => {
    expect(stateOf('title-keywords', { starredKeywords: null })).toBe('met')
  })

  it('never asks for a focus keyword that no listing may use', () => {
    expect(stateOf('title-keywords', { starredKeywords: 'linen apron, disney apron' })).toBe('met')
  })

  it.each([
    ['cross back apron', 'partly'],
    ['apron coaster', 'met'],
  ] as const)(
    'asks for the focus keyword "%s" as a tag only where the text says it',
    (focus, state) => {
      const generatedTags = healthy.generatedTags.with(1, 'chef pinafore')
      expect(stateOf('tag-count', { starredKeywords: focus, generatedTags })).toBe(state)
    },
  )

  it('says whether a check is a rule of the marketplace or advice, and where it comes from', () => {
    const rules = listingHealth(healthy).filter(({ source }) => source.isRule)
    expect(rules.map(({ id }) => id)).toEqual(['truth', 'title-form', 'tag-form'])
    expect(listingHealth(healthy).every(({ source }) => source.name.startsWith('Etsy'))).toBe(true)
  })
})
