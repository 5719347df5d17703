import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import type { Craft } from './craft.ts'
import { craftsOf } from './craft-of.ts'
import { CLOTHING } from './crafts/clothing.ts'
import { GARDEN_FIGURES } from './crafts/garden-figures.ts'
import { HATS_AND_SCARVES } from './crafts/hats-and-scarves.ts'
import { KIDS_CLOTHES } from './crafts/kids-clothes.ts'
import { KNITWEAR_ACCESSORIES } from './crafts/knitwear-accessories.ts'
import { PET_BOWLS } from './crafts/pet-bowls.ts'
import { PET_TOYS } from './crafts/pet-toys.ts'
import { PET_WEAR } from './crafts/pet-wear.ts'
import { PLUSH } from './crafts/plush.ts'

function craftOf(productType: string, keywords: string): Craft | undefined {
  return craftsOf(readBrief(aForm({ productType, keywords })))[0]
}

describe('what names a pet', () => {
  it.each([
    ['Tartan bow tie for dogs, elastic loop', 'dog bow tie', PET_WEAR],
    ['Knitted dog sweater in red wool', 'dog sweater', PET_WEAR],
    ['Dog costume in felt, size M', 'dog costume', PET_WEAR],
    ['Ceramic dog bowl with the name of your dog', 'dog bowl', PET_BOWLS],
    ['Catnip mice in wool felt, set of four', 'catnip toy', PET_TOYS],
    ['Catnip mouse of tweed scraps', 'catnip mouse', PET_TOYS],
  ])('is for the pet: %s', (product, keywords, craft) => {
    expect(craftOf(product, keywords)).toBe(craft)
  })

  it.each([
    ['Embroidered dog mom sweatshirt', 'dog mom sweatshirt', CLOTHING],
    ['Knitted cotton cat socks', 'cat socks', KNITWEAR_ACCESSORIES],
    ['Crochet dachshund dog plush', 'dachshund plush', PLUSH],
  ])('may be for people all the same: %s', (product, keywords, craft) => {
    expect(craftOf(product, keywords)).toBe(craft)
  })
})

describe('one noun of several crafts', () => {
  it.each([
    ['Straw sun hat with a wide brim', 'straw hat', HATS_AND_SCARVES],
    ['Hand knitted wool hat', 'wool hat', KNITWEAR_ACCESSORIES],
    ['Toddler overalls in corduroy', 'toddler overalls', KIDS_CLOTHES],
    ['Concrete garden gnome, 20 cm', 'garden gnome', GARDEN_FIGURES],
  ])('is told by the words around it: %s', (product, keywords, craft) => {
    expect(craftOf(product, keywords)).toBe(craft)
  })
})
