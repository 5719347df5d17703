import { expect, it } from 'vitest'
import { readBrief } from '../brief/brief.ts'
import { aForm } from '../testing/cases.ts'
import { writeTags } from './tags.ts'

function tagsOf(productType: string, keywords: string, starredKeywords = ''): string[] {
  return writeTags(readBrief(aForm({ productType, keywords, starredKeywords })))
}

it('shortens a focus keyword without tearing a name apart', () => {
  const product = 'Peanut butter dog treats, crunchy bones, 8 oz bag'
  const keyword = 'peanut butter dog treats'
  expect(tagsOf(product, `${keyword}, new puppy gift`, keyword)[0]).toBe('peanut butter treats')
  expect(
    tagsOf('Tiny moon necklace', 'crescent moon necklace', 'crescent moon necklace'),
  ).toContain('moon necklace')
})

it('makes no phrases of words that say nothing by themselves', () => {
  const tags = [
    ...tagsOf('Goats milk soap bar, lavender & oats, 110 g', 'goats milk soap, soap gift'),
    ...tagsOf('Tall blue vase, 10 inch, hand thrown', '10 inch blue vase for flowers, tall vase'),
    ...tagsOf('Enamel bread bin, two handles', 'enamel bread bin'),
    ...tagsOf('PDF pattern, plus sizes', 'plus size sewing pattern, instant download pattern'),
    ...tagsOf('Boys suit, navy', 'first birthday outfit for a boy, black birthday outfit boy'),
    ...tagsOf('Crochet wreath, hang indoors', 'spring wreath, front door wreath, wreath gift idea'),
  ]
  expect(tags).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^(?:goats? soap|milk .*|10 blue vase|plus pattern|download pattern|hang indoors.*|.*two handles|outfit boy|.*idea idea)$/,
      ),
    ]),
  )
  expect(tags).toContain('plus size pattern')
})

it('finds searches in the traits of the item', () => {
  const tags = tagsOf(
    'Flower wreath with lavender, 14" across, hand tied, palm free, leather loop',
    'flower wreath, spring decor',
  )
  expect(tags).toEqual(expect.arrayContaining(['14 inch wreath', 'palm free wreath']))
})

it('counts inches only when nothing better is left', () => {
  const product = 'Crochet octopus plush, 5 inches, cotton, hand stitched'
  const keywords = Array.from({ length: 12 }, (_, at) => `plush gift ${'abcdefghijkl'[at]}o`)
  expect(tagsOf(product, `crochet plush, ${keywords.join(', ')}`)).not.toContain('5 inch plush')
  expect(tagsOf(product, 'crochet plush').at(-1)).toBe('5 inch plush')
})

it('would rather leave a slot free than fill it with a heap of words', () => {
  const tags = tagsOf('Crochet baby booties, 0-3 months, white', 'baby booties')
  expect(tags).toEqual(['baby booties', 'crochet baby booties', 'white booties'])
})

it('mixes no other script into English phrases', () => {
  const tags = tagsOf('Brass bracelet سوار نحاس, engraved', 'brass bracelet, سوار نحاس, gift')
  expect(tags).toContain('سوار نحاس')
  expect(
    tags.filter((tag) => /[a-z].*\p{Script=Arabic}|\p{Script=Arabic}.*[a-z]/u.test(tag)),
  ).toEqual([])
})

it('keeps the words of a tag in the order of their language', () => {
  const tags = tagsOf(
    'Vela de soja aromática de lavanda en frasco de vidrio, hecha a mano en Madrid',
    'vela de soja aromática natural, regalo para mamá',
  )
  expect(tags).toEqual(expect.arrayContaining(['vela de soja', 'regalo para mamá']))
})
