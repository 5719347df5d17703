import { describe, expect, it } from 'vitest'
import { affirms } from './affirms.ts'
import { saysWhole } from './members.ts'
import { readText } from './reading.ts'

const deniedIn = (text: string) =>
  readText(text).denials.map(({ kind, said }) => `${kind}: ${said}`)

describe('what a text denies', () => {
  it.each<[string, string[]]>([
    ['A jar, no lid.', ['thing: no lid']],
    [
      'Ships without box or ribbon.',
      ['not-included: without box', 'not-included: without box or ribbon.'],
    ],
    ['Pre washed? no', ['quality: Pre washed? no']],
    ['Do not soak.', ['deed: not soak.']],
    ['Not for babies.', ['not-for: Not for babies.']],
    ['It is too soft for boats.', ['not-for: too soft for boats.']],
    ['Nickel free.', ['thing: Nickel free']],
    [
      'Stool and lamp sold separately',
      [
        'not-included: Stool and lamp sold separately',
        'not-included: Stool and lamp sold separately',
      ],
    ],
    [
      'Not included: tray, spoon',
      ['not-included: Not included: tray', 'not-included: Not included: tray, spoon'],
    ],
  ])('%s', (text, expected) => {
    expect(deniedIn(text).map((one) => one.replace(/[.]$/, ''))).toEqual(
      expected.map((one) => one.replace(/[.]$/, '')),
    )
  })

  it.each([
    'No two are alike.',
    'A castle that looks like no castle anywhere.',
    'No fuss, no problem.',
    'Not only for tea.',
    'No more than 5 kg.',
    'No tools needed.',
    'No toy is indestructible.',
    'Feel free to ask.',
    "Don't worry.",
    'A seamless, timeless ring.',
    "We don't ship on Sundays.",
  ])('is nothing here: %s', (text) => {
    expect(deniedIn(text)).toEqual([])
  })

  it('has its place in the text', () => {
    const text = 'A jar.\nNo lid, sorry.'
    const [denial] = readText(text).denials
    expect(text.slice(denial?.start, denial?.end)).toBe('No lid')
  })
})

it.each([
  ['Two small holes near the hem.', 1],
  ['Sound hole of 38 mm, two wah holes on the back.', 0],
  ['Small drain holes below.', 0],
])('tells a hole that is a flaw from one made on purpose: %s', (text, count) => {
  expect(readText(text).warnings.filter(({ kind }) => kind === 'flaw')).toHaveLength(count)
})

it.each([
  ['No 8 perle cotton, 10 g ball', []],
  ['Thread no 8, no knots', ['no knots']],
  ['Jars, no 2 alike', ['no 2 alike']],
  ['No 3 pin plug included', ['No 3 pin plug']],
])('takes a number for no denial: %s', (text, denied) => {
  expect(readText(text).denials.map(({ said }) => said)).toEqual(denied)
})

it('tells whether another text says what is denied', () => {
  const [denial] = readText('Not dishwasher safe.').denials
  if (denial === undefined) throw new Error('It is a denial')
  expect(affirms('Dishwasher-safe, of course.', denial)).toBe(true)
  expect(affirms('It is not dishwasher safe.', denial)).toBe(false)
  expect(affirms('Dishwasher safe? No.', denial)).toBe(false)
})

describe('lists', () => {
  it.each([
    ['Contains: rye, milk and egg. Keep dry.', ['rye', 'milk', 'egg']],
    ['Comes in plum, sand or moss, lined with felt', ['plum', 'sand', 'moss']],
    ['Scents:\n- fig\n- cedar\n- sea salt', ['fig', 'cedar', 'sea salt']],
    ['Prints: Foxes, Tea & Toast, Night', ['Foxes', 'Tea & Toast', 'Night']],
  ])('keep their members: %s', (text, members) => {
    expect(readText(text).lists[0]?.members.map((member) => member.text)).toEqual(members)
  })

  it.each(['Colours may vary.', 'Contains a hidden message', 'Not included: rope, hook'])(
    'are none: %s',
    (text) => {
      expect(readText(text).lists).toEqual([])
    },
  )

  it('are said whole or not', () => {
    const [list] = readText('Contains soy, wheat and milk.').lists
    if (list === undefined) throw new Error('It is a list')
    expect(saysWhole('With wheat, milk and soy.', list)).toBe(true)
    expect(saysWhole('With wheat and soy, no milk.', list)).toBe(false)
  })
})

describe('measures', () => {
  it.each([
    ['10,5 x 14,8 cm', { numbers: ['10.5', '14.8'], unit: 'cm', isRange: false }],
    ['2,7 L', { numbers: ['2.7'], unit: 'l' }],
    ['sizes 5 to 10', { numbers: ['5', '10'], isRange: true }],
    ['a 3-inch hem', { numbers: ['3'], unit: 'inch' }],
    ['Height: 20 cm', { dimension: 'height' }],
    ['60 % linen', { unit: '%', nouns: ['linen'] }],
    ['8 in a box', { unit: '' }],
  ])('%s', (text, expected) => {
    expect(readText(text).measures[0]).toMatchObject(expected)
  })

  it('belong each to its noun', () => {
    const nouns = readText('4 cups and 6 saucers').measures.map((measure) => measure.nouns[0])
    expect(nouns).toEqual(['cup', 'saucer'])
  })
})

it('finds warnings, doubts and names', () => {
  const { warnings, doubts, names } = readText(
    'Tee "Quiet Heron", 8" print. Strong magnets, keep away from babies. Maybe from Leeds. A chip on the rim.',
  )
  expect(warnings.map(({ kind }) => kind)).toEqual(['magnets', 'flaw'])
  expect(doubts.map(({ cue, roots }) => [cue, roots])).toEqual([['Maybe', ['leed']]])
  expect(names.map(({ name }) => name)).toEqual(['Quiet Heron'])
})

it('joins a line that was broken by hand, and keeps list lines apart', () => {
  const wrapped = 'The wooden rod, the cord and everything else in the photo\nare not included.'
  expect(readText(wrapped).sentences).toHaveLength(1)
  expect(readText('- no lid\n- a cork').sentences).toHaveLength(2)
})
