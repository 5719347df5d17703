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
