import { describe, expect, it } from 'vitest'
import type { GeneratorInput } from '#contract/listings.ts'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function titleOf(wanted: Partial<GeneratorInput>, seed = 'one'): string {
  return compose(anInput(wanted), { seed, others: [] })?.generatedTitle ?? ''
}

describe('a title', () => {
  it('says what the thing is and then what sets it apart', () => {
    const title = titleOf({
      listingTitle: 'Pie crimper',
      productType:
        'Pie crimper turned from yellow birch, brass wheel. The handle is 12 cm long. Rinse by hand.',
      keywords: 'pie crimper, pastry wheel, baking tool',
      starredKeywords: 'pie crimper',
    })
    expect(title).toBe('Pie Crimper, Turned from Yellow Birch, Brass Wheel')
  })

  it('tells a shop of supplies by count and stuff', () => {
    const title = titleOf({
      listingTitle: 'toggle buttons',
      productType: 'Toggle buttons, olive wood, set of 12, two holes',
      keywords: 'toggle buttons, wooden toggles, coat buttons',
      starredKeywords: 'toggle buttons',
    })
    expect(title).toMatch(/^Toggle Buttons, (?:Olive Wood, Set of 12|Set of 12, Olive Wood)$/)
  })

  it.each([
    ['quoted', 'Wall calendar "Thirteen Moons", letterpress on cotton paper.', 'calendar'],
    [
      'as a heading',
      'THIRTEEN MOONS\n\nWall calendar, letterpress on cotton paper.',
      'Thirteen Moons calendar',
    ],
    [
      'in capitals',
      'THIRTEEN MOONS - wall calendar, letterpress on cotton paper.',
      'thirteen moons calendar',
    ],
  ])('holds the name of the design that stands %s', (_how, productType, listingTitle) => {
    const title = titleOf({ listingTitle, productType, keywords: 'wall calendar, moon calendar' })
    expect(title).toContain('Thirteen Moons')
    expect(title).toContain('Wall Calendar')
  })

  it('holds no name where the seller offers two of them', () => {
    const title = titleOf({
      productType: 'Bookplates, 50 labels. Choose "Otter" or "Heron" at checkout.',
      keywords: 'bookplates',
    })
    expect(title).not.toMatch(/Otter|Heron/)
  })

  it('joins no words of two searches that the seller never said of one thing', () => {
    const title = titleOf({
      productType: 'A walking stick with a thumb rest. The shank is hazel.',
      keywords: 'walking stick, thumb rest stick, hazel shank',
      starredKeywords: 'walking stick',
    })
    expect(title).not.toContain('Thumb Hazel')
    expect(title).toMatch(/^Walking Stick/)
  })

  it.each([
    ['a choice', 'Felt garland, 2 m. Colours: rust, sage or navy.', 'Rust'],
    ['a denial', 'Felt garland. No pompoms, not fireproof.', 'Pompom'],
    ['a doubt', 'Felt garland, maybe merino, bought at an estate sale.', 'Merino'],
    ['what it only looks like', 'Felt garland with faux leather leaves.', ', Leather'],
    ['a part that is not sold', 'Felt garland. The brass hooks are not included.', 'Brass'],
  ])('never takes %s for a trait', (_what, productType, never) => {
    const title = titleOf({
      listingTitle: 'garland',
      productType,
      keywords: 'felt garland, leather garland, merino garland, rust garland, brass hooks',
    })
    expect(title).toMatch(/^Felt Garland/)
    expect(title).not.toContain(never)
  })

  it('tells nothing twice, in whatever form', () => {
    const title = titleOf({
      productType: 'Hand carved spoon. I carve it from cherry. Carved by hand in cherry wood.',
      keywords: 'hand carved spoon, carved spoon, cherry spoon, wooden spoon, spoons',
      starredKeywords: 'hand carved spoon',
    })
    expect(title.toLowerCase().match(/carved/g)).toHaveLength(1)
    expect(title.toLowerCase().match(/spoon/g)).toHaveLength(1)
  })

  it('holds one measure alone, and none of several', () => {
    const table = 'Cork coaster. Size: 9 cm. Size of the holder: 10 cm. Size of the box: 12 cm.'
    const keywords = 'cork coaster'
    expect(titleOf({ productType: 'Cork coaster\nDiameter: 9 cm', keywords })).toContain('9 cm')
    expect(titleOf({ productType: table, keywords })).not.toContain('12 cm')
  })

  it('is of one phrase where the seller sells a lot', () => {
    const title = titleOf({
      productType: 'Lot of 30 brass hinges from a school, some paint on them.',
      keywords: 'brass hinges, old hinges, hinge lot',
      starredKeywords: 'brass hinges',
    })
    expect(title).toMatch(/^Lot of 30 Brass Hinges from a School/)
  })

  it('follows the words of the seller in another language', () => {
    const title = titleOf({
      listingTitle: 'Topflappen',
      productType: 'Topflappen aus Leinen, 20 x 20 cm. Bitte nur mit der Hand waschen.',
      keywords: 'topflappen, topflappen leinen, küche',
      starredKeywords: 'topflappen',
    })
    expect(title).toBe('Topflappen aus Leinen')
  })
})
