import type { WritingPart } from '#contract/listings.ts'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { review } from '#marketplace/review.ts'
import type { ModelChoice } from '#server/platform/model-config.ts'
import { modelWriter } from './model.ts'
import { openModel } from './provider.ts'
import type { CallReport } from './service.ts'
import { faultyProvider, refuses } from './testing/faulty-provider.ts'
import { aDraft, anAnswer, anInput } from './testing/walnut-board.ts'

const mock = new LLMock({ port: 0, strict: true, logLevel: 'silent' })

beforeAll(async () => {
  mock.onMessage(/walnut/, { content: anAnswer() })
  await mock.start()
})
afterAll(() => mock.stop())

const choices: [ModelChoice, path: string][] = [
  [{ provider: 'openai', name: 'gpt-5-mini', apiKey: 'key' }, '/v1'],
  [{ provider: 'openai', name: 'gpt-4o', apiKey: 'key' }, '/v1'],
  [{ provider: 'anthropic', name: 'claude-sonnet-4-5', apiKey: 'key' }, '/v1'],
  [{ provider: 'google', name: 'gemini-2.5-flash', apiKey: 'key' }, '/v1beta'],
  [{ provider: 'compatible', name: 'any', baseUrl: 'unused' }, '/v1'],
]

it.each(choices)('writes with %o', async (choice, path) => {
  const parts: WritingPart[] = []
  const reports: CallReport[] = []
  const writer = await writerOf(choice, `${mock.url}${path}`, (report) => reports.push(report))
  const onProgress = (part: WritingPart) => parts.push(part)
  const writing = await writer.write({ ...aRequest(), onProgress })
  expect(writing).toEqual({
    generatedTitle: aDraft().title,
    generatedDescription: aDraft().description,
    generatedTags: expect.arrayContaining(aDraft().tags),
    generatedAltText: null,
    generatedExplanation: expect.stringMatching(/^Title: It begins with your focus keyword/),
  })
  expect(review(writing, anInput()).hard).toEqual([])
  expect(reports).toMatchObject([{ outcome: 'answered' }])
  expectGrowing(parts)
})

describe('on the wire', () => {
  it.each(choices)(
    '%o is asked for the form of a listing without its limits, and for no tools',
    async (choice) => {
      const sent = await sentTo(choice)
      expect(sent).toMatch(
        /"required":\["facts","searches","title","description","tags","altText","look","untold","unmet","open"\]/,
      )
      expect(sent).not.toMatch(/maxItems|maxLength|"tools"/)
    },
  )

  it('Anthropic is asked to keep the part that is the same for all', async () => {
    const sent = await sentTo({ provider: 'anthropic', name: 'claude-sonnet-4-5', apiKey: 'key' })
    expect(JSON.parse(sent)).toMatchObject({ system: [{ cache_control: { type: 'ephemeral' } }] })
  })

  it('OpenAI is asked to keep nothing and to think briefly', async () => {
    const sent = await sentTo({ provider: 'openai', name: 'gpt-5-mini', apiKey: 'key' })
    expect(JSON.parse(sent)).toMatchObject({ store: false, reasoning: { effort: 'low' } })
  })
})

async function sentTo(choice: ModelChoice): Promise<string> {
  const provider = await faultyProvider(refuses(401))
  try {
    const writer = await writerOf(choice, provider.url)
    await expect(writer.write(aRequest())).rejects.toMatchObject({ failure: 'unavailable' })
    return provider.calls.join()
  } finally {
    await provider.close()
  }
}

async function writerOf(
  choice: ModelChoice,
  at: string,
  onCall: (report: CallReport) => void = () => {},
) {
  const model = await openModel(choice, at)
  return modelWriter({
    model,
    clock: { now: () => new Date() },
    allowance: { take: async () => null, add: async () => undefined },
    onCall,
  })
}

function aRequest() {
  return {
    input: anInput(),
    seed: 'a',
    asker: { userId: 'ana' },
    signal: new AbortController().signal,
  }
}

/** Parts come in the order of the form, grow, and end as what is kept. */
function expectGrowing(parts: WritingPart[]): void {
  const titles = parts.flatMap((part) => (part.stage === 'title' ? [part.title] : []))
  const descriptions = parts.flatMap((part) =>
    part.stage === 'description' ? [part.description] : [],
  )
  expect(titles.at(-1)).toBe(aDraft().title)
  expect(descriptions.length).toBeGreaterThan(1)
  expect(descriptions.at(-1)).toBe(aDraft().description)
  expect(aDraft().description).toContain(descriptions[0])
}
