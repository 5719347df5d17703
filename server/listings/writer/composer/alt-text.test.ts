import { expect, it } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { aForm } from '../testing/cases.ts'
import { writeAltText } from './alt-text.ts'

function altTextOf(productType: string, imageDescription: string | null = null): string | null {
  return writeAltText(readBrief(aForm({ productType, keywords: 'gift', imageDescription })))
}

it.each([
  ['cream speckled mug on a linen napkin', 'A cream speckled mug on a linen napkin.'],
  ['Oat coloured mug, steam rising', 'An oat coloured mug, steam rising.'],
  ['photo of my two candles tied with thread', 'Two candles tied with thread.'],
  ['A close up photo of the clasp', 'The clasp.'],
  ['Grey wool socks on a stool', 'Grey wool socks on a stool.'],
  ['the mug stands on a shelf. steam rises', 'The mug stands on a shelf. steam rises.'],
  ['Wearing it with a plain dress', 'Wearing it with a plain dress.'],
  ['Anna wearing the green cowl', 'Anna wearing the green cowl.'],
  ['soap bar w/ lavender', 'A soap bar with lavender.'],
])('says what the photo shows as a sentence: %s', (image, said) => {
  expect(altTextOf('Handmade thing', image)).toBe(said)
})

it.each([
  ['Deep ramen bowl in dark stoneware with a green glaze that runs', 'green glaze.'],
  ['Lidded butter dish for a 250 g block', 'A lidded butter dish.'],
  ['Star map of the night you choose', 'A star map.'],
  ['Merino cowl, moss green', 'erino cowl in moss green.'],
  ['Wool socks, grey with a cream heel', 'Wool socks, grey with a cream heel.'],
  ['Crochet blanket pattern, US terms, 3 sizes', 'A crochet blanket pattern.'],
  ['Leather bag, brass buckle', 'A leather bag with a brass buckle.'],
])('names without a photo what can be seen of the item: %s', (product, said) => {
  expect(altTextOf(product)).toContain(said)
})

it('says nothing where it could only name the kind of thing', () => {
  expect(altTextOf('earrings')).toBeNull()
})
