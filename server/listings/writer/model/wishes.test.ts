import { expect, it } from 'vitest'
import { materialOf } from './material.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'
import { shape } from './shape.ts'
import { unmetWishes, withEasyWishes } from './wishes.ts'

function written(wish: string, description: string) {
  const input = anInput({ customAiInstructions: wish, includeEmojis: true })
  const material = materialOf({ input, seed: 'a' })
  const writing = withEasyWishes(shape(aDraft({ description }), material), material)
  return { text: writing.generatedDescription, unmet: unmetWishes(writing, material) }
}

it.each([
  ['Start with "Hello cooks".', 'Hello, cooks! A walnut board.', 'A walnut board.'],
  ['End with: Made in Leeds', 'A walnut board. Made in Leeds.', 'Made in Leeds: a walnut board.'],
  ['Please do not say rustic.', 'A walnut board.', 'A rustic walnut board.'],
  ["Don't put the dates in.", 'A class. Move to another date.', 'A class. The dates: Thu 12th.'],
  ["Don't call it a toy.", 'A walnut board, not a toy.', 'A walnut toy.'],
  ['At most two sentences.', 'A board.\n\nOf walnut.', 'A board. Of walnut. It is oiled.'],
  ['Add: Made slowly', 'A walnut board. Made slowly.', 'A walnut board.'],
])('"%s" is held against the text', (wish, met, unmet) => {
  expect(written(wish, met).unmet).toEqual([])
  expect(written(wish, unmet).unmet).toHaveLength(1)
})

it('takes "never fades" for what is to be said of the thing, not for what is never to be said', () => {
  const text = 'A walnut board. The oil fades with the years.'
  expect(written('Say it is light and never fades', text).unmet).toEqual([])
  expect(written('Never say rustic', 'A rustic walnut board.').unmet).toHaveLength(1)
})

it.each([
  ['No exclamation marks.', 'Wash it by hand! It lasts!!', 'Wash it by hand. It lasts.'],
  ['No emojis please.', 'A walnut board 🌳\n\nOiled.', 'A walnut board\n\nOiled.'],
  ['Write calmly.', 'Wash it by hand! 🌳', 'Wash it by hand! 🌳'],
])('"%s" is done where a program can do it', (wish, description, done) => {
  expect(written(wish, description)).toEqual({ text: done, unmet: [] })
})
