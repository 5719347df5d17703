import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

const told = (productType: string, more = {}) =>
  compose(anInput({ productType, ...more }))?.generatedDescription ?? ''

describe('what was typed in haste', () => {
  const hurried = 'mug w a lil handle, pls dont drop it bc '
  it.each([
    ['itll break', "it'll break"],
    ['ppl smile when ur holding them', "you're holding them"],
    ['wood wick people keep asking for', 'people keep asking'],
    ['if ur allergic dont hold it', "if you're allergic don't"],
    ['pls double check ur spelling as i copy it', 'check your spelling'],
    ['evry mug is diff', 'every mug is different'],
    ['good 4 the hole family', 'good for the whole family'],
  ])('is mended only where it is certain: %s', (typed, meant) => {
    expect(told(hurried + typed, { keywords: 'mug' })).toContain(meant)
  })
})

describe('a table with bars between its columns', () => {
  it('gives each row the words above its columns', () => {
    const text = told(
      'Mug in three sizes.\n\nSize | Height | Width\n1 | 8 cm | 7 cm\n2 | 9 cm | 8 cm',
    )
    expect(text).toContain('Size 1: Height 8 cm, Width 7 cm')
    expect(text).not.toContain('Size, Height')
  })
})

describe('among the terms of the shop', () => {
  it.each(['Gift box included.', 'Fits through the letterbox.'])(
    'stays what is of the thing: %s',
    (fact) => {
      const typed = `Stoneware mug, 9 cm.\n\nSHIPPING\nShips from Leeds by Royal Mail. ${fact}`
      expect(told(typed, { keywords: 'mug' })).toContain(fact)
      expect(told(typed, { keywords: 'mug' })).not.toContain('Royal Mail')
    },
  )
})

describe('a warning behind a term of the shop in one line', () => {
  it('is told, and the term is not', () => {
    const text = told(
      'Wax melts, 50g.\n\nPOSTAGE: £2.95, dispatched 1-3 days. Harmful to aquatic life - dont pour down the sink',
      { keywords: 'wax melts' },
    )
    expect(text).toContain("Harmful to aquatic life - don't pour down the sink")
    expect(text).not.toContain('2.95')
  })

  it('tells until when to order, and not how long the post takes', () => {
    const text = told(
      'Felt stocking, 45 cm, lined.\nLast order date for xmas is 8th dec\n\n-- SHOP INFO (please read) --\n* Felt sheds a little at first.\n* Production time does NOT include shipping time. USPS Ground 3-5 days, Priority 2-3.',
      { keywords: 'felt stocking' },
    )
    expect(text).toContain('8th dec')
    expect(text).toContain('Felt sheds')
    expect(text).not.toMatch(/shop info|USPS/i)
  })
})

describe('what a list stands below, and what a dash stands between', () => {
  it('keeps the colon of a counted heading in a frame', () => {
    expect(told('SVG bundle\n\n**YOU WILL RECEIVE 1 ZIP WITH:**\n40 SVG\n40 PNG')).toContain(
      'You will receive 1 ZIP with:',
    )
  })

  it('is over where a label of another kind begins', () => {
    const text = told(
      'Leather journal\n\nSIZES\nPassport cover 5 x 4\nA6 cover 6 x 4\nINCLUDES: 2 notebooks\nPAPER: 100 gsm',
      { includeBulletedLists: true },
    )
    expect(text).toContain('A6 cover 6 x 4\n\n')
  })

  it('is no label before a range', () => {
    expect(told('Cotton shirt.\n\nsizes xs - 3xl runs true')).toContain('xs - 3xl')
  })
})
