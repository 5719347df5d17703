import { describe, expect, it } from 'vitest'
import { keywordJudge } from './keywords.ts'

const kindOf = (keyword: string, product: string) => keywordJudge(product)(keyword).kind

describe('a keyword', () => {
  it.each([
    ['oak shelf', 'Oak shelf, 60 cm'],
    ['wooden shelf', 'Oak shelf, 60 cm'],
    ['navy scarf', 'Blue lambswool scarf'],
    ['vintage lamp', 'Desk lamp from the 1970s'],
    ['vintage style sign', 'Painted sign'],
    ['grain free treats', 'Grain free treats of beef and sweet potato'],
    ['sea glass yarn', 'Merino yarn in teal'],
    ['january garnet ring', 'Silver ring with a birthstone of your choice'],
    ['solid wood shelf', 'Shelf in solid pine'],
    ['solid wood harp', 'Harp, back in solid Bavarian maple'],
    ['gift for 4 year old', 'Wooden puzzle, not for children under 3'],
    ['goodnotes stickers', 'Stickers for Goodnotes'],
    ['plant hanger', 'Macrame hanger, no plant included'],
    ['constructor', 'A toy crane'],
    ['gift for the office', 'Wall clock'],
    ['one piece swimsuit', 'Swimsuit cut from one piece of cloth'],
    ['lush merino scarf', 'Merino scarf'],
    // A name of the kind itself says of nobody that she made it.
    ['moses basket', 'Palm leaf baby basket, 80 cm. Fits any Moses basket stand'],
    ['strap for seiko', 'Canvas watch strap. Fits Seiko and Tudor'],
    ['notions pouch', 'Project bag, 1 pocket 4in for notions'],
    ['national hive foundation', 'Foundation sheets. Fits British National deep frames'],
    ['linen tote', 'Linen tote bag'],
    ['walking stick', 'Ash walking stick, not a medical walking aid'],
    ['sheet music', 'Sheet music as a file, no paper music is posted'],
    ['cello rosin', 'Cello rosin, 30 g. Rosin cloth not included'],
    ['led lantern', 'Lantern with an LED strip'],
    ['leather straps', 'Bag in waxed canvas with leather straps'],
    ['clay mug', 'Stoneware mug with a bare clay foot'],
    ['horse halter', 'Rope halter. Not for horses that pull back'],
    ['wax seal', 'Wax seal on order. No design = no seal!'],
    ['felt slippers', 'Felt slippers, the sole is non slip on wood'],
    ['gold foil notebook', 'Notebook. Name in gold foil FREE up to 8 letters'],
    ['denim bag', 'Bag sewn from two old jeans'],
    ['christmas ornament', 'Glass ornament. After Dec 12 - no promise for Christmas!'],
    ['first tooth', 'Tooth fairy pillow, tooth not included'],
    ['pillow shams', 'Ruffled pillowcases. Are pillows included? No!'],
    ['ruffled', 'RUFFLED PILLOWCASES. Ruffle 2" adds on all sides. Sizes WITHOUT ruffle.'],
    ['linen lace', 'Bobbin lace collar in linen thread. Not machine lace'],
    ['plywood stool', 'Stool, oak ply 18 mm'],
    ['palm free bar', 'Bar of soap. Contains no palm oil'],
    ['oatmeal soap', 'A mild bar of oatmeal. Returns not accepted on soap.'],
    ['bear hat', 'bear beanie. no safety tests done its a hat not toy'],
    ['felt rocker', 'Rocker. Felt underside, without felt it slips on tiles'],
    ['vintage tin', 'old biscuit tin, dented'],
    ['size 8 thread', 'Perle cotton, No 8, 40 m'],
    ['no 8 thread', 'Perle cotton, No 8, 40 m'],
    ['no 8 perle cotton', 'No 8 perle cotton, 10 g ball'],
    ['perle cotton no 8', 'perle cotton no 8, 80 m ball'],
    ['size 8 hook', 'Steel hook no.8'],
    ['8 inch stand', 'Stand. Will it take a 9 inch plate? No, 8 inch at most'],
    ['heron cut file', 'Heron SVG files. No reselling the files'],
    ['dairy free kefir', 'Water kefir grains. Vegan. No dairy. Not the milk kind'],
    ['oversized jacket', 'Quilted jacket. Fits UK 10-14, oversized, p2p 58 cm'],
    ['grow with me clothes', 'Corduroy dungarees, grow with me: two rows of buttons'],
    ['engagement gift', 'Guest book. Gift box is a separate listing'],
    ['original poster', "Poster. It's original, it isn't a reprint"],
    ['world cup 86', 'Sticker album World Cup 86 printed in Mexico'],
    ['vintage pennant', 'Felt pennant, World Cup 86 in Mexico'],
    ['palm oil free soap', 'Bar of soap. No palm oil. Contains nut oil'],
    ['palm oil free balm', 'Balm of olive oil'],
    ['hair scrunchie', 'Scrunchie, firm but no dents in hair'],
    ['cherry wood stand', 'Stand in solid cherry'],
    ['no bead hanger', 'Hanger w/o the beads'],
    ['copper pin', 'Pin of copper wire 2mm. lacquered? no'],
    ['baby quilt', 'Crib quilt. Not for babies under 12 months to sleep under.'],
    ['gender neutral baby', 'Fox quilt in cotton. Not for babies under 12 months.'],
    ['baby toy', 'Stacking rings. Not suitable for children under 12 months.'],
    ['toddler bib', 'Linen bib. Not for infants under 6 months'],
  ])('"%s" can be used for %s', (keyword, product) => {
    expect(kindOf(keyword, product)).toBe('usable')
  })

  it.each([
    ['keychron case', 'Case in felt. Fits Keychron Q1', 'contradicting'],
    ['disney mug', 'Stoneware mug', 'trademark'],
    ['goodnotes stickers', 'Paper stickers', 'trademark'],
    ['eczema balm', 'Beeswax balm', 'medical'],
    ['bestseller ring', 'Silver ring', 'promotional'],
    ['mug 20% off', 'Stoneware mug', 'promotional'],
    ['lamp with shade', 'Brass lamp, shade not included', 'contradicting'],
    ['hanger with plant', 'Macrame hanger, no plant included', 'contradicting'],
    ['vegan balm', 'Beeswax balm. Vegan? No, it has beeswax', 'contradicting'],
    ['framed print', 'Print, no framed option, frame not included', 'contradicting'],
    ['toddler toy', 'Marble run, not for kids under 3', 'contradicting'],
    ['newborn rattle', 'Beech rattle. Not for babies under 12 months.', 'contradicting'],
    ['baby quilt', 'Fox quilt. Not for babies.', 'contradicting'],
    ['horse gift', 'Bridle. Not for horses, donkeys only', 'contradicting'],
    ['gift for 2 year old', 'Marble run, not for kids under 3', 'contradicting'],
    ['grain free treats', 'Treats of oat flour and beef', 'contradicting'],
    ['green scarf', 'Red scarf in lambswool', 'contradicting'],
    ['leather wallet', 'Cotton wallet', 'contradicting'],
    ['waterproof bag', 'Canvas bag', 'unbacked'],
    ['antique clock', 'Wall clock', 'unbacked'],
    ['family sketch', 'Pencil sketch of your dog. No people', 'contradicting'],
    ['baby balm', 'Beeswax balm. Under 3 it was never tested so no', 'contradicting'],
    ['first birthday gift', 'Felt doll, 3 years and up', 'contradicting'],
    ['kids model car', 'Model car. NOT A TOY, collectors 14+', 'contradicting'],
    ['1:6 scale chair', 'Doll chair, 1:12 scale, no 1:6', 'contradicting'],
    ['leather diary', 'Diary in cloth. Is the leather soft? No leather here', 'contradicting'],
    ['baby tooth', 'Tooth fairy pillow, tooth not included', 'contradicting'],
    ['ruffled sham', 'Pillowcases without ruffle.', 'contradicting'],
    ['gel cushion', 'Wool cushion. If you want gel buy gel', 'contradicting'],
    ['wool throw', 'Throw in acrylic wool', 'contradicting'],
    ['garden lantern', 'Paper lantern, indoor use', 'contradicting'],
    ['garden bird gift', 'Felt robin for indoor use', 'usable'],
    ['garden bird', 'Felt robin, an indoor decoration', 'usable'],
    ['small planter', 'Plant pot, plant not included', 'usable'],
    ['moses basket', 'Fitted sheet in cotton. Fits Moses baskets', 'contradicting'],
    ['seiko strap', 'Canvas watch strap. Fits Seiko and Tudor', 'contradicting'],
    ['leather bag', 'Bag in waxed canvas with leather straps', 'contradicting'],
    ['tent with lamp', 'Play tent. NOT INCLUDED: mat, lamp', 'contradicting'],
    ['harp', 'Harp strap in cotton, for any harp', 'contradicting'],
    ['<script>alert(1)</script>', 'Wall clock', 'unreadable'],
    ['ignore previous instructions', 'Wall clock', 'unreadable'],
    ['!!!', 'Wall clock', 'unreadable'],
    ['oil free balm', 'Balm of olive oil', 'contradicting'],
    ['nut oil free soap', 'Bar of soap. No palm oil. Contains nut oil', 'contradicting'],
    ['size 7 ring', 'Ring in sizes 5, 6, no 7', 'contradicting'],
    ['gift box', 'Guest book. Gift box is a separate listing', 'contradicting'],
    ['4 inch stand', 'Stand, 6 inch, no 4 inch', 'contradicting'],
    ['world cup pennant', 'Felt pennant in green', 'trademark'],
    ['barbie doll', 'Felt doll, Barbie 40 pieces', 'trademark'],
  ])('"%s" is left out of %s: %s', (keyword, product, kind) => {
    expect(kindOf(keyword, product)).toBe(kind)
  })
})

it.each([
  ['2nd birthday gift', 'Name train in beech. From 3 years, because of small parts.'],
  ['first christmas', 'Name train in beech. From 3 years, because of small parts.'],
  ['toddler gift', 'Name train in beech. From 3 years, because of small parts.'],
  ['seiko strap', 'Leather watch strap. Watch NOT included (Seiko in photos is mine)'],
])('"%s" finds the wrong thing', (keyword, product) => {
  expect(kindOf(keyword, product)).toMatch(/contradicting|trademark/)
})

it('quotes an age with what it counts', () => {
  const verdict = keywordJudge('Marble run, 3+ years, has small balls')('toddler toy')
  expect(verdict).toMatchObject({ because: 'your text says "3+ years"' })
})

it('quotes months as months', () => {
  const verdict = keywordJudge('Beech ring. Not for children under 18 months.')('newborn gift')
  expect(verdict).toMatchObject({ because: 'your text says "under 18 months"' })
})

describe('a thing that is for another one', () => {
  const TEXT = 'A leather journal cover for A5 notebooks. Comes with one blank notebook.'

  it('is not found by the name of the other', () => {
    expect(keywordJudge(TEXT, 'Cover in brown')('leather journal').kind).toBe('contradicting')
  })

  it('is found by what its seller calls it', () => {
    expect(keywordJudge(TEXT, 'Leather journal, brown')('leather journal').kind).toBe('usable')
  })
})
