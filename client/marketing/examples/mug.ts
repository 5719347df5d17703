import { EXAMPLE_NAMES } from '../example-names.ts'

/** What its maker typed; the listing beside it is written from this when the product is built. */
export const MUG = {
  nickname: EXAMPLE_NAMES.mug,
  notes:
    'Stoneware mug, thrown on the wheel from speckled clay, with an oat glaze. Holds 12 oz and stands 4 inches tall. The handle has room for four fingers. Dishwasher and microwave safe. A housewarming gift for coffee lovers.',
  keywords: [
    'stoneware mug',
    'speckled mug',
    'wheel thrown mug',
    'pottery mug',
    'oat glaze mug',
    '12 oz mug',
    'housewarming gift',
    'coffee lover gift',
    'dishwasher safe mug',
    'handmade coffee mug',
    'ceramic coffee cup',
    'speckled coffee cup',
    'pottery coffee cup',
    'stoneware coffee cup',
    'speckled clay mug',
    'speckled pottery',
    'neutral mug',
    'microwave safe mug',
    'wheel thrown pottery',
    'handmade pottery mug with handle',
  ],
  focusKeywords: ['stoneware mug', 'speckled mug'],
  photo: 'Speckled mug on a wooden table beside a window',
} as const
