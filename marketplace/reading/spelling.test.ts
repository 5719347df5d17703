import { expect, it } from 'vitest'
import { growth } from '../testing/growth.ts'
import { inSpellingOf } from './spelling.ts'

it.each([
  ['no tumbel dry', 'Do not tumble dry.', 'no tumble dry'],
  ['lid not inculded', 'A jar.', 'lid not included'],
  ['tassles in acrilic', 'Tassels of acrylic.', 'tassels in acrylic'],
  ['not for swiming, saftey pin', 'Safety pin. Not for swimming.', 'not for swiming, safety pin'],
  ['sold seperately', 'Sold separately.', 'sold separately'],
  ['resn w gld, sm bubls hapn', 'Bubbles happen in gold resin.', 'resin w gold, sm bubbles happen'],
  ['hand paintd, the paint fades', 'Hand painted.', 'hand painted, the paint fades'],
  ['rdy to ship', 'Ready to ship.', 'ready to ship'],
  ['~ M O O N T I D E ~', 'This is Moontide.', '~ MOONTIDE ~'],
])('spells %j as a listing does', (text, listing, expected) => {
  expect(inSpellingOf(listing, text)).toBe(expected)
})

it.each([
  ['sold as a pair, gloss print of a pear', 'Solid glass pearl.'],
  ['a feather', 'Leather.'],
  ['dry and sly', 'Diary, solely.'],
  ['grey lining', 'Living room, lined, grey.'],
])('leaves %j, where other words are meant', (text, listing) => {
  expect(inSpellingOf(listing, text)).toBe(text)
})

it('compares as many different words as a form can hold in a time that grows with them', () => {
  expect(
    growth((share) => void inSpellingOf(words(share, 'mn'), words(share, 'mo')), 10),
  ).toBeLessThan(10)
})

/** Two thousand different words, or a share of them. */
function words(share: number, end: string): string {
  const length = 2000 * share
  return Array.from({ length }, (_, at) => `s${(at * 7919).toString(36)}${end}`).join(' ')
}
