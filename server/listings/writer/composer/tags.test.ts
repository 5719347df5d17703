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

function measured(product: string, keywords: string): string[] {
  return tagsOf(product, keywords).filter((tag) => /\d/.test(tag))
}

it('names a measure only where buyers type it', () => {
  expect(measured('Crochet octopus plush, 5 inches, cotton', 'crochet plush')).toEqual([])
  expect(measured('Merino cowl, 30 cm high', 'merino cowl')).toEqual([])
  expect(measured('Stoneware mug, 12 oz', 'stoneware mug')).toEqual(['12 oz mug'])
  expect(measured('Fox print, A4', 'fox print')).toEqual(['a4 print'])
})

it('makes keywords whole that name a person, a room or a way of making', () => {
  const tags = tagsOf(
    'Bottle opener forged by hand from mild steel',
    'bottle opener, hand forged, beer lover, retro kitchen, mild steel',
    'bottle opener',
  )
  expect(tags).toEqual(
    expect.arrayContaining(['bottle opener', 'beer lover gift', 'retro kitchen decor']),
  )
  expect(tagsOf('Soap bar', 'oat soap, cosy bathroom', 'oat soap')).toContain('cosy bathroom')
})

it('says the traits of an item in the order of English, each search once', () => {
  const tags = tagsOf(
    'Toy train in beech, wooden wheels',
    'wooden toy train, toy train, wooden toy, gift for nephew',
    'toy train',
  )
  expect(tags).toEqual(expect.arrayContaining(['toy train', 'wooden toy train', 'beech train']))
  expect(tags).not.toContain('toy wooden train')
})

it('begins and ends no tag in the middle of what belongs together', () => {
  const tags = [
    ...tagsOf('Oak shelf, live edge', 'live edge floating shelf', 'live edge floating shelf'),
    ...tagsOf('Dog bandana, over the collar', 'over the collar bandana, dog bandana'),
    ...tagsOf('Coasters with pressed flowers', 'pressed flower coasters, drink coasters'),
    ...tagsOf('Soap, wrapped in paper', 'paper wrapped soap, goat milk soap, cold process soap'),
  ]
  expect(tags.join(' | ')).not.toMatch(
    /(?:^|\| )(?:edge|live floating|collar bandana|pressed coasters|wrapped soap|process soap)/,
  )
})

it('lists names of the item before rooms, occasions and gifts', () => {
  const tags = tagsOf('Oak stand', 'gift for dad, oak stand, shelf decor, phone stand', 'oak stand')
  expect(tags).toEqual([
    'oak stand',
    'phone stand',
    'oak phone stand',
    'gift for dad',
    'shelf decor',
  ])
})

it('would rather leave a slot free than fill it with a heap of words', () => {
  const tags = tagsOf('Crochet baby booties, 0-3 months, white', 'baby booties')
  expect(tags).toEqual([
    'baby booties',
    'crochet baby booties',
    'white booties',
    'crochet booties',
    'white baby booties',
  ])
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

it('gives no single word for a focus keyword that is too long', () => {
  const keyword = 'embroidered sweatshirt'
  expect(tagsOf('Sweatshirt, grey', `custom sweatshirt, ${keyword}`, keyword)).not.toContain(
    'sweatshirt',
  )
})

it('begins no tag in the middle of a name, and promises no colour of several', () => {
  const tags = [
    ...tagsOf('Mothers day card, letterpress', 'mothers day card, floral card'),
    ...tagsOf('Step stool, birch, white, blush', 'step stool'),
  ]
  expect(tags).not.toEqual(expect.arrayContaining([expect.stringMatching(/^day|white|blush/)]))
})

it('tags parts one looks for, and a gift by its kind where nothing better is left', () => {
  const tags = tagsOf('Linen apron, two deep pockets, brass hooks', 'linen apron, kitchen apron')
  expect(tags).toContain('apron with pockets')
  expect(tags.at(-1)).toBe('apron gift')
  expect(tags.join(' | ')).not.toMatch(/hooks|two/)
  expect(tagsOf('Iron rail', 'iron rail, wall rail')).not.toContain('rail gift')
})

it('shortens a long keyword to its own name, not to what it is for', () => {
  const keyword = 'wooden toothbrush holder for family bathroom'
  expect(tagsOf('Oak holder for toothbrushes', keyword, keyword)[0]).toBe('toothbrush holder')
})

it('adds no English word to a keyword of another language', () => {
  const tags = tagsOf(
    'Ring aus Silber, von Hand gehämmert, für Damen und Herren',
    'ring silber, schmuck gold, geschenk für baker, handmade silver',
  )
  expect(tags.filter((tag) => / (?:gift|decor)$/.test(tag))).toEqual([])
})
