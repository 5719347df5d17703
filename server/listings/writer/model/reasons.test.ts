import { describe, expect, it } from 'vitest'
import { listingHealth } from '#marketplace/health.ts'
import { materialOf } from './material.ts'
import { reasonsFor } from './reasons.ts'
import { shape } from './shape.ts'
import { aDraft, anInput, NO_NOTES } from './testing/walnut-board.ts'

const materialFor = (changes: Record<string, unknown> = {}) => ({
  ...materialOf({ input: anInput(changes), seed: 'a' }),
  notes: NO_NOTES,
})
const reasonsOf = (draft: Parameters<typeof aDraft>[0], changes: Record<string, unknown> = {}) => {
  const material = materialFor(changes)
  const writing = shape(aDraft(draft), material)
  return {
    reasons: reasonsFor(writing, material),
    health: listingHealth({ ...material.input, ...writing }),
  }
}

it('are lines, each with its topic', () => {
  const { reasons } = reasonsOf({})
  expect(reasons.split('\n').map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'Title',
    'Tags',
    'Description',
  ])
})

describe('the title', () => {
  it.each([
    [
      'Walnut Serving Board with Handle',
      'met',
      /begins with your focus keyword "walnut serving board"/,
    ],
    ['Cheese Board with Handle', 'open', /Not in it: "walnut serving board"/],
  ])('%s is explained as the checks see it', (title, state, said) => {
    const { reasons, health } = reasonsOf({ title })
    expect(health.find(({ id }) => id === 'title-keywords')?.state).toBe(state)
    expect(reasons).toMatch(said)
  })

  it('is said to lack no word that another of its words begins with', () => {
    const changes = { keywords: 'vintage enamel, enamel pot', starredKeywords: 'vintage enamel' }
    const { reasons } = reasonsOf({ title: 'Vintage French Enamelware Pot' }, changes)
    expect(reasons.split('\n')[0]).not.toContain('"vintage enamel"')
  })
})

it('name of what a buyer must know only what certainly stands in the text', () => {
  const warned = 'Contains lanolin, so anybody allergic to wool: write me.'
  const productType = `Walnut board. ${warned}`
  const told = (description: string) => reasonsOf({ description }, { productType }).reasons
  expect(told(`A walnut board. ${warned}`)).toContain(`"${warned.slice(0, 20)}`)
  expect(
    told('A walnut board with lanolin, which people with an allergy should know.'),
  ).not.toContain('a buyer must know')
})

it('call nothing untold that stands in the text but for a word', () => {
  const productType = 'Walnut board. Ask me for a lower price if you take three of them.'
  const material = materialFor({ productType })
  const untold = ['Ask me for a lower price if you take three of them']
  const writing = shape(
    aDraft({ description: 'A walnut board. Ask me for a lower price if you take three boards.' }),
    material,
  )
  const reasons = reasonsFor(writing, { ...material, notes: { ...NO_NOTES, untold } })
  expect(reasons).not.toContain('Not told')
})

it('find no search from the end of one tag into the next', () => {
  const { reasons } = reasonsOf(
    { tags: ['retro tea cosy', 'knitting pattern', 'round walnut board'] },
    { keywords: 'tea cosy knitting, walnut board', starredKeywords: '' },
  )
  expect(reasons).toContain('Inside longer tags: "walnut board"')
  expect(reasons).not.toMatch(/Inside longer tags:[^.]*tea cosy knitting/)
})

it('tell of a long keyword the part that is a tag, wherever else it stands', () => {
  const { reasons } = reasonsOf(
    { title: 'Stained Glass Suncatcher with a Moth', tags: ['glass suncatcher'] },
    { keywords: 'stained glass suncatcher', starredKeywords: 'stained glass suncatcher' },
  )
  expect(reasons).toContain('"stained glass suncatcher" (as "glass suncatcher")')
})

it('name every keyword: where it stands, or why it stands nowhere', () => {
  const keywords =
    'walnut serving board, serving boards, oil board, handled cheese board, housewarming gift, kitchen decor, leather loop, bread board, unmarked board, walnut board knife set'
  const { reasons } = reasonsOf(
    {
      title: 'Walnut Serving Board, Bread Board',
      description: 'A walnut serving board with a leather loop and a small knot on the back.',
      tags: ['walnut board', 'serving board', 'kitchen decor'],
    },
    {
      keywords,
      productType: `${anInput().productType} No knife comes with it.`,
      customAiInstructions: "Don't mention housewarming.",
    },
  )
  expect(reasons).toMatch(/3 of 13 are used/)
  expect(reasons).toContain('As tags: "serving boards" (as "serving board"), "kitchen decor"')
  expect(reasons).toContain('In the title: "walnut serving board", "bread board"')
  expect(reasons).toContain('In the description: "leather loop"')
  expect(reasons).toContain('Not used, as you asked: "housewarming gift"')
  const unnamed = keywords.split(', ').filter((one) => !reasons.includes(`"${one}"`))
  expect(unnamed).toEqual([])
})

it('claim no phrase of a title or a text that holds its words apart, and no tag that is none', () => {
  const { reasons } = reasonsOf(
    {
      title: 'Serving Board with Handle in Walnut',
      description: 'A serving board with a handle, made of walnut. Its loop is leather.',
      tags: ['board for serving'],
    },
    {
      keywords: 'walnut serving board, leather loop, serving board',
      starredKeywords: 'walnut serving board',
    },
  )
  expect(reasons).toContain('In it in other order or with words between: "walnut serving board"')
  expect(reasons).toContain(
    'Word by word in title and text: "walnut serving board", "leather loop"',
  )
  expect(reasons).toContain('As tags: "serving board" (as "board for serving")')
  expect(reasons).not.toContain('hold "walnut serving board"')
})

it('claim nothing untold of a language that they cannot compare', () => {
  const productType =
    '表地は綿100%の猫柄プリント、裏地は生成りの綿麻。ファスナーは20cm、マチは5cmです。'
  const description = '猫柄の綿プリントポーチ。裏地は綿麻、幅20cm、マチ5cm。'
  const { reasons } = reasonsOf({ description }, { productType })
  expect(reasons).not.toMatch(/not told/)
})

it('quote what was set aside, and say of a link that it is one', () => {
  const { reasons } = reasonsOf(
    {},
    {
      productType: `${anInput().productType} Returns accepted within 14 days. Follow us @leedswood.`,
    },
  )
  expect(reasons).toContain('Left out: "Returns accepted within')
  expect(reasons).toContain('Links and handles: "Follow us @leedswood"')
})

it('own up to facts and wishes that came to nothing', () => {
  const wish = { customAiInstructions: 'Please mention the engraving.' }
  const { reasons } = reasonsOf({ description: 'A walnut serving board.' }, wish)
  expect(reasons).toMatch(/Not told in this short text.*"Rubbed with mineral oil/)
  expect(reasons).toMatch(/your wish to mention .*engraving.* no word stands in/)
})

it('call no keyword the focus where none was chosen', () => {
  const { reasons } = reasonsOf({}, { keywords: 'walnut serving board', starredKeywords: null })
  expect(reasons).toContain('begins with your keyword "walnut serving board"')
})

it.each<[string, string, string, string | null]>([
  [
    'a part that was left out, in the words that were left out',
    'A board with a leather loop. Oiled by my aunt Maud on her porch, who sings old songs while she works.',
    'A board with a leather loop, oiled by my aunt Maud.',
    'text: "who sings old songs while she works."',
  ],
  ['what is told in spaced letters', 'B O A R D Y\nA board.', 'Boardy is a board.', null],
  ['what is told in short', 'a bird hous board w lav ess oil', 'A birdhouse. Lavender oil.', null],
  [
    'prices as numbers that are not told',
    'A board with a loop. Small board 20 / big board 45.',
    'A board with a loop, small or big.',
    'Its numbers are not told: "Small board 20 / big board 45."',
  ],
  [
    'inch marks as they were typed',
    'A board. Engraved labels come at 45" to 54" lengths only.',
    'A board.',
    'text: “Engraved labels come at 45" to 54" lengths only.”',
  ],
])('name, of what is not told, %s', (_what, productType, description, expected) => {
  const { reasons } = reasonsOf({ description }, { productType })
  if (expected === null) expect(reasons).not.toContain('Not told')
  else expect(reasons).toContain(expected)
})

it.each([
  [
    'a long text of little',
    'A board of walnut.',
    /shorter than a long text, because no more was given/,
  ],
  ['a long text of much', `A board of walnut. ${'It tells ever more. '.repeat(60)}`, null],
])('say why a text is short: %s', (_what, productType, expected) => {
  const { reasons } = reasonsOf(
    { description: 'A board of walnut.' },
    { productType, descriptionLength: 'long' },
  )
  if (expected === null) expect(reasons).not.toContain('because no more was given')
  else expect(reasons).toMatch(expected)
})

it('take a wish to mention a weight for met by the weight', () => {
  const wish = { customAiInstructions: 'Mention the weight.' }
  const wishOf = (description: string) => reasonsOf({ description }, wish).reasons
  expect(wishOf('A board of 2.4 kg.')).not.toContain('the weight')
  expect(wishOf('A board.')).toContain('of your wish to mention "the weight" no word stands in')
})

describe('what was left out', () => {
  it('is quoted as it was typed, and by a reason only where that is plain', () => {
    const { reasons } = reasonsOf(
      {},
      { productType: `${anInput().productType}\nCheck my reviews!!! 5 STARS\nI ship on Mondays.` },
    )
    expect(reasons).toMatch(/Not told in this short text:[^\n]*"Check my reviews!/)
    expect(reasons).toContain('Left out: "I ship on Mondays"')
  })

  it('is a number of a fact that was copied out and came into no sentence', () => {
    const material = materialFor({
      productType: 'Walnut board, 18in x8, 3 colours: red, blue, grey.',
    })
    const notes = { ...NO_NOTES, untold: [], copied: ['18in x8', '3 colours: red, blue, grey'] }
    const told = (description: string) =>
      reasonsFor(shape(aDraft({ title: 'Board', description }), material), { ...material, notes })
    expect(told('A walnut board in red, blue or grey.')).toContain(
      'Its numbers are not told: "18in x8".',
    )
    expect(told('A walnut board of 18 x 8 in.')).not.toContain('Its numbers')
  })
})

it('name the tags that stand for no keyword, and call none of them invented or not', () => {
  const { reasons } = reasonsOf(
    { tags: ['walnut board', 'cheese boards', 'bread board'] },
    { keywords: 'cheese board, walnut serving board', starredKeywords: '' },
  )
  expect(reasons).toContain('3 of 13 are used. As tags: "cheese board" (as "cheese boards").')
  expect(reasons).toContain('Added to your keywords: "walnut board", "bread board".')
  expect(reasons).not.toContain('invented')
})

it('tell of a search by the words of several tags only where these stand in the same form', () => {
  const changes = { keywords: 'walnut boards, serving walnut', starredKeywords: '' }
  const { reasons } = reasonsOf({ title: 'Tray', tags: ['walnut tray', 'serving board'] }, changes)
  expect(reasons).toContain('By the words of several tags: "serving walnut".')
})
