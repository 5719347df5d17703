import { describe, expect, it } from 'vitest'
import type { ListingTexts } from '../review/finding.ts'
import { removalOf } from './removal.ts'

const texts: ListingTexts = {
  generatedTitle: 'Solid Gold Ring, Hand-Polished, Made of Solid Gold',
  generatedDescription: '',
  generatedTags: ['gold ring', 'solid gold band', 'polished ring'],
  generatedAltText: null,
  generatedExplanation: null,
}

function withoutIn(description: string, words: string) {
  const generatedDescription = `${description}\n\nLast words.`
  return removalOf({ ...texts, generatedDescription }, { field: 'description', words })
}

describe('taking unbacked words out', () => {
  it.each([
    [texts.generatedTitle, 'solid gold', 'Ring, Hand-Polished'],
    ['Bowl, Set of 7', '7', 'Bowl, Set'],
    ['9 inch Oak Bowl', '9', 'Oak Bowl'],
  ])('leaves a whole title: %s without %s', (generatedTitle, words, left) => {
    expect(removalOf({ ...texts, generatedTitle }, { field: 'title', words })).toEqual({
      patch: { generatedTitle: left },
      consequence: `The title becomes “${left}”.`,
    })
  })

  it('leaves the title to the seller where nothing else stands in it', () => {
    const generatedTitle = 'Solid Gold'
    expect(
      removalOf({ ...texts, generatedTitle }, { field: 'title', words: 'solid gold' }),
    ).toBeNull()
  })

  it('takes out whole tags', () => {
    expect(removalOf(texts, { field: 'tags', words: 'gold' })).toEqual({
      patch: { generatedTags: ['polished ring'] },
      consequence: 'Takes out the tags “gold ring”, “solid gold band”.',
    })
  })

  it('takes a trait out of a sentence that stands without it', () => {
    expect(withoutIn('Pack it in an organic bag. It is light.', 'organic')).toEqual({
      patch: { generatedDescription: 'Pack it in a bag. It is light.\n\nLast words.' },
      consequence: 'The sentence becomes “Pack it in a bag.”',
    })
  })

  it.each([
    ['The bag is waterproof and light. It has a strap.', 'waterproof', 'It has a strap.'],
    ['It has a strap. A 7 inch strap.', '7', 'It has a strap.'],
    ['Details\n• Made of oak\n• A strap', 'oak', 'Details\n• A strap'],
  ])('takes out the sentence or line that needs them: %s', (description, words, left) => {
    expect(withoutIn(description, words)?.patch).toEqual({
      generatedDescription: `${left}\n\nLast words.`,
    })
  })

  it('empties an alt text that says nothing else', () => {
    const given = { ...texts, generatedAltText: 'It is gold.' }
    expect(removalOf(given, { field: 'altText', words: 'gold' })?.patch).toEqual({
      generatedAltText: '',
    })
  })
})
