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
  ['Linen napkins set of 4 with lace', 'linen napkins', 'Linen Napkins with Lace, Set of 4'],
  [
    'Chunky beanie with pom pom, merino wool',
    'pom pom beanie',
    'Chunky Pom Pom Beanie in Merino Wool',
  ],
  ['Soap bar, cured 6 weeks, 110 g', 'oat soap', 'Oat Soap, 110 g, Cured 6 Weeks'],
  ['Raw wildflower honey 12 oz jar', 'wildflower honey', 'Raw Wildflower Honey in 12 oz Jar'],
  ['knit wool socks US women 7-9', 'knit socks', 'Knit Wool Socks, US Women 7-9'],
  ['crochet octopus plush 5 in tall', 'octopus plush', 'Crochet Octopus Plush, 5 Inches Tall'],
  ['Teacher svg bundle. commercial use ok up to 500', 'teacher svg', 'Teacher SVG Bundle'],
  ['Hoop with the flower of your month', 'hoop', 'Hoop with the Flower of Your Month'],
  [
    'Deep ramen bowl in dark stoneware with a green ash glaze that runs',
    'stoneware bowl',
    'Deep Stoneware Ramen Bowl with Green Ash Glaze',
  ],
  ['Small bud vase in white porcelain', 'porcelain vase', 'Small White Porcelain Bud Vase'],
  [
    'Toy train in beech with five cars joined by magnets',
    'wooden train',
    'Wooden Toy Train in Beech with Five Cars Joined by Magnets',
  ],
  [
    'Star map of the night and place you choose',
    'star map',
    'Star Map of the Night and Place You Choose',
  ],
  [
    'Oil painting on stretched canvas of the salt marsh at low tide in November',
    'oil painting',
    'Oil Painting on Stretched Canvas of the Salt Marsh',
  ],
  ['Silicone mould, poured in our workshop', 'silicone mould', 'Silicone Mould'],
  ['Low bench for the hallway, 45 cm', 'hallway bench', 'Low Hallway Bench, 45 cm'],
  ['Hand salve for people who work outside, 2 oz', 'hand salve', 'Hand Salve, 2 oz'],
  ['Ring in silver, oxidised and polished back', 'silver ring', 'Silver Ring'],
  ['Cowl in merino, moss green, 30 cm high', 'merino cowl', 'Moss Green Merino Cowl, 30 cm High'],
  ['Oak phone stand with a slot', 'wooden phone stand', 'Wooden Phone Stand in Oak with Slot'],
  [
    'Cabinet knobs, painted with little birds, set of 4',
    'ceramic knobs',
    'Ceramic Cabinet Knobs Painted with Little Birds, Set of 4',
  ],
  [
    'Oat soap with olive oil, shea butter and lavender oil',
    'oat soap',
    'Oat Soap with Olive Oil and Shea Butter',
  ],
  ['Silver hoop earrings 10mm tiny hoops', 'hoop earrings', 'Silver Hoop Earrings, 10mm'],
  ['Aran sweater, pure irish wool', 'irish wool sweater', 'Irish Wool Aran Sweater'],
  [
    'Pet portrait watercolor, 8x10',
    'custom pet portrait',
    'Custom Pet Portrait in Watercolor, 8x10',
  ],
  ['Silver ring, size 7 only right now', 'silver ring', 'Silver Ring, Size 7'],
  [
    'Rope basket with handles',
    'cotton rope basket natural',
    // A keyword is a search: the details say neither cotton nor natural.
    'Rope Basket with Handles',
  ],
  [
    'Bath soak with ground oats, honey powder and Dead Sea salt',
    'oat bath soak',
    'Oat Bath Soak with Honey Powder and Dead Sea Salt',
  ],
  ['Brass pendant that tells the time', 'sundial pendant', 'Brass Sundial Pendant'],
  ['Pottery yarn bowl, turquoise', 'ceramic yarn bowl', 'Ceramic Yarn Bowl in Turquoise'],
  [
    'Thick hand knit socks from undyed Shetland wool',
    'wool socks',
    'Thick Hand Knit Shetland Wool Socks',
  ],
  [
    'Slim card wallet in vegetable tanned leather',
    'leather card wallet',
    'Slim Leather Card Wallet',
  ],
  ['Mid century lamp, 22" to top of socket', 'mid century lamp', 'Mid Century Lamp, 22 Inches'],
  [
    'Amethyst necklace, 18 inch chain plus 2 inch extender',
    'amethyst necklace',
    'Amethyst Necklace, 18 Inch Chain',
  ],
  ['Leather journal, unlined cotton paper', 'leather journal', 'Leather Journal'],
  ['Cow print, cotton paper', 'cow print', 'Cow Print on Cotton Paper'],
  ['Pine shelf. 24, 36 or 48" long', 'pine shelf', 'Pine Shelf'],
])('writes %s as a person would', (product, keyword, title) => {
  expect(titleOf(product, keyword, keyword)).toBe(title)
})

it('says what the item is, not that it has it', () => {
  const title = titleOf(
    'Nursery prints, printable wall art, set of 6',
    'nursery prints, nursery wall art',
  )
  expect(title).toBe('Nursery Prints, Set of 6, Printable Wall Art')
})

it('puts a second focus keyword before both of a pair', () => {
  const title = titleOf(
    'Walnut and maple cutting board',
    'walnut cutting board, engraved cutting board',
    'walnut cutting board, engraved cutting board',
  )
  expect(title).toBe('Engraved Walnut and Maple Cutting Board')
})

it('takes an occasion only where nothing is left to say of the item', () => {
  const keywords = 'linen apron, gift for cook, cross back apron, teacher gift, cosy kitchen'
  expect(titleOf('Linen apron, cross back', keywords, 'linen apron')).toMatch(
    /^Linen Cross Back Apron, (?:Gift for Cook|Teacher Gift)$/,
  )
  expect(
    titleOf('Linen apron, cross back, olive green, 90 cm long, two pockets', keywords),
  ).not.toMatch(/gift|cosy/i)
  expect(titleOf('Linen apron, cross back', keywords, 'gift for cook')).toMatch(/^Gift for Cook/)
})

it('says one thing once, also in other words', () => {
  expect(titleOf('Handmade felt ball, made by hand', 'felt ball', 'felt ball')).toBe(
    'Handmade Felt Ball',
  )
})
