import { expect, it } from 'vitest'
import {
  differenceBeside,
  differenceOf,
  differenceOfTags,
  differenceOfTitlesBeside,
  type Piece,
} from './difference.ts'

/** As it is marked: what went in square brackets, what came in braces. */
const marked = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[${text}]` : `{${text}}`))
    .join('')

it.each([
  ['the same', 'A mug.', 'A mug.', 'A mug.'],
  [
    'words that came',
    'Speckled Stoneware Mug, Wheel Thrown, 12 oz',
    'Speckled Stoneware Mug in Oat Glaze, Wheel Thrown, 12 oz, Handle',
    'Speckled Stoneware Mug{ in Oat Glaze}, Wheel Thrown, 12 oz{, Handle}',
  ],
  [
    'neighbours that changed, in one run',
    'I throw every single one on the wheel.',
    'I turn each one on the wheel.',
    'I [throw every single]{turn each} one on the wheel.',
  ],
  [
    'a sentence that went, and one written anew',
    'It holds 12.5 oz. It’s made of clay.\n\nA housewarming gift for somebody who likes coffee.',
    'It holds 12.5 oz.\n\nFor a housewarming.',
    'It holds 12.5 oz.\n\n[It’s made of clay.\n\nA housewarming gift for somebody who likes coffee.]{For a housewarming.}',
  ],
  [
    'a line of a list',
    '- Holds: 12 oz\n- Glaze: oat\n- Care: by hand\n',
    '- Holds: 12 oz\n- Care: by hand or machine\n',
    '- Holds: 12 oz\n[- Glaze: oat\n]- Care: by hand{ or machine}\n',
  ],
  ['a text that was not there', '', 'A mug.', '{A mug.}'],
  ['a text that is gone', 'A mug.', '', '[A mug.]'],
  ['another language', 'Чашка из глины.', 'Чашка из белой глины.', 'Чашка из {белой }глины.'],
])('marks %s', (_what, before, after, expected) => {
  expect(marked(differenceOf(before, after))).toBe(expected)
})

it.each([
  [
    'nothing of a text that was only put in order',
    'Turned on my lathe. 4 in wide. wipe clean, no dishwasher. Thanks!',
    'Turned on my lathe.\n\n• 4 in wide\n• Wipe clean, no dishwasher.',
    'Turned on my lathe.\n\n• 4 in wide\n• Wipe clean, no dishwasher.',
  ],
  [
    'nothing of lines that stand in another place',
    'SIZE: 4 in wide\nBlack walnut, wipe clean.\nTurned by hand.',
    '• Turned by hand\n• Wipe clean\n• Black walnut\n• Size: 4 in wide',
    '• Turned by hand\n• Wipe clean\n• Black walnut\n• Size: 4 in wide',
  ],
  [
    'what came among what moved',
    'No rings. New: a box.',
    'New: a tin. No rings.',
    '{New: a tin. }No rings.',
  ],
  [
    'what turns a line, though each of its words stood there',
    'Not for the dishwasher. Oiled.',
    'Oiled. For the dishwasher.',
    'Oiled. {For the dishwasher.}',
  ],
  [
    'an emoji, and no change of case',
    'a ring dish of WALNUT, turned by hand.',
    '✨ A ring dish of walnut, turned on the lathe by hand.',
    '{✨ }A ring dish of walnut, turned {on the lathe }by hand.',
  ],
])('marks side by side %s', (_what, other, text, expected) => {
  expect(marked(differenceBeside(other, text))).toBe(expected)
})

it('marks side by side of hers what the new one has not', () => {
  const [was, is] = ['A dish of walnut. Thanks for looking!', 'A dish of walnut.']
  expect(marked(differenceBeside(is, was))).toBe('A dish of walnut. {Thanks for looking!}')
})

it('marks each word of a title, however little of it is left', () => {
  const [was, is] = ['Ring Dish | Ring Holder | FREE', 'Walnut Ring Dish, 4 in Wide']
  expect(marked(differenceOfTitlesBeside(was, is))).toBe('{Walnut} Ring Dish, {4 in Wide}')
  expect(marked(differenceOfTitlesBeside(is, was))).toBe('Ring Dish | {Ring Holder | FREE}')
})

it('marks in one title no word that stands elsewhere in the other', () => {
  const [was, is] = ['Sock Yarn, Fingering Weight, Wool', 'Wool Sock Yarn, Fingering Weight']
  expect(marked(differenceOfTitlesBeside(was, is))).toBe(is)
  expect(marked(differenceOfTitlesBeside(is, was))).toBe(was)
})

it('says of tags which went and which came', () => {
  const pieces = differenceOfTags(['mug', 'clay mug', 'gift'], ['mug', 'oat mug', 'gift', 'cup'])
  expect(marked(pieces)).toBe('mug[clay mug]{oat mug}gift{cup}')
  expect(marked(differenceOfTags(['mug', 'gift', 'cup'], ['cup', 'mug', 'oat mug']))).toBe(
    '[gift]cupmug{oat mug}',
  )
})

it('reads as either text, also for the longest there are', () => {
  const [before, after] = [manyWords(7), manyWords(11)]
  const pieces = differenceOf(before, after)
  const said = (without: Piece['kind']) =>
    pieces
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('')
  expect([said('new'), said('gone')]).toEqual([before, after])
})

function manyWords(seed: number): string {
  return Array.from({ length: 3000 }, (_, at) => `w${(at * seed) % 977}`).join(' ')
}
