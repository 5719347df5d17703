import { compose } from '#composer/composer.ts'
import { expect, it } from 'vitest'
import { atFirst, writtenFrom } from './written-examples.ts'

const SPOON = {
  nickname: 'Oak spoon',
  notes: 'Oak spoon, carved by hand. It is 10 inches long.',
  keywords: ['oak spoon', 'wooden spoon'],
  focusKeywords: ['oak spoon'],
  photo: 'Oak spoon on a table',
}

it('shows of an example what the writer makes of the same form', async () => {
  const written = await writtenFrom(SPOON)
  const composed = compose({
    listingTitle: 'Oak spoon',
    sku: null,
    productType: SPOON.notes,
    keywords: 'oak spoon, wooden spoon',
    starredKeywords: 'oak spoon',
    writingStyle: 'friendly',
    includeEmojis: false,
    includeBulletedLists: false,
    descriptionLength: 'medium',
    imageDescription: SPOON.photo,
    customAiInstructions: null,
    targetAudience: null,
  })
  expect(written.title).toBe(composed?.generatedTitle)
  expect(written.description.join('\n')).toBe(composed?.generatedDescription)
  expect(written.tags).toEqual(composed?.generatedTags)
  expect(written.altText).toBe(composed?.generatedAltText)
})

it('gives of an example as much as a first look at it shows, and no more', async () => {
  const { notes, more, ...first } = atFirst(SPOON, await writtenFrom(SPOON))
  expect(notes).toBe(SPOON.notes)
  expect(more).toBe(1)
  expect(Object.keys(first)).toEqual(['focusKeywords', 'title', 'description', 'tags'])
})

it('counts the checks that it passes, and claims no other', async () => {
  const { checksMet, checks } = await writtenFrom(SPOON)
  expect(checks).toBe(10)
  expect(checksMet).toBeLessThan(checks)
})
