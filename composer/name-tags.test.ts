import { expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

/** The tags of a form with one keyword. */
function tagsOf(listingTitle: string, productType: string, keywords: string): string[] {
  return compose(anInput({ listingTitle, productType, keywords }))?.generatedTags ?? []
}

it.each([
  [
    'Ring',
    'Sterling silver stacking ring, hammered.',
    'ring',
    ['stacking ring', 'sterling silver ring'],
  ],
  ['Mug', 'Wheel thrown stoneware mug, 12 oz.', 'mug', ['stoneware mug', 'wheel thrown mug']],
  ['Quilt', 'Handmade baby quilt, 36 x 44 in.', 'baby quilt', ['handmade baby quilt']],
  [
    'blankie',
    'crochet baby blanket mustard yellow with white edge, 30x36 inch',
    'baby blanket',
    ['mustard baby blanket', 'yellow baby blanket'],
  ],
  ['Bag', 'Colour: forest green\nTote bag, 40 cm.', 'tote bag', ['green tote bag']],
  ['Pot', 'Stoneware planter. Wheel thrown. For a fern.', 'fern planter', ['wheel thrown planter']],
  [
    'bag',
    'tote bag navy canvas hand printed swallow',
    'tote bag',
    ['navy tote bag', 'canvas tote bag'],
  ],
  [
    'hanger',
    'plant hanger 3mm recycled cotton natural colour, 90 cm',
    'plant hanger',
    ['cotton plant hanger'],
  ],
  ['Fern', 'Fern earrings in brass, 4 cm', 'fern earrings', ['brass fern earrings']],
  [
    'Cover',
    'Velvet cushion cover, 45 cm',
    'cushion cover, boho pillow cover',
    ['velvet pillow cover'],
  ],
  // A keychain, however it is spaced.
  ['Fob', 'Brown leather key chain with a brass ring.', 'key chain', ['leather key chain']],
  ['Sleeve', 'This is a padded sleeve for books.', 'book sleeve', ['padded sleeve']],
])('come from the name of a thing as well: %s, %s', (name, product, keywords, more) => {
  expect(tagsOf(name, product, keywords)).toEqual(expect.arrayContaining(more))
})

it.each([
  ['Filter', 'Hemp coffee filter, washable.', 'coffee filter', 'hemp filter'],
  ['Necklace', 'Glass bead necklace on silk.', 'necklace', 'bead necklace'],
  ['Ring', 'Silver plated stacking ring.', 'ring', 'silver ring'],
  ['Bowl', 'Oak or walnut salad bowl.', 'salad bowl', 'oak bowl'],
  [
    'Bag',
    'Bag for manual wheelchairs, 36 cm.',
    'wheelchair bag, manual wheelchair bag',
    'manual bag',
  ],
  ['Print', 'Linocut. Two colours: blue and grey.', 'bird print, blue bird print', 'blue print'],
  ['Sling', 'Ring sling of linen. Welded aluminium rings.', 'ring sling', 'aluminium ring sling'],
  ['Tote', 'Tote bag brown leather handles, 40 cm.', 'tote bag', 'leather tote bag'],
  ['Cowl', 'Hand knit cowl, merino, moss green.', 'merino cowl', 'moss cowl'],
  ['Bear', 'Jointed bear in German mohair, 28 cm.', 'bear, german mohair bear', 'german bear'],
  ['Stool', '3 legged milking stool, ash.', 'milking stool', 'legged milking stool'],
  [
    'Yarn',
    'Hand dyed sock yarn, nylon.',
    'sock yarn, hand dyed yarn, nylon yarn',
    'nylon hand dyed yarn',
  ],
  ['Mug', 'Stoneware mug, blue handle.', 'mug', 'blue mug'],
  [
    'Cover',
    'A refillable journal cover of leather.',
    'journal cover, leather journal',
    'refillable journal',
  ],
  ['Bag', 'Colour: green, blue or red\nTote bag, 40 cm.', 'tote bag', 'green tote bag'],
])('tear nothing out of it that says something else: %s, %s', (name, product, keywords, torn) => {
  expect(tagsOf(name, product, keywords)).not.toContain(torn)
})

it.each([
  ['Abanico', 'Abanico de madera de peral pintado a mano.', 'abanico boda', 'abanico de madera'],
  ['Savon', 'Savon à froid au lait de chèvre, sans parfum.', 'savon solide', 'savon à froid'],
  ['Collana', 'Collana di perle con chiusura in argento.', 'collana perle', 'collana di perle'],
])('are as whole where the noun stands first: %s, %s', (name, product, keywords, tag) => {
  expect(tagsOf(name, product, keywords)).toContain(tag)
})

it('come behind the searches that were typed', () => {
  const tags = tagsOf(
    'Mug',
    'Wheel thrown stoneware mug, 12 oz. Dishwasher safe.',
    'dishwasher safe mug',
  )
  expect(tags.indexOf('dishwasher safe mug')).toBeLessThan(tags.indexOf('wheel thrown mug'))
})
