import { expect, it } from 'vitest'
import { review } from '../review.ts'
import { aListingOf, anEntry } from '../testing/a-case.ts'

it.each([
  [
    'Raamsticker, ontwerp met de vos. Formaten: 40x40, 60x60 of 90x90 cm. Voor op het raam, gemaakt van vinyl.',
    'Raamsticker met vos, 90x90 cm',
    /one of several/,
  ],
  [
    'Wrist rest, solid walnut / ash / sapele',
    'Wrist Rest in Solid Sapele',
    /"Sapele", one of several/,
  ],
  [
    'Toalha de batizado em algodão, com renda. Cores do bordado: branco, bege, azul.',
    'Toalha de batizado, cores do bordado, renda',
    /"cores do bordado" is a label/,
  ],
  [
    'Piatto da portata. Ceramica di Vietri sul mare, fatto nel nostro laboratorio.',
    'Piatto da portata, ceramica di vietri',
    /"vietri" is a name/,
  ],
])('a title that a reader would mend: "%s"', (product, generatedTitle, expected) => {
  const { graded } = review(aListingOf({ generatedTitle }), anEntry(product))
  expect(graded.map(({ text }) => text).join('\n')).toMatch(expected)
})

it.each([
  ['Wrist rest, solid walnut / ash / sapele', 'Wrist Rest in Walnut, Ash or Sapele'],
  ['Box, 24 H x 15 W x 17 D cm', 'Box, 24 cm'],
  ['Board of walnut, 40 x 28 x 4 cm', 'Walnut Board, 40 x 28 x 4 cm'],
  ['BRIDESMAID ROBES.\nBack: Bride / Bridesmaid / Mother', 'Satin Bridesmaid Robes'],
  ['Candle, 8 oz / 227 g, jar w/ metal lid', 'Candle in a Jar with Metal Lid'],
  ['Apron of linen. Length 60, 75 or 90 cm.', 'Linen Apron, 60 to 90 cm'],
])('a title that says all, or what holds for each: "%s"', (product, generatedTitle) => {
  const { graded } = review(aListingOf({ generatedTitle }), anEntry(product))
  expect(graded.filter(({ field }) => field === 'title')).toEqual([])
})

it('names a word that stands too often as it stands there', () => {
  const { graded } = review(
    aListingOf({ generatedTitle: 'Canvas Tote, Canvas Bag' }),
    anEntry('Canvas tote bag.'),
  )
  expect(JSON.stringify(graded)).toContain('uses \\"canvas\\" twice')
})

it('counts the two sides of a square as one size', () => {
  const { graded } = review(
    aListingOf({ generatedTitle: 'Linen Cover, 18 x 18 Inches' }),
    anEntry('Linen cover, 18 x 18 inches.'),
  )
  expect(JSON.stringify(graded)).not.toContain('twice')
})

it('names each form of a word that comes twice', () => {
  const generatedTitle = 'Cherry Wood Spoon, Wooden Cooking Spatula'
  const { graded } = review(aListingOf({ generatedTitle }), anEntry('Spoon of cherry wood.'))
  expect(JSON.stringify(graded)).toContain('uses \\"wood / wooden\\" twice')
})
