import { describe, expect, it } from 'vitest'
import type { UsualSettings } from '../shop-profile/usual-settings.ts'
import { judgeRow, type RowTexts } from './row-texts.ts'
import { readTable, type Table } from './table.ts'

const USUAL: UsualSettings = {
  writingStyle: 'minimalist',
  includeEmojis: false,
  includeBulletedLists: true,
  descriptionLength: 'short',
}
const read = (cells: string[][], unclosed: Table['unclosed'] = []) => readTable({ cells, unclosed })
const rowsOf = (cells: string[][], unclosed: Table['unclosed'] = []) => {
  const reading = read(cells, unclosed)
  if (reading.kind === 'unknown') throw new Error(reading.sentence)
  return reading.rows
}
const HEAD = ['Nickname', 'SKU', 'Product Description', 'Keywords']

describe('a file', () => {
  it('is ours by its headings, in any case and order, with or without others', () => {
    const cells = [
      ['\uFEFFkeywords', 'Title', 'PRODUCT DESCRIPTION ', 'Nickname', 'Emojis'],
      ['taper, candle', 'Old Title', 'A pair of tapers.', 'Tapers', 'yes'],
    ]
    expect(read(cells)).toEqual({
      kind: 'ours',
      rows: [
        {
          number: 2,
          sentence: null,
          texts: {
            listingTitle: 'Tapers',
            productType: 'A pair of tapers.',
            keywords: 'taper, candle',
            includeEmojis: 'yes',
          },
        },
      ],
    })
  })

  it('of the marketplace’s export tells the item by its description, and searches by tags and title', () => {
    const cells = [
      ['TITLE', 'DESCRIPTION', 'PRICE', 'TAGS', 'MATERIALS', 'SKU'],
      [
        'Blue Mug, Gift | Tea Cup',
        'A mug of stoneware.',
        '30',
        'blue_mug,Tea_Cup',
        'stoneware,oak_wood',
        'M-1',
      ],
    ]
    expect(read(cells)).toMatchObject({
      kind: 'marketplace',
      rows: [
        {
          texts: {
            listingTitle: 'Blue Mug, Gift | Tea Cup',
            productType: 'A mug of stoneware.\nMaterials: stoneware, oak wood',
            keywords: 'blue mug, tea cup, Blue Mug, Gift, Tea Cup',
            sku: 'M-1',
          },
        },
      ],
    })
  })

  it('with other headings, or none, is refused with what it needs', () => {
    expect(
      read([
        ['Name', 'Price'],
        ['Mug', '3'],
      ]),
    ).toMatchObject({
      kind: 'unknown',
      sentence: expect.stringMatching(/Nickname, Product Description and Keywords/),
    })
    expect(read([])).toMatchObject({ sentence: expect.stringMatching(/empty/) })
    expect(read([HEAD, ['', ' ']])).toMatchObject({ sentence: expect.stringMatching(/no row/) })
  })
})

describe('a row', () => {
  it('keeps its line in the file, past blank ones', () => {
    const rows = rowsOf([HEAD, ['', '', '', ''], ['Mug', '', 'A mug.', 'mug']])
    expect(rows.map(({ number }) => number)).toEqual([3])
  })

  it('with a text torn at its commas, or a quotation mark left open, says so', () => {
    const [torn, open] = rowsOf(
      [HEAD, ['Mug', '', 'A mug', ' of clay', 'mug'], ['Cup', '', 'A cup', 'x']],
      [3],
    )
    expect(torn?.sentence).toMatch(/5 cells and the file 4 headings/)
    expect(open?.sentence).toMatch(/never closed/)
  })

  it('loses the apostrophe that our exports put before a formula, and no other', () => {
    const [row] = rowsOf([HEAD, ["'=1+1", "'-12", "'tis a mug", 'mug']])
    expect(row?.texts).toMatchObject({
      listingTitle: '=1+1',
      sku: '-12',
      productType: "'tis a mug",
    })
  })
})

describe('the texts of a row', () => {
  const whole: RowTexts = { listingTitle: 'Mug', productType: 'A mug.', keywords: 'Mug; cup' }
  const sentence = (texts: RowTexts) => {
    const judged = judgeRow({ ...whole, ...texts }, USUAL)
    return judged.isUsable ? '' : `${judged.field}: ${judged.sentence}`
  }

  it('fill the form, with what is usual where they are silent', () => {
    expect(judgeRow(whole, USUAL)).toEqual({
      isUsable: true,
      input: {
        listingTitle: 'Mug',
        productType: 'A mug.',
        keywords: 'mug, cup',
        sku: null,
        starredKeywords: '',
        targetAudience: null,
        imageDescription: null,
        customAiInstructions: null,
        ...USUAL,
      },
    })
    const own = {
      writingStyle: 'Friendly & Casual',
      descriptionLength: 'LONG',
      includeEmojis: 'Yes',
      includeBulletedLists: 'no',
    }
    expect(judgeRow({ ...whole, ...own }, USUAL)).toMatchObject({
      input: {
        writingStyle: 'friendly',
        descriptionLength: 'long',
        includeEmojis: true,
        includeBulletedLists: false,
      },
    })
  })

  it('say in a sentence what is missing or unknown, and where', () => {
    const { keywords: _none, ...without } = whole
    expect(judgeRow(without, USUAL)).toMatchObject({ isUsable: false, field: 'keywords' })
    expect(judgeRow({ listingTitle: 'Mug' }, USUAL)).toMatchObject({
      sentence: 'There is no description. Write one or leave the row out.',
    })
    expect(sentence({ writingStyle: 'fancy' })).toBe(
      'writingStyle: “fancy” is no writing style. Write Friendly & Casual, Informative & Professional, Whimsical & Creative or Minimalist & Elegant.',
    )
    expect(sentence({ includeEmojis: 'perhaps' })).toMatch(/^includeEmojis: “perhaps” is no answer/)
    expect(sentence({ descriptionLength: 'huge' })).toMatch(/Write Short, Medium or Long\.$/)
    expect(sentence({ includeBulletedLists: '?' })).toMatch(/about bulleted lists/)
    expect(sentence({ sku: 'x'.repeat(101) })).toBe('sku: SKU must be at most 100 characters.')
    expect(sentence({ keywords: ' ; ' })).toBe(
      'keywords: The keywords hold no words. Add some or leave the row out.',
    )
  })
})
