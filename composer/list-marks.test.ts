import { describe, expect, it } from 'vitest'
import { compose } from './composer.ts'
import { anInput } from './testing/an-input.ts'

function told(productType: string): string {
  const listing = compose(
    anInput({
      listingTitle: 'Rope dog leash',
      productType: `Dog leash in cotton rope.\n\n${productType}`,
      keywords: 'dog leash, rope dog leash',
      descriptionLength: 'long',
      includeBulletedLists: true,
    }),
  )
  return listing?.generatedDescription ?? ''
}

describe('a list is told whole, as it was marked', () => {
  it.each([
    [
      'tildes',
      '4 loops:\n~ 10 knots\n~ 20 knots\n~ double\n~ plain loop',
      '• 10 knots\n• 20 knots\n• Double\n• Plain loop',
    ],
    [
      'a number in the first label',
      'Dye 1: madder\n2: weld\n3: woad',
      '• Dye 1: madder\n• 2: weld\n• 3: woad',
    ],
    [
      'letters',
      'Grades:\nA - perfect\nB - small knots\nC - faded',
      'A) Perfect\nB) Small knots\nC) Faded',
    ],
    [
      'steps behind a sign',
      '▶ Step 1 choose a rope\n▶ Step 2 choose a clip\n▶ Step 3 I send a proof within 24 hours',
      '1. Choose a rope\n2. Choose a clip\n3. I send a proof within 24 hours',
    ],
    [
      'questions without answers marked',
      'Q: is it heavy?\nNo, 90 g\nQ. washable?\nYes, by hand',
      '• Is it heavy? No, 90 g\n• Washable? Yes, by hand',
    ],
    [
      'questions in one line',
      'Q is it heavy? A no, 90 g\nQ: does it float? A: It does',
      '• Is it heavy? No, 90 g\n• Does it float? It does',
    ],
  ])('by %s', (_marks, typed, list) => {
    expect(told(typed)).toContain(list)
  })
})

describe('a heading', () => {
  it.each([
    [
      'says something itself',
      'Rope: cotton\nColour random (whatever is dyed)\nCare: hand wash',
      /random[^:\n]*:/,
    ],
    [
      'counts what it heads',
      '2 loops:\n- wide\n- narrow\n\n+ 1 brass ring to sew on',
      /2 loops:\n• Wide\n• Narrow\n• 1 brass/,
    ],
    [
      'ends where another label begins',
      'Options:\n- rope only\n- kit: rope + clip\n\nWax: for the ends',
      /Options:\n(?:•.*\n)*• Wax/,
    ],
  ])('%s, so that nothing else stands below it', (_what, typed, wrong) => {
    expect(told(typed)).not.toMatch(wrong)
  })
})

it('writes a short unit in full behind a space', () => {
  expect(told('hi u, its for my dog lol. 3wks pls wait')).not.toContain('3weeks')
})

it('keeps a heading between tildes above what stands beside it', () => {
  expect(told('~Not included~ the brush, the tin.')).toContain('Not included')
  expect(told('~Not included~ the brush, the tin.')).not.toContain('Not included the brush')
})
