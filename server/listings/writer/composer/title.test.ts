import { expect, it } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { aForm } from '../testing/cases.ts'
import { createRandom } from './random.ts'
import { writeTitle } from './title.ts'

function titleOf(productType: string, keywords: string, starredKeywords = ''): string {
  const brief = readBrief(aForm({ productType, keywords, starredKeywords }))
  return writeTitle(brief, createRandom('one'))
}

it.each([
  ['Rag rug, 70 x 120 cm, washable', 'rag rug', 'Rag Rug, 70 x 120 cm, Washable'],
  ['Digital planner for iPad, undated', 'digital planner', 'Digital Planner for iPad, Undated'],
  ['Teak lamp, c. 1960', 'teak lamp', 'Teak Lamp, c. 1960'],
  ['Linen napkins set of 4 with lace', 'linen napkins', 'Linen Napkins Set of 4 with Lace'],
  ['Chunky beanie with pom pom, merino wool', 'pom pom beanie', 'Chunky Pom Pom Beanie'],
  ['Soap bar, cured 6 weeks, 110 g', 'oat soap', 'Oat Soap, 110 g, Cured 6 Weeks'],
  ['Raw wildflower honey 12 oz jar', 'wildflower honey', 'Raw Wildflower Honey in 12 oz Jar'],
  ['knit wool socks US women 7-9', 'knit socks', 'Knit Wool Socks, US Women 7-9'],
  ['crochet octopus plush 5 in tall', 'octopus plush', 'Crochet Octopus Plush, 5 Inches Tall'],
  ['Teacher svg bundle. commercial use ok up to 500', 'teacher svg', 'Teacher SVG Bundle'],
  ['Hoop with the flower of your month', 'hoop', 'Hoop with Flower of Your Month'],
  ['Pine shelf. 24, 36 or 48" long', 'pine shelf', 'Pine Shelf'],
])('writes %s as a person would', (product, keyword, title) => {
  expect(titleOf(product, keyword, keyword)).toBe(title)
})

it('says what the item is, not that it has it', () => {
  const title = titleOf(
    'Nursery prints, printable wall art, set of 6',
    'nursery prints, nursery wall art',
  )
  expect(title).toMatch(/^Nursery Prints, Printable Wall Art/)
})

it('puts a second focus keyword before both of a pair', () => {
  const title = titleOf(
    'Walnut and maple cutting board',
    'walnut cutting board, engraved cutting board',
    'walnut cutting board, engraved cutting board',
  )
  expect(title).toBe('Engraved Walnut and Maple Cutting Board')
})
