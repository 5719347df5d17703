import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { type Composed, compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const OFFERS: Partial<GeneratorInput>[] = [
  {
    listingTitle: 'Boot scraper',
    productType:
      'Boot scraper forged from flat bar, oak base. Two screws come with it. The bristles are coconut. Made in my forge in Devon.',
    keywords: 'boot scraper, forged boot scraper, gift for gardener',
  },
  {
    listingTitle: 'tatting shuttle',
    productType:
      'tatting shuttle, boxwood, hand polished, 7 cm long\nfits size 20 cotton\nhook on one end',
    keywords: 'tatting shuttle, lace making tool, shuttle with hook',
  },
  {
    listingTitle: 'Reed diffuser',
    productType:
      'This reed diffuser holds 100 ml and comes with eight reeds. The scent is fig. Turn the reeds once a week. Not for children.',
    keywords: 'reed diffuser, fig diffuser, home scent, housewarming gift',
  },
  {
    listingTitle: 'marbled paper',
    productType:
      'Marbled paper, combed pattern, 50 x 70 cm. 120 gsm. Four sheets, each one differs.',
    keywords: 'marbled paper, bookbinding paper, decorative paper',
  },
  {
    listingTitle: 'Rag rug',
    productType:
      "I wove this on my aunt's loom, from sheets that nobody wanted. The rug is 60 x 90 cm. Cotton warp, tied by hand. Wash it cold. It lies flat from the first day.",
    keywords: 'rag rug, cotton rug, woven rug',
  },
]

function written(wanted: Partial<GeneratorInput>, seed: string, others: string[] = []): Composed {
  const listing = compose(anInput(wanted), { seed, others })
  if (listing === null) throw new Error('No listing was made')
  return listing
}

/** What a buyer sees of a listing in a search. */
function front({ generatedTitle, generatedDescription }: Composed): string {
  return `${generatedTitle}\n${generatedDescription.split('\n')[0]}`
}

describe('another version', () => {
  it.each(OFFERS)('of $listingTitle opens anew, and tells the same statements', (offer) => {
    const first = written(offer, 'one')
    const second = written(offer, 'two', [first.generatedDescription])
    expect(front(second)).not.toBe(front(first))
    const [, ...statements] = (offer.productType ?? '').split(/(?<=\.)\s+|\n+/)
    for (const statement of statements) {
      const words = statement.replace(/\.$/, '').slice(1)
      expect(first.generatedDescription).toContain(words)
      expect(second.generatedDescription).toContain(words)
    }
  })

  it.each(OFFERS)('of $listingTitle with the same seed is the same', (offer) => {
    expect(written(offer, 'one')).toEqual(written(offer, 'one'))
  })
})

describe('a shop', () => {
  it('hears no sentence of ours, whatever its searches name', () => {
    const listing = written(
      {
        listingTitle: 'kneeler',
        productType: 'Garden kneeler with a canvas cover. Filled with cork. Wipe it down.',
        keywords: 'garden kneeler, gift for gardener, fathers day gift',
      },
      'one',
    )
    expect(listing.generatedDescription).toMatch(/Wipe it down\.$/)
  })
})
