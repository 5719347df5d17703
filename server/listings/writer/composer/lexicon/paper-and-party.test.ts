import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import type { Craft } from './craft.ts'
import { craftsOf } from './craft-of.ts'
import { CARDS } from './crafts/cards.ts'
import { FIGURES } from './crafts/figures.ts'
import { GAMES } from './crafts/games.ts'
import { SEASONAL } from './crafts/seasonal.ts'
import { SIGNS } from './crafts/signs.ts'
import { VINTAGE } from './crafts/vintage.ts'
import { WALL_ART } from './crafts/wall-art.ts'
import { WEDDINGS } from './crafts/weddings.ts'

function craftOf(productType: string, keywords: string): Craft | undefined {
  return craftsOf(readBrief(aForm({ productType, keywords })))[0]
}

describe('the craft of paper, pictures and what parties need', () => {
  it.each([
    ['Ring bearer pillow in raw silk', 'ring bearer pillow, ivory wedding', WEDDINGS],
    ['Wedding invitation suite with wax seals', 'wedding invitation suite', CARDS],
    ['Wooden shelf sitters, three bunnies', 'shelf sitters', FIGURES],
    ['Vow books in velvet, set of two', 'vow books', WEDDINGS],
    ['Domino set in walnut with a box', 'dominoes', GAMES],
    ['Hand painted wooden Easter eggs', 'easter eggs', SEASONAL],
  ])('is known by its noun and the words before it: %s', (product, keywords, craft) => {
    expect(craftOf(product, keywords)).toBe(craft)
  })

  it.each([
    ['Handmade ceramic buttons, set of six', 'ceramic buttons'],
    ['Printable baby shower bingo cards', 'bingo cards'],
  ])('stays open where the noun leaves a doubt: %s', (product, keywords) => {
    expect(craftOf(product, keywords)).toBeUndefined()
  })

  it.each([
    ['Letterpress card printed on our 1954 press', 'letterpress card', CARDS],
    ['Linocut print pulled on a cast iron 1890s press', 'linocut print', WALL_ART],
    ['Wooden family name sign, est. 1987', 'family name sign', SIGNS],
  ])(
    'is that of a new thing where the year is that of something else: %s',
    (product, kw, craft) => {
      expect(craftOf(product, kw)).toBe(craft)
    },
  )

  it.each([
    ['Postcard printed in 1931', 'old postcard'],
    ['Poster from the 1960s', 'poster'],
  ])('is that of an old thing where the year is its own: %s', (product, keywords) => {
    expect(craftOf(product, keywords)).toBe(VINTAGE)
  })
})
