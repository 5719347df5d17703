import { expect, it, test } from 'vitest'
import { anInput } from '../testing/an-input.ts'
import { detailsOf } from './details.ts'

const read = (productType: string) =>
  detailsOf(anInput({ productType, keywords: 'linen cushion', listingTitle: 'Linen cushion' }))
const outOf = (productType: string) =>
  read(productType).leftOut.map(({ text, why }) => `${text} [${why}]`)

const TOLD = 'Linen cushion, 40 cm square, with a zip at the back.'

test.each([
  ['thx for popping by :)', 'thx for popping by :)', 'greetings and thanks'],
  ['any questions plz msg me xx', 'any questions plz msg me xx', 'how to reach you'],
  ['Message us if you are unsure!!', 'Message us if you are unsure!!', 'how to reach you'],
  ['find me on insta @fenandflax', 'find me on insta @fenandflax', 'links and handles'],
])('quotes what is left out in her own letters, and says what it is: %s', (typed, quote, why) => {
  expect(outOf(`${TOLD}\n\n${typed}`)).toEqual([`${quote} [${why}]`])
})

it('quotes what stands twice once', () => {
  expect(outOf(`Thanks for looking!\n\n${TOLD}\n\nThanks for looking`)).toHaveLength(1)
})

it('parts what kisses and smiles end from what is told behind them', () => {
  const { productType, leftOut } = read(
    'Linen cushion, 40 cm square. pls ask me anything xx £14 each, the zip is hidden',
  )
  expect(leftOut.map(({ text }) => text).join()).not.toContain('zip')
  expect(productType).toContain('zip is hidden')
})

test.each([
  ['hiya this cushion is made of washed linen, 40 cm.', 'his cushion is made of washed linen'],
  ['Hello lovelies washed linen cushion with a zip, 40 cm.', 'ashed linen cushion with a zip'],
  ['hey made these cushions from washed linen, 40 cm.', 'ade these cushions from washed linen'],
])('takes the greeting out of a sentence, and keeps the sentence: %s', (typed, kept) => {
  expect(read(typed).productType).toContain(kept)
  expect(read(typed).productType.toLowerCase()).not.toMatch(/^(?:hiya|hello|hey)/)
})

it('keeps a name that begins as a greeting does', () => {
  expect(read('Hello Fox cushion of washed linen, 40 cm.').productType).toContain('Hello Fox')
})

it('keeps what she offers to make where only how to ask for it goes', () => {
  const { productType, leftOut } = read(
    `${TOLD} I can also sew piping round it, email me at fen@example.com.`,
  )
  expect(productType).toContain('sew piping round it')
  expect(leftOut).toMatchObject([
    { text: 'email me at fen@example.com.', why: 'links and handles' },
  ])
})
