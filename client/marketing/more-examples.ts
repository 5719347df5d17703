import { EXAMPLE_NAMES } from './example-names.ts'

/** Two more crafts for the public pages, beside the ring dish. */
export const MUG = {
  nickname: EXAMPLE_NAMES.mug,
  notes:
    'Stoneware mug, thrown on the wheel. Speckled clay, oat glaze. Holds 12 oz, 4 in tall, handle with room for four fingers. Dishwasher safe. Housewarming, coffee lovers.',
  focusKeywords: ['stoneware mug', 'speckled mug'],
  title: 'Speckled Stoneware Mug with Oat Glaze, Wheel Thrown, 12 oz, Housewarming Gift',
  description: [
    'This speckled stoneware mug is thrown on the wheel from speckled clay and finished with an oat glaze. It holds 12 oz, stands 4 inches tall, and its handle has room for four fingers.',
    'It is dishwasher safe. Give it as a housewarming gift, or to a coffee lover who reaches for the same speckled mug each day.',
  ],
  tags: [
    'stoneware mug',
    'speckled mug',
    'wheel thrown mug',
    'pottery mug',
    'oat glaze mug',
    '12 oz mug',
    'housewarming gift',
    'coffee lover gift',
    'dishwasher safe mug',
    'four finger handle',
    'stoneware coffee mug',
    'speckled clay mug',
    'pottery coffee mug',
  ],
  altText: 'Speckled stoneware mug with an oat glaze, on a wooden table beside a window.',
  reasons:
    'The title opens with “Speckled Stoneware Mug”, which holds both focus keywords. The gift comes last. Each of the 13 tags is a phrase of its own, within 20 characters.',
} as const

export const APRON = {
  nickname: EXAMPLE_NAMES.apron,
  notes:
    'Cross back apron, stonewashed linen in sage green. No ties, two front pockets, 35 in long, fits US 4 to 16. Machine wash. For cooks, gardeners, potters.',
  focusKeywords: ['linen apron', 'cross back apron'],
  title: 'Sage Green Linen Cross Back Apron, No Ties, Two Pockets, US 4 to 16',
  description: [
    'This linen apron crosses at the back, so there are no ties. The cross back apron is made of stonewashed linen in sage green, 35 inches long, with two front pockets.',
    'It fits US 4 to 16 and is machine washable. Made for cooks, gardeners and potters.',
  ],
  tags: [
    'linen apron',
    'cross back apron',
    'sage green apron',
    'apron with pockets',
    'no tie apron',
    'stonewashed linen',
    'apron for cooks',
    'apron for gardeners',
    'apron for potters',
    'gift for gardener',
    'gift for cook',
    'linen work apron',
    'sage linen apron',
  ],
  altText: 'Sage green linen apron with two pockets, hanging on a wooden peg.',
  reasons:
    'The title opens with the color and what it is, so both focus keywords stand in its first words. Size comes last, for whoever reads on. Each tag is a phrase of its own, within 20 characters.',
} as const
