import { describe, expect, it } from 'vitest'
import { writeOut } from './clean.ts'
import { splitClauses } from './clauses.ts'

function textsOf(product: string): string[] {
  return splitClauses(product).clauses.map(({ text }) => text)
}

describe('what is typed in a hurry', () => {
  it.each([
    ['portrait frm photo', 'portrait from photo'],
    ['tray for d&d', 'tray for d&d'],
    ['prints, min 25', 'prints, minimum 25'],
    ['unframed signed, no assembly', 'unframed, signed, no assembly needed'],
    ['b&w print', 'black and white print'],
    ['vtg bowl, each one dif face', 'vintage bowl, each one different face'],
  ])('is written out: %s', (typed, written) => {
    expect(writeOut(typed)).toBe(written)
  })

  it('keeps what is told before a question', () => {
    expect(textsOf('axolotl fidget, prints in one piece, random colors ok? message me')).toEqual([
      'axolotl fidget',
      'prints in one piece',
      'message me',
    ])
    expect(textsOf('Looking for a gift, something small? A mug in blue')).toEqual(['A mug in blue'])
  })

  it('ends a statement where the next begins without a comma', () => {
    expect(textsOf('mixing bowl turquoise some dishwasher fade no chips')).toEqual([
      'mixing bowl turquoise',
      'some dishwasher fade',
      'no chips',
    ])
    expect(
      textsOf(
        'svg bundle, 12 designs SVG PNG DXF for Cricut personal and small shop commercial use',
      ),
    ).toEqual([
      'svg bundle',
      '12 designs',
      'SVG, PNG and DXF',
      'for Cricut',
      'personal and small shop commercial use',
    ])
    expect(textsOf('licence for personal use only')).toEqual(['licence for personal use only'])
    expect(textsOf('portrait as jpg done in 3 days')).toEqual(['portrait as jpg', 'done in 3 days'])
  })
})

describe('what is told with care', () => {
  it('keeps a list together that its last member closes', () => {
    expect(textsOf('Meal planner, undated, with a menu, a shopping list and a diary')).toEqual([
      'Meal planner',
      'undated',
      'with a menu, a shopping list and a diary',
    ])
    expect(textsOf('Bunnies cut from pine and painted in chalky white, sage and blush')).toEqual([
      'Bunnies cut from pine and painted in chalky white, sage and blush',
    ])
  })

  it('lets a purpose lean on what it is the purpose of', () => {
    expect(textsOf('Invitation, edited on a phone, to print or to text')).toEqual([
      'Invitation',
      'edited on a phone, to print or to text',
    ])
  })

  it('keeps the formats of a file together', () => {
    expect(textsOf('Elephant to cut, in SVG, DXF and PNG, seven layers')).toEqual([
      'Elephant to cut',
      'in SVG, DXF and PNG',
      'seven layers',
    ])
  })

  it('measures a part with the words before it', () => {
    expect(textsOf('Painting, 16 x 20 inches, 1.5 inch deep edges painted grey')).toEqual([
      'Painting',
      '16 x 20 inches',
      '1.5 inch deep edges painted grey',
    ])
  })
})
