import { describe, expect, it } from 'vitest'
import { readBrief } from '../../brief/brief.ts'
import { aForm } from '../../testing/cases.ts'
import type { Craft } from './craft.ts'
import { craftsOf } from './craft-of.ts'
import { BOTTLE_OPENERS } from './crafts/bottle-openers.ts'
import { BOXES } from './crafts/boxes.ts'
import { CLOCKS } from './crafts/clocks.ts'
import { DRINKWARE } from './crafts/drinkware.ts'
import { FRAMES } from './crafts/frames.ts'
import { GAMES } from './crafts/games.ts'
import { GARDEN } from './crafts/garden.ts'
import { HARDWARE } from './crafts/hardware.ts'
import { LIGHTING } from './crafts/lighting.ts'
import { MIRRORS } from './crafts/mirrors.ts'
import { PANTRY } from './crafts/pantry.ts'
import { PLANTS } from './crafts/plants.ts'
import { RACKS_AND_HOOKS } from './crafts/racks-and-hooks.ts'
import { SHELVES } from './crafts/shelves.ts'
import { SIGNS } from './crafts/signs.ts'
import { STANDS } from './crafts/stands.ts'
import { TABLEWARE } from './crafts/tableware.ts'
import { ORGANIZERS } from './crafts/trays-and-organizers.ts'
import { UTENSILS } from './crafts/utensils.ts'
import { VINTAGE } from './crafts/vintage.ts'
import { WOODWORK } from './crafts/woodwork.ts'

function craftOf(productType: string, keywords: string): Craft | undefined {
  return craftsOf(readBrief(aForm({ productType, keywords })))[0]
}

describe('the craft of what furnishes a home', () => {
  it.each([
    ['Floating shelf in oak, 60 cm', 'floating shelf', SHELVES],
    ['Wooden spoon set of 5, hand carved', 'wooden spoon set', UTENSILS],
    ['Tea set in porcelain, four cups', 'tea set, porcelain tea set', undefined],
    ['Coat rack with five iron hooks', 'coat rack', RACKS_AND_HOOKS],
    ['Key holder for the wall, walnut', 'key holder', RACKS_AND_HOOKS],
    ['Jewelry box in walnut', 'jewelry box', BOXES],
    ['Recipe box in maple with dividers', 'recipe box', BOXES],
    ['Desk organizer in walnut', 'desk organizer', ORGANIZERS],
    ['Teak tray for the sofa', 'serving tray', ORGANIZERS],
    ['Plant stand in oak, 40 cm high', 'plant stand', STANDS],
    ['Phone holder in ash', 'phone holder', STANDS],
    ['House numbers in steel, set of three', 'house numbers', SIGNS],
    ['Brass name plate for the front door', 'name plate', SIGNS],
    ['Wall clock in birch plywood', 'wall clock', CLOCKS],
    ['Round mirror in a rattan frame', 'rattan mirror', MIRRORS],
    ['Picture frame in driftwood', 'picture frame', FRAMES],
    ['Cabinet knobs in brass', 'cabinet knobs', HARDWARE],
    ['Bottle opener in forged steel', 'bottle opener', BOTTLE_OPENERS],
    ['Table lamp with a linen shade', 'table lamp', LIGHTING],
    ['Bird house in cedar for wrens', 'bird house', GARDEN],
    ['Bee house in cedar with bamboo tubes', 'bee house', GARDEN],
    ['Raised garden markers in cedar', 'garden markers', GARDEN],
    ['Potted string of hearts, 20 cm', 'string of hearts', PLANTS],
    ['Insect hotel in larch', 'insect hotel', GARDEN],
    ['Butter bell in white stoneware', 'butter bell', TABLEWARE],
    ['Drinking glasses in recycled glass', 'drinking glasses', DRINKWARE],
    ['Masala chai with ginger, 100 g', 'masala chai', PANTRY],
    ['Copper plant stakes for herbs', 'plant stakes', GARDEN],
    ['Leather dice tray', 'dice tray', GAMES],
    ['Chess set in maple and walnut', 'chess set', GAMES],
    ['Tarot deck with 78 cards', 'tarot deck', GAMES],
    ['Step stool in oak', 'step stool', WOODWORK],
    ['Teak bowl from the 1960s', 'teak bowl', VINTAGE],
  ])('is known by its noun and the words before it: %s', (product, keywords, craft) => {
    expect(craftOf(product, keywords)).toBe(craft)
  })

  it.each([
    ['Bread box in bamboo', 'bread box'],
    ['Music box with a walnut crank', 'music box'],
    ['Wine rack in pine', 'wine rack'],
    ['Paper towel holder in beech', 'paper towel holder'],
    ['Pocket mirror with a leather sleeve', 'pocket mirror'],
    ['Ash tray in stoneware', 'ash tray'],
    ['Reading glasses in acetate', 'reading glasses'],
    ['Footstool upholstered in wool', 'footstool'],
  ])('stays open where the noun leaves a doubt: %s', (product, keywords) => {
    expect(craftOf(product, keywords)).toBeUndefined()
  })
})
