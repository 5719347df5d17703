import { describe, expect, it } from 'vitest'
import { choose, wordings } from './choices.ts'
import { createRandom } from './random.ts'

const spoken = (phrase: string) =>
  new Set(Array.from({ length: 300 }, (_, seed) => choose(phrase, createRandom(`${seed}`))))

describe('a phrase with choices', () => {
  it('takes one of the words in brackets', () => {
    expect(spoken('on a [shelf|desk]')).toEqual(new Set(['on a shelf', 'on a desk']))
  })

  it('takes choices inside of choices', () => {
    expect(spoken('[at [noon|six]|later]')).toEqual(new Set(['at noon', 'at six', 'later']))
  })

  it('takes as many as it says, in any order, as a list', () => {
    expect(spoken('[2 or: tea|toast|jam]')).toEqual(
      new Set([
        'tea or toast',
        'toast or tea',
        'tea or jam',
        'jam or tea',
        'toast or jam',
        'jam or toast',
      ]),
    )
    expect(choose('[3 and: a|b|c]', createRandom('one'))).toMatch(/^[abc], [abc] and [abc]$/)
  })

  it.each([
    ['plain', 1],
    ['[a|b] and [c|d|e]', 6],
    ['[2 or: a|b|c]', 6],
    ['[3 or: a|b|c|d|e] [x|y]', 120],
  ])('knows in how many ways it can be worded: %s', (phrase, count) => {
    expect(wordings(phrase)).toBe(count)
  })
})
