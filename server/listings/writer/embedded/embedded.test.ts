import { afterAll, expect, it } from 'vitest'
import type { GeneratorInput, WritingPart } from '#contract/listings.ts'
import { openComposing, OutOfTime } from '#server/composing/composing.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { NothingToWriteAbout, WritingFailed } from '../writer.ts'
import { embeddedWriter } from './embedded.ts'

const { signal } = new AbortController()
const asker = { userId: 'ana' }
const composing = openComposing()
const writer = embeddedWriter(composing)
afterAll(() => composing.close())

function write(wanted: Partial<GeneratorInput>) {
  return writer.write({ input: aGeneratorInput(wanted), seed: 'one', asker, signal })
}

it('writes the same listing for the same form and seed', async () => {
  const productType = 'Oak spoon, 25 cm long. Oiled with walnut oil.'
  const first = await write({ productType })
  expect(first.generatedDescription).toContain('Oiled with walnut oil.')
  expect(await write({ productType })).toEqual(first)
})

it('says where a form holds nothing to write about', async () => {
  await expect(write({ productType: '?!', keywords: '...' })).rejects.toThrow(NothingToWriteAbout)
})

it('says that it timed out where a thread was ended', async () => {
  const slow = embeddedWriter({ ...composing, ask: () => Promise.reject(new OutOfTime()) })
  const asked = slow.write({ input: aGeneratorInput(), seed: 'one', asker, signal })
  await expect(asked).rejects.toThrow(new WritingFailed('timed_out', 'out of time'))
})

it('reports the parts of the finished listing, and nothing before', async () => {
  const parts: WritingPart[] = []
  const input = aGeneratorInput()
  const onProgress = (part: WritingPart) => parts.push(part)
  const writing = await writer.write({ input, seed: 'one', asker, signal, onProgress })
  expect(parts).toEqual([
    { stage: 'title', title: writing.generatedTitle },
    { stage: 'description', description: writing.generatedDescription },
    { stage: 'tags', tags: writing.generatedTags },
    { stage: 'altText', altText: writing.generatedAltText },
    { stage: 'explanation', explanation: writing.generatedExplanation },
  ])
})
