import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { GeneratorInput, WritingPart } from '#contract/listings.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { NothingToWriteAbout } from '../writer.ts'
import { embeddedWriter } from './embedded.ts'

const ENDLESS = join(import.meta.dirname, 'testing/endless.ts')
const { signal } = new AbortController()

describe('the embedded writer', () => {
  const writer = embeddedWriter()
  afterAll(() => writer.close())
  const write = (wanted: Partial<GeneratorInput>, seed = 'one') =>
    writer.write({ input: aGeneratorInput(wanted), seed, signal })

  it('writes the same listing for the same form and seed', async () => {
    const productType = 'Oak spoon, 25 cm long. Oiled with walnut oil.'
    const first = await write({ productType })
    expect(first.generatedDescription).toContain('Oiled with walnut oil.')
    expect(await write({ productType })).toEqual(first)
  })

  it('says where a form holds nothing to write about', async () => {
    await expect(write({ productType: '?!', keywords: '...' })).rejects.toThrow(NothingToWriteAbout)
  })

  it('reports the parts of the finished listing, and nothing before', async () => {
    const parts: WritingPart[] = []
    const input = aGeneratorInput()
    const writing = await writer.write({
      input,
      seed: 'one',
      signal,
      onProgress: (part) => parts.push(part),
    })
    expect(parts).toEqual([
      { stage: 'title', title: writing.generatedTitle },
      { stage: 'description', description: writing.generatedDescription },
      { stage: 'tags', tags: writing.generatedTags },
      { stage: 'altText', altText: writing.generatedAltText },
      { stage: 'explanation', explanation: writing.generatedExplanation },
    ])
  })
})

describe('a form that keeps a thread busy without end', () => {
  const endless = aGeneratorInput({ listingTitle: 'endless' })
  const next = { input: aGeneratorInput(), seed: 'one', signal }

  it('is given up at the time limit, and so are those that wait behind it, each on a new thread', async () => {
    const writer = embeddedWriter({ thread: ENDLESS, timeLimitMs: 1 })
    const forms = Array.from({ length: 3 }, () =>
      writer.write({ input: endless, seed: 'one', signal }),
    )
    const failures = await Promise.allSettled(forms)
    expect(failures).toMatchObject(
      forms.map(() => ({ status: 'rejected', reason: { failure: 'timed_out' } })),
    )
    await writer.close()
  })

  it('is ended when nobody waits for it any longer, and whoever comes next is served', async () => {
    const writer = embeddedWriter({ thread: ENDLESS })
    const leaving = new AbortController()
    const left = writer.write({ input: endless, seed: 'one', signal: leaving.signal })
    const gone = new Error('Gone')
    leaving.abort(gone)
    await expect(left).rejects.toBe(gone)
    expect(await writer.write(next)).toHaveProperty('generatedTitle')
    await writer.close()
  })
})
