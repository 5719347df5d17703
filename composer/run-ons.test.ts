import { describe, expect, it } from 'vitest'
import { readDocument } from './read/document.ts'

function linesOf(text: string): string[] {
  return readDocument(text).statements.map(({ text: said }) =>
    said.endsWith('.') ? said.slice(0, -1) : said,
  )
}

describe('text typed with a thumb', () => {
  it('is parted at every breath, a chunk a line', () => {
    const lines = linesOf(
      'knotted plant hanger jute n wood beads,, holds pots 4-6 inch,, u hang it indoors.. bk loop is brass',
    )
    expect(lines.slice(-3)).toEqual([
      'Holds pots 4-6 inch',
      'You hang it indoors',
      'Back loop is brass',
    ])
  })

  it.each([
    [
      'before a new subject',
      'the dye lasts 3 yrs it keeps the color w a wash',
      'It keeps the color',
    ],
    [
      'before a plea',
      'lined w cotton abt 2 layers please dont tumble it',
      "Please don't tumble it",
    ],
    ['before a care order', 'sewn by me n my mum in wool machine wash cold', 'Machine wash cold'],
  ])('is parted %s', (_where, text, line) => {
    expect(linesOf(`cozy w lid n hook, ${text}`).some((one) => one.startsWith(line))).toBe(true)
  })

  it.each([
    ['behind "so"', 'cord w loop n knot so you can hang it'],
    ['in front of what is chosen', 'rug n mat w any colors you like'],
    ['where a verb has it for an object', 'bag n pouch w zip just put it on a hook'],
    ['inside brackets', 'hat n scarf w pom (we make them both)'],
  ])('stays together %s', (_where, text) => {
    expect(linesOf(text)).toHaveLength(1)
  })

  it('gets a comma before a measure behind its thing, never inside the measure', () => {
    expect(linesOf('wool dryer balls 6 pack')[0]).toMatch(/wool dryer balls, 6 pack/i)
    expect(linesOf('clip n cord w strap 5.5in tassel 3in')[0]).toMatch(/5\.5in, tassel 3in/i)
    expect(linesOf('board n pegs birch ply 8 in round 1/8 thick w felt')[0]).toMatch(
      /ply, 8 in round, 1\/8 thick/i,
    )
  })

  it('keeps its short forms in a text that takes its time', () => {
    expect(linesOf('This U gouge has an ash handle. It is sharp. Nat finish.')).toEqual([
      'This U gouge has an ash handle',
      'It is sharp',
      'Nat finish',
    ])
  })
})
