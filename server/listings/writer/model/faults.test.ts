import { afterEach, describe, expect, it } from 'vitest'
import { LISTING, TAG, type WritingPart } from '#contract/listings.ts'
import { review } from '#marketplace/review.ts'
import { type Writing, WritingFailed } from '../writer.ts'
import type { ModelLimits } from './model.ts'
import { aModelWriter, KEY, PATIENT } from './testing/a-model-writer.ts'
import {
  answers,
  type Behaviour,
  cutsOff,
  ends,
  faultyProvider,
  floods,
  type Provider,
  refuses,
  repeats,
} from './testing/faulty-provider.ts'
import { aDraft, anAnswer, anInput } from './testing/walnut-board.ts'

const MB = 1024 * 1024
const good = answers(anAnswer())
const secretBody = '{"error":{"message":"words of the provider"}}'
const manyTags = Array.from(
  { length: 20 },
  (_, at) => `walnut board ${String.fromCodePoint(97 + at)}`,
)
const hostile = {
  title: '# Walnut Serving Board <script>alert(1)</script>',
  description: `![x](https://evil.example/?q=1)<img src=x onerror="alert(1)"> ${aDraft().description} **Black** walnut.`,
  tags: ['<b>walnut board</b>', 'serving board'],
}
const controls = {
  title: 'Walnut\u0000 Serving\u202E Board\u0007',
  description: `\u001B[31m${aDraft().description}\u200B\uFEFF`,
}

let provider: Provider | undefined
afterEach(() => provider?.close())

describe('a provider in trouble', () => {
  it.each<[string, Behaviour[], WritingFailed['failure'], number]>([
    ['refuses the key', [refuses(401, {}, secretBody)], 'unavailable', 1],
    [
      'has no quota left',
      [refuses(429, {}, '{"error":{"code":"insufficient_quota"}}')],
      'unavailable',
      1,
    ],
    ['asks for an hour of patience', [refuses(429, { 'retry-after': '3600' })], 'unavailable', 1],
    ['fails twice', [refuses(500, {}, secretBody)], 'unavailable', 2],
    ['does not know the model', [refuses(404, {}, secretBody)], 'unusable', 2],
    ['cuts the line in the middle', [cutsOff(anAnswer().slice(0, 200))], 'unusable', 2],
    ['ends in the middle', [ends(anAnswer().slice(0, 200))], 'unusable', 2],
    ['answers prose', [answers('I would rather talk about words of the provider.')], 'unusable', 2],
    ['answers another shape', [answers('{"name":"board","price":12}')], 'unusable', 2],
    ['answers nothing', [answers('')], 'unusable', 2],
    ['declines', [answers('', 'content_filter')], 'unusable', 1],
    [
      'answers a page',
      [refuses(200, { 'content-type': 'text/html' }, '<html>words of the provider</html>')],
      'unusable',
      2,
    ],
    ['floods us with 10 MB of text', [floods(10 * MB)], 'unusable', 2],
    ['floods us with a 10 MB error', [refuses(500, {}, 'x'.repeat(10 * MB))], 'unavailable', 2],
    [
      'answers only blank fields',
      [answers(anAnswer({ title: ' ', description: '\n' }))],
      'unusable',
      2,
    ],
    [
      'invents at both tries',
      [answers(anAnswer({ description: 'Titanium cure. It heals. 99% off.' }))],
      'unusable',
      2,
    ],
  ])('that %s costs nothing but time', async (_what, behaviours, failure, calls) => {
    provider = await faultyProvider(...behaviours)
    const error = await failureOf(provider.url)
    expect(error).toMatchObject({ failure })
    expect(provider.calls).toHaveLength(calls)
    const told = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`
    expect(told).not.toMatch(/words of the provider|walnut/i)
    expect(told).not.toContain(KEY)
  })

  it('that nobody answers for is unavailable', async () => {
    const gone = await faultyProvider(good)
    await gone.close()
    expect(await failureOf(gone.url)).toMatchObject({ failure: 'unavailable' })
  })

  it('tells when to come back', async () => {
    provider = await faultyProvider(refuses(429, { 'retry-after': '3600' }))
    expect(await failureOf(provider.url)).toMatchObject({ retryAfterSeconds: 3600 })
  })

  it.each<[string, Behaviour]>([
    ['fails', refuses(500)],
    ['asks to wait a moment', refuses(429, { 'retry-after-ms': '50' })],
    ['refuses our schema', refuses(400)],
    ['cuts the line', cutsOff('{"title":"Wal')],
    ['talks', answers('Sure!')],
  ])('that once %s gets a second chance', async (_what, behaviour) => {
    provider = await faultyProvider(behaviour, good)
    expectPublishable(await writingOf(provider.url))
    expect(provider.calls).toHaveLength(2)
  })

  it('that refuses our schema is asked without it', async () => {
    provider = await faultyProvider(refuses(400), good)
    await writingOf(provider.url)
    expect(provider.calls.map((call) => call.includes('json_schema'))).toEqual([true, false])
  })
})

describe('an answer with faults', () => {
  it.each<[string, string]>([
    ['20 tags', anAnswer({ tags: manyTags })],
    [
      'a tag of 40 characters',
      anAnswer({ tags: ['rustic farmhouse walnut serving board xl', 'bread board'] }),
    ],
    [
      'a title of 400 characters',
      anAnswer({
        title: `Walnut Serving Board, ${'round handle and leather loop for hanging '.repeat(9)}`,
      }),
    ],
    ['scripts and images', anAnswer(hostile)],
    ['control characters', anAnswer(controls)],
    ['a fence around it', `\`\`\`json\n${anAnswer()}\n\`\`\``],
    ['shouting', anAnswer({ title: 'WALNUT SERVING BOARD WITH ROUND HANDLE' })],
    [
      'emojis nobody wanted',
      anAnswer({ title: 'Walnut Serving Board 🎁', description: `${aDraft().description} 🎁` }),
    ],
  ])('such as %s becomes a publishable listing', async (_what, answer) => {
    provider = await faultyProvider(answers(answer))
    const writing = await writingOf(provider.url)
    expectPublishable(writing)
    expect(JSON.stringify(writing)).not.toMatch(/<|alert|evil|onerror|\\u00|🎁|\*\*/)
    expect(provider.calls.length).toBeLessThanOrEqual(2)
  })

  it('keeps whole words when a tag is too long', async () => {
    const long = 'walnut serving board with a round handle'
    provider = await faultyProvider(answers(anAnswer({ tags: [long, 'bread board'] })))
    const { generatedTags } = await writingOf(provider.url)
    expect(generatedTags.slice(0, 2)).toEqual(['walnut serving board', 'bread board'])
    expect(generatedTags.every((tag) => tag.length <= TAG.lengthMax)).toBe(true)
  })

  it('goes back to the model once, with what the review found', async () => {
    const invented = answers(
      anAnswer({ description: `${aDraft().description} Made of solid titanium.` }),
    )
    provider = await faultyProvider(invented, good)
    expect((await writingOf(provider.url)).generatedDescription).toBe(aDraft().description)
    expect(provider.calls[1]).toMatch(/titanium.*is not in what the seller entered/)
  })

  it('loses what the model insists on inventing', async () => {
    const invented = answers(
      anAnswer({ description: `${aDraft().description} Made of solid titanium.` }),
    )
    provider = await faultyProvider(invented)
    expect((await writingOf(provider.url)).generatedDescription).toBe(aDraft().description)
    expect(provider.calls).toHaveLength(2)
  })

  it('is mended when the second call fails', async () => {
    const invented = answers(
      anAnswer({ description: `${aDraft().description} Made of solid titanium.` }),
    )
    provider = await faultyProvider(invented, refuses(500))
    expectPublishable(await writingOf(provider.url))
  })
})

describe('the instructions', () => {
  it.each<[string, (instructions: string) => string]>([
    ['whole', (said) => anAnswer({ description: said })],
    [
      'a stretch of them',
      (said) => anAnswer({ description: `${aDraft().description} ${said.slice(300, 460)}` }),
    ],
    ['in tags', (said) => anAnswer({ tags: said.split(/\s+/).slice(0, 40) })],
    ['in capitals', (said) => anAnswer({ description: said.toUpperCase() })],
  ])('never come out, %s, not even while the answer arrives', async (_how, make) => {
    provider = await faultyProvider(repeats(([first]) => make(first?.content ?? '')))
    const parts: WritingPart[] = []
    const writer = await aModelWriter({ url: provider.url })
    const onProgress = (part: WritingPart) => parts.push(part)
    const writing = writer.write({ ...aRequest(), onProgress })
    await expect(writing).rejects.toMatchObject({ failure: 'unusable' })
    expect(JSON.stringify(parts)).not.toMatch(/hold the seller's pen|user message is one JSON/i)
  })
})

function aRequest() {
  return {
    input: anInput(),
    seed: 'a',
    asker: { userId: 'ana' },
    signal: new AbortController().signal,
  }
}

async function writingOf(url: string): Promise<Writing> {
  const writer = await aModelWriter({ url })
  return writer.write(aRequest())
}

async function failureOf(
  url: string,
  limits: Partial<ModelLimits> = PATIENT,
): Promise<WritingFailed> {
  const writer = await aModelWriter({ url, limits })
  const error: unknown = await writer.write(aRequest()).catch((thrown: unknown) => thrown)
  if (error instanceof WritingFailed) return error
  throw new Error('It should have failed', { cause: error })
}

function expectPublishable(writing: Writing): void {
  expect(review(writing, anInput()).hard).toEqual([])
  expect(writing.generatedTitle.length).toBeLessThanOrEqual(LISTING.titleMax)
  expect(writing.generatedTags.length).toBeLessThanOrEqual(TAG.max)
  expect(writing.generatedTags.filter((tag) => tag.length > TAG.lengthMax)).toEqual([])
  expect(new Set(writing.generatedTags).size).toBe(writing.generatedTags.length)
  expect(writing.generatedDescription.length).toBeGreaterThan(100)
}
