import { expect, it } from 'vitest'
import { layout, type Plan } from './plan.ts'

const EMPTY: Plan = {
  opening: [],
  details: [],
  bullets: [],
  scenes: [],
  tips: [],
  giving: [],
  closing: [],
}

it('ends no list on the word that the text goes on with', () => {
  const bullets = ['• Two holes to hang', '• 55 cm long']
  const scenes = ['Long walks end here.']
  expect(layout({ ...EMPTY, opening: ['A rail.'], bullets, scenes })).toBe(
    'A rail.\n\n• 55 cm long\n• Two holes to hang\n\nLong walks end here.',
  )
})

it('leaves a list alone that ends on another word', () => {
  const bullets = ['• 55 cm long', '• Two holes to hang']
  expect(layout({ ...EMPTY, bullets, scenes: ['Long walks end here.'] })).toBe(
    '• 55 cm long\n• Two holes to hang\n\nLong walks end here.',
  )
})

it('keeps a short text in two paragraphs and splits a long one', () => {
  const scenes = Array.from(
    { length: 6 },
    (_, at) => `Scene ${at} has ten words and so it is long.`,
  )
  const text = layout({ ...EMPTY, opening: ['A rail.'], scenes, giving: ['Give it.'] })
  expect(text.split('\n\n')).toHaveLength(4)
  expect(layout({ ...EMPTY, opening: ['A rail.'], tips: ['Oil it.'], giving: ['Give it.'] })).toBe(
    'A rail.\n\nOil it. Give it.',
  )
})

it('begins no paragraph with a sentence that leans on another', () => {
  const tips = ['Keep it dry.', 'Oil the rail in spring, and again before the heating goes on.']
  const scenes = Array.from(
    { length: 5 },
    () => 'The rail holds coats, hats, bags, keys and leads.',
  )
  const text = layout({ ...EMPTY, opening: ['A rail.'], scenes, tips })
  expect(text.split('\n\n').at(-1)).toBe(`${tips[1]} ${tips[0]}`)
})
