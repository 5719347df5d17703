import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { review } from '#marketplace/review.ts'
import type { ModelChoice } from '#server/platform/model-config.ts'
import type { WritingPart } from '../writer.ts'
import { modelWriter } from './model.ts'
import { openModel } from './provider.ts'
import type { CallReport } from './service.ts'
import { aDraft, anAnswer, anInput } from './testing/walnut-board.ts'

const mock = new LLMock({ port: 0, strict: true, logLevel: 'silent' })

beforeAll(async () => {
  mock.onMessage(/walnut/, { content: anAnswer() })
  await mock.start()
})
afterAll(() => mock.stop())

const choices: [ModelChoice, path: string][] = [
  [{ provider: 'openai', name: 'gpt-5-mini', apiKey: 'key' }, '/v1'],
  [{ provider: 'anthropic', name: 'claude-sonnet-4-5', apiKey: 'key' }, '/v1'],
  [{ provider: 'google', name: 'gemini-2.5-flash', apiKey: 'key' }, '/v1beta'],
  [{ provider: 'compatible', name: 'any', baseUrl: 'unused' }, '/v1'],
]

it.each(choices)('writes with %o', async (choice, path) => {
  const parts: WritingPart[] = []
  const reports: CallReport[] = []
  const writer = modelWriter({
    model: await openModel(choice, `${mock.url}${path}`),
    clock: { now: () => new Date() },
    callsPerDay: 10,
    onCall: (report) => reports.push(report),
  })
  const writing = await writer.write({
    input: anInput(),
    seed: 'a',
    signal: new AbortController().signal,
    onProgress: (part) => parts.push(part),
  })
  expect(writing).toEqual({
    generatedTitle: aDraft().title,
    generatedDescription: aDraft().description,
    generatedTags: aDraft().tags,
    generatedAltText: null,
    generatedExplanation: aDraft().explanation,
  })
  expect(review(writing, anInput()).hard).toEqual([])
  expect(reports).toMatchObject([{ outcome: 'answered' }])
  expectGrowing(parts)
})

it('asks every provider for the form of a listing, and for no tools', () => {
  const bodies = mock.getRequests().map(({ body }) => JSON.stringify(body))
  expect(bodies).toHaveLength(choices.length)
  for (const body of bodies) {
    expect(body).toContain('altText')
    expect(body).not.toMatch(/maxItems|maxLength/)
  }
})

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
