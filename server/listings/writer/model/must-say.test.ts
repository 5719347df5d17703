import { expect, it } from 'vitest'
import { materialOf } from './material.ts'
import { leftUnsaid, quotedButUnsaid, sayAtTheEnd } from './must-say.ts'
import { aDraft, anInput } from './testing/walnut-board.ts'

const materialFor = (productType: string) =>
  materialOf({ input: anInput({ productType }), seed: 'a' })
const saying = (generatedDescription: string) => ({ generatedDescription })
const board = materialFor(
  'Walnut board with a handle. Small crack near the handle. No stand included.',
)

it('finds what a description keeps from the buyer', () => {
  expect(leftUnsaid(saying('A walnut board with a handle.'), board)).toEqual([
    expect.stringMatching(/crack/),
    expect.stringMatching(/stand/),
  ])
})

it('accepts other words for the same thing', () => {
  const description = 'Near the handle is a tiny crack. A stand is not included.'
  expect(leftUnsaid(saying(description), board)).toEqual([])
  const { productType } = anInput()
  expect(leftUnsaid(saying(aDraft().description), materialFor(productType))).toEqual([])
})

it('reads warnings of other languages by their words', () => {
  const german = materialFor(
    'Holzente aus Buche, von Hand geschnitzt und geölt. Nicht für Kinder unter drei Jahren geeignet.',
  )
  expect(leftUnsaid(saying('Eine Holzente aus geölter Buche.'), german)).toEqual([
    expect.stringMatching(/drei Jahren/),
  ])
})

it('holds the model to the warnings it quoted itself', () => {
  const quotes = [
    { text: 'smells of smoke at first', isBinding: true },
    { text: 'two hooks', isBinding: false },
  ]
  expect(quotedButUnsaid(saying('A tin.'), quotes)).toEqual(['smells of smoke at first'])
  expect(quotedButUnsaid(saying('A tin that smells of smoke at first.'), quotes)).toEqual([])
})

it('takes what another listing sells for no warning', () => {
  const text = 'Duvet cover to match? Yes but other listing.'
  expect(quotedButUnsaid(saying('A pillowcase.'), [{ text, isBinding: true }])).toEqual([])
})

it('takes a version in another listing for no warning', () => {
  const text = 'There is a gold vermeil version in another listing, this is plain silver'
  const quotes = [{ text, isBinding: true }]
  expect(quotedButUnsaid(saying('A ring of plain silver.'), quotes)).toEqual([])
})

it('asks again only for what is certainly kept back', () => {
  const deckled = materialFor('Board with deckled edges (torn not cut). Board gets slippy!!')
  const told = {
    generatedTitle: 'Board with Deckled Edges',
    generatedDescription: 'A board that may become slippery.',
  }
  expect(leftUnsaid(told, deckled)).toEqual([])
  expect(quotedButUnsaid(told, [{ text: 'Board mite get slippy!!', isBinding: true }])).toEqual([])
})

it('knows a warning again that the model spells right', () => {
  const scarf = materialFor(
    'wool scarf, fringe cut of for saftey, not for swiming, hook not inculded',
  )
  const description =
    'A wool scarf. The fringe is cut off for safety. Not for swimming. No hook included.'
  expect(leftUnsaid(saying(description), scarf)).toEqual([])
  const quotes = ['fringe cut of for saftey', 'not for swiming', 'hook not inculded'].map(
    (text) => ({
      text,
      isBinding: true,
    }),
  )
  expect(quotedButUnsaid(saying(description), quotes)).toEqual([])
  expect(leftUnsaid(saying('A wool scarf.'), scarf)).toEqual([expect.stringMatching(/hook/)])
})

it('says it as a paragraph of its own', () => {
  expect(sayAtTheEnd('A board.', ['small crack near the handle', 'no stand included'])).toBe(
    'A board.\n\nSmall crack near the handle. No stand included.',
  )
  expect(sayAtTheEnd('A board.', [])).toBe('A board.')
})

it('holds nobody to a question that the seller asks herself', () => {
  const topper = materialFor('Topper of acrylic. Food safe?? Not a toy. = DN shallow??')
  const quotes = [
    { text: 'Food safe??', isBinding: true },
    { text: '= DN shallow??', isBinding: true },
  ]
  const told = saying('A topper of acrylic. It is not a toy.')
  expect(leftUnsaid(told, topper)).toEqual([])
  expect(quotedButUnsaid(told, quotes)).toEqual([])
})

it('looks for what stands behind a label, and for the same letters written otherwise', () => {
  const fork = materialFor('Hair fork in birch. Allergy: no nickel, no metal at all.')
  const told = saying('A hair fork in birch. It contains no nickel and no metal at all.')
  expect(leftUnsaid(told, fork)).toEqual([])
  const caramels = materialFor(
    'Caramels mous au beurre. Ingrédients : sucre, crème, beurre, donc pas pour les coeliaques.',
  )
  const french = saying(
    'Des caramels mous au beurre. Ingrédients : sucre, crème, beurre, donc pas pour les cœliaques.',
  )
  expect(leftUnsaid(french, caramels)).toEqual([])
})

it('holds no question for a warning', () => {
  const { mustSay } = materialFor('Desk lamp. Does it get hot? With LED no. Shade not included.')
  expect(mustSay.map(({ text }) => text)).toEqual(['Shade not included.'])
})

it('quotes an answer with what was asked', () => {
  const material = materialFor(
    "Plate stand in ash. Is the plate included? No, Mum's and she's not selling.",
  )
  const said = material.mustSay.map(({ text }) => text)
  expect(new Set(said)).toEqual(
    new Set(["Is the plate included? No, Mum's and she's not selling."]),
  )
})
