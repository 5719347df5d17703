import { expect, it } from 'vitest'
import { readAnswer } from './answer.ts'
import { materialOf } from './material.ts'
import { notesOf } from './notes.ts'
import { reasonsFor } from './reasons.ts'
import { shape } from './shape.ts'
import { anAnswer, anInput, FACTS, NO_NOTES } from './testing/walnut-board.ts'

const WISHES = 'Write it as a limerick. Mention the loop.'

function noted(notes: Record<string, unknown>, keywords: string = anInput().keywords) {
  const input = anInput({ customAiInstructions: WISHES, keywords })
  const material = materialOf({ input, seed: 'a' })
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
  expect(kept.unmet).toEqual([{ wish: 'as a limerick', why: '' }])
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

it('tells of a wish that was not followed, and why', () => {
  const { kept, reasons } = noted({
    unmet: ['Mention the loop: product says nothing of one.', 'in red: no colour is told'],
  })
  expect(kept.unmet).toEqual([{ wish: 'Mention the loop', why: 'your text says nothing of one' }])
  expect(reasons).toMatch(/Your wish .*the loop.* was not followed/)
  const limerick = noted({ unmet: [`as a limerick: ${'no room '.repeat(20)}`] })
  expect(limerick.kept.unmet).toEqual([{ wish: 'as a limerick', why: '' }])
})

it('tells why a focus search is not in the title, where its writer says so of one that was starred', () => {
  const starred = anInput().starredKeywords.split(', ')[0] ?? ''
  const title = 'Cheese Board with Handle'
  const why = noted({ title, unmet: [`${starred}: named in the text.`, 'cheese board: too long'] })
  expect(why.kept.unmet).toEqual([])
  expect(why.reasons).toContain(`Not in it: "${starred}" (named in the text).`)
  const long = noted({ title, unmet: [`${starred}: ${'no room '.repeat(20)}`] })
  expect(long.reasons).toContain(`Not in it: "${starred}".`)
})

it.each([
  [
    'what its writer left out, in her words',
    ['Wash by hand.', 'Free shipping!'],
    ['Wash by hand.'],
  ],
  ['nothing where all was told', [], []],
  ['nothing that the text tells word for word', ['cut from a single length'], []],
])('names as untold %s', (_what, untold, named) => {
  const description = 'A walnut serving board cut from a single length.'
  const { reasons } = noted({ untold, description })
  const line = /Not told in this short text: (.*?)\.(?= [A-Z]|\n|$)/.exec(reasons)?.[1] ?? ''
  expect(line).toBe(named.map((text) => `"${text}"`).join(', '))
})

it('reads an answer that holds none of it', () => {
  const { kept, reasons } = noted({ searches: 'kitchen decor', unmet: null })
  expect(kept).toEqual({ ...NO_NOTES, copied: FACTS.map(({ q }) => q) })
  expect(reasons).not.toContain('something else')
})

it('quotes what denies a search only in words that the seller wrote', () => {
  const denied = [
    { s: 'vegan chopping block', q: 'leather loop' },
    { s: 'bread board with handle', q: 'not for kitchens' },
  ]
  const { reasons } = noted({ searches: { denied } })
  expect(reasons).toContain('Not used: "vegan chopping block" (your text says "leather loop")')
  expect(reasons).toContain('does not plainly say so: "bread board with handle"')
  expect(reasons).not.toContain('not for kitchens')
})

it('calls no part of a tag unused, and another thing what the text only speaks of', () => {
  const other = ['mineral oil', 'cheese board', 'bread knife']
  const { reasons } = noted({ searches: { other } }, other.join(', '))
  expect(reasons).toContain('Inside longer tags: "cheese board"')
  expect(reasons).toContain('look for something else: "mineral oil", "bread knife"')
})

it('believes in another language whoever read it, where a search fits', () => {
  const input = anInput({
    productType: 'Komplet 6 bombek, ręcznie malowanych. Szyszka nie jest malowana.',
    keywords: 'bombki ręcznie malowane',
    starredKeywords: 'bombki ręcznie malowane',
  })
  const material = materialOf({ input, seed: 'a' })
  const draft = {
    title: 'Bombki ręcznie malowane',
    description: 'Komplet 6 bombek.',
    tags: ['bombki'],
  }
  const answer = readAnswer(
    JSON.stringify({ ...draft, searches: { fits: ['bombki ręcznie malowane'] } }),
  )
  if (answer === null) throw new Error('no answer')
  const notes = notesOf(answer, material)
  const reasons = reasonsFor(shape(answer.draft, material), { ...material, notes })
  expect(reasons).toContain('W tytule: "bombki ręcznie malowane"')
  expect(reasons).not.toContain('Nieużyte')
})
