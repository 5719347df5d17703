import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

type Typed = { listingTitle: string; productType: string; keywords: string }

function written(typed: Typed) {
  const listing = compose(anInput({ ...typed, descriptionLength: 'long' }))
  return {
    title: listing?.generatedTitle.toLowerCase() ?? '',
    tags: listing?.generatedTags.join(' | ').toLowerCase() ?? '',
  }
}

describe('what is so of one alone is said of none in a title', () => {
  it.each<[string, Typed, string]>([
    [
      'one of a row of flavours in the first line',
      {
        listingTitle: 'caramel box',
        productType:
          'Box of 9 caramels, 3 flavours, vanilla, smoked salt, coffee bean (real coffee) and ginger.',
        keywords: 'caramel box, vanilla, coffee bean, food gift',
      },
      'vanilla coffee ginger',
    ],
    [
      'one of a row of flavours that was typed in one breath',
      {
        listingTitle: 'caramel box',
        productType:
          'Box of 9 caramels 3 flavours vanilla, rum and raisin, smoked salt. Keeps 4 weeks.',
        keywords: 'caramel box, rum and raisin, food gift',
      },
      'vanilla rum raisin',
    ],
    [
      'one of a set, each of which has its line',
      {
        listingTitle: 'Pantry tins',
        productType:
          'Enamel pantry tins - FLOUR, RICE, OATS - cream\n\nSet of three.\n\nFLOUR: good\nRICE: a chip at the rim\nOATS: good',
        keywords: 'pantry tins, enamel tins, flour rice oats tins',
      },
      'flour rice oats',
    ],
    [
      'the look of a part',
      {
        listingTitle: 'Prayer bead bracelet',
        productType:
          'A bracelet of sandalwood beads, 8 mm. The clasp is die cast, silver tone, no it is not sterling.',
        keywords: 'prayer bead bracelet, sandalwood bracelet',
      },
      'silver tone',
    ],
    [
      'what it is only like',
      {
        listingTitle: 'Table runner',
        productType:
          'A table runner of linen, 40 x 150 cm. The weave is called huck, which is like waffle weave but flatter.',
        keywords: 'table runner, waffle weave runner, linen runner',
      },
      'waffle',
    ],
  ])('%s', (_what, typed, words) => {
    const { title, tags } = written(typed)
    for (const word of words.split(' ')) expect(title).not.toContain(word)
    if (words === 'waffle') expect(tags).not.toContain(words)
  })
})
