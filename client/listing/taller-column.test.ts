import { expect, it } from 'vitest'
import { aListing } from '#client/testing/samples.ts'
import { isTextTaller } from './taller-column.ts'

const TAGS = Array.from({ length: 13 }, (_, at) => `tag ${at}`)

it('finds a long description taller than few tags, and a short one no taller than all of them', () => {
  const long = Array.from({ length: 9 }, () => 'A sentence of the description.').join('\n\n')
  expect(isTextTaller(aListing({ generatedDescription: long, generatedTags: ['mug'] }))).toBe(true)
  expect(isTextTaller(aListing({ generatedDescription: 'A mug.', generatedTags: TAGS }))).toBe(
    false,
  )
})
