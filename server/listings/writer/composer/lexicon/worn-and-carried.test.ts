import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import type { Craft } from './craft.ts'
import { craftsOf } from './craft-of.ts'
import { ADORNMENTS } from './crafts/adornments.ts'
import { BAGS } from './crafts/bags.ts'
import { BELTS } from './crafts/belts.ts'
import { BAG_CHARMS } from './crafts/bag-charms.ts'
import { BRIDAL_HAIR } from './crafts/bridal-hair.ts'
import { CASES } from './crafts/cases.ts'
import { DOLL_CLOTHES } from './crafts/doll-clothes.ts'
import { EAR_CUFFS } from './crafts/ear-cuffs.ts'
import { EARRINGS } from './crafts/earrings.ts'
import { HAIR } from './crafts/hair.ts'
import { KEYCHAINS } from './crafts/keychains.ts'
import { KNITWEAR_ACCESSORIES } from './crafts/knitwear-accessories.ts'
import { PHONE_CASES } from './crafts/phone-cases.ts'
import { POUCHES } from './crafts/pouches.ts'
import { PROJECT_BAGS } from './crafts/project-bags.ts'
import { TIES } from './crafts/ties.ts'
import { TOYS } from './crafts/toys.ts'
import { WALLETS } from './crafts/wallets.ts'
import { WATCH_STRAPS } from './crafts/watch-straps.ts'

function craftOf(productType: string, keywords: string): Craft | undefined {
  return craftsOf(readBrief(aForm({ productType, keywords })))[0]
}

describe('what is worn and carried', () => {
  it.each<[string, string, Craft]>([
    ['Lapel pin of a fern in brass', 'lapel pin', ADORNMENTS],
    ['Tie clip in walnut, engraved', 'tie clip', ADORNMENTS],
    ['Self tie bow tie in floral cotton', 'bow tie', TIES],
    ['Silk scrunchies, three of them', 'silk scrunchies', HAIR],
    ['Velvet hair bow on a clip', 'hair bow', HAIR],
    ['Knitted headband in merino wool', 'knit headband', KNITWEAR_ACCESSORIES],
    ['Tiny huggies in silver', 'silver huggies', EARRINGS],
    ['Leather card holder with four slots', 'card holder', WALLETS],
    ['Cork passport cover', 'passport cover', WALLETS],
    ['Leather belt with a brass buckle', 'leather belt', BELTS],
    ['Waxed canvas tote', 'tote', BAGS],
    ['Quilted makeup bag', 'makeup bag', POUCHES],
    ['Drawstring knitting project bag', 'project bag', PROJECT_BAGS],
    ['Leather bag charm', 'bag charm', BAG_CHARMS],
    ['Key fob wristlet with a name', 'key fob', KEYCHAINS],
    ['Pearl tiara for a bride', 'bridal tiara', BRIDAL_HAIR],
    ['Tiny opal studs', 'opal studs', EARRINGS],
    ['Wool felt glasses case', 'glasses case', CASES],
    ['Pressed flower iphone case', 'iphone case', PHONE_CASES],
    ['Hammered brass ear cuff', 'ear cuff', EAR_CUFFS],
    ['Leather watch strap, 20 mm', 'watch strap', WATCH_STRAPS],
    ['Nylon watch band', 'watch band', WATCH_STRAPS],
    ['18 inch doll pajamas in flannel', 'doll clothes', DOLL_CLOTHES],
    ['Marble run in ash', 'wooden marble run', TOYS],
    ['Wooden toy cars in beech', 'wooden toy cars', TOYS],
    ['Felt play food, nine pieces', 'play food', TOYS],
  ])('has a craft of its own: %s', (product, keywords, craft) => {
    expect(craftOf(product, keywords)).toBe(craft)
  })

  it.each([
    ['Place card holders in oak, set of ten', 'place card holders'],
    ['Business card holder for a desk, walnut', 'business card holder'],
    ['Dice bag in velvet', 'dice bag'],
    ['Wooden comb in sandalwood', 'wooden comb'],
    ['Curtain ties in linen', 'curtain ties'],
    ['Tiny nose ring in gold', 'nose ring'],
    ['Tea wallet in quilted cotton', 'tea wallet'],
  ])('stays open where another thing goes by that name: %s', (product, keywords) => {
    expect(craftOf(product, keywords)).toBeUndefined()
  })
})
