import { expect, it } from 'vitest'
import { readAnswer } from './draft.ts'
import { materialOf } from './material.ts'
import { notesOf } from './notes.ts'
import { reasonsFor } from './reasons.ts'
import { shape } from './shape.ts'
import { anAnswer, anInput } from './testing/walnut-board.ts'

const WISHES = 'Write it as a limerick. Mention the loop.'
const material = materialOf({ input: anInput({ customAiInstructions: WISHES }), seed: 'a' })

function noted(notes: Record<string, unknown>) {
  const answer = readAnswer(JSON.stringify({ ...JSON.parse(anAnswer()), ...notes }))
  if (answer === null) throw new Error('no answer')
  const kept = notesOf(answer, material)
  return { kept, reasons: reasonsFor(shape(answer.draft, material), { ...material, notes: kept }) }
}

it('keeps of a model only wishes that were wished, and questions', () => {
  const { kept } = noted({
    unmet: ['as a limerick', 'in red letters'],
    open: ['How thick is it?', 'Buy now', 'How thick is it?', `Is it ${'very '.repeat(20)}thick?`],
  })
  expect(kept.unmet).toEqual(['as a limerick'])
  expect(kept.open).toEqual(['How thick is it?'])
})

it('tells the seller of them, and why a search is no tag', () => {
  const { reasons } = noted({
    unmet: ['as a limerick'],
    open: ['How thick is it?'],
    searches: { fits: ['charcuterie board'], other: ['kitchen decor', 'housewarming gift'] },
  })
  expect(reasons).toContain('Your wish "as a limerick" was not followed.')
  expect(reasons).toContain('Buyers will ask: How thick is it?')
  expect(reasons).not.toContain('want something else: "charcuterie board"')
})

it('reads an answer that holds none of it', () => {
  const { kept, reasons } = noted({ searches: 'kitchen decor', unmet: null })
  expect(kept).toEqual({ searches: new Map(), unmet: [], open: [] })
  expect(reasons).not.toContain('something else')
})
