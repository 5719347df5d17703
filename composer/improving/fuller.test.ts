import { expect, test } from 'vitest'
import { compose } from '../composer.ts'
import { anInput } from '../testing/an-input.ts'
import { detailsOf } from './details.ts'
import { bestTitle, isThin } from './title.ts'

/** The new title of a pasted listing. */
function titled(title: string, description: string, tags: readonly string[]) {
  const input = anInput({
    listingTitle: title,
    productType: description,
    keywords: tags.join(', '),
    includeBulletedLists: true,
    descriptionLength: 'long',
  })
  const full = { ...input, pasted: { title, isDecided: false } }
  const details = detailsOf(full)
  const written = compose({ ...input, productType: details.productType })
  if (written === null) throw new Error('Nothing was written')
  const pasted = {
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: [...tags],
    generatedAltText: null,
  }
  const own = { ...full, productType: details.productType }
  return bestTitle({ pasted, written, input: own, full, details }, [title])
}

const FEEDER =
  'This bird feeder is made of reclaimed oak with a copper roof. A gift for gardeners who like to watch birds. It hangs from a jute rope and stays out all year.'

test.each([
  [
    'Wooden bird feeder',
    FEEDER,
    ['bird feeder', 'copper roof'],
    'Reclaimed Oak, Copper Roof, Gift for Gardeners',
  ],
  [
    'Crochet blanket',
    'Crochet baby blanket, made with cotton yarn.\n80 x 100 cm\nMachine wash 30.',
    ['baby blanket'],
    '80 x 100 cm',
  ],
  ['MUG', 'stoneware mug with a speckled glaze, 12 oz', ['speckled mug'], 'Stoneware Mug'],
])(
  'says in a short title what the text tells of the whole thing: %s',
  (title, text, tags, said) => {
    expect(titled(title, text, tags).written.generatedTitle).toContain(said)
  },
)

test('keeps a title in whose place a short one of a rich text would stand', () => {
  const text =
    'A door for the tooth fairy that opens and shuts. I paint each of them by hand at my kitchen table, and no two come out alike, so expect small differences.'
  expect(isThin(titled('Tooth fairy door', text, ['fairy door', 'tooth fairy']))).toBe(true)
})
