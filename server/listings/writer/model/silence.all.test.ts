import { afterEach, expect, it } from 'vitest'
import { WritingFailed } from '../writer.ts'
import { aModelWriter, HURRY } from './testing/a-model-writer.ts'
import {
  answers,
  drips,
  faultyProvider,
  type Provider,
  staysSilent,
} from './testing/faulty-provider.ts'
import { aDraft, anAnswer, anInput } from './testing/walnut-board.ts'

let provider: Provider | undefined
afterEach(() => provider?.close())

const aRequest = () => ({
  input: anInput(),
  seed: 'a',
  asker: { userId: 'ana' },
  signal: new AbortController().signal,
})

it.each([
  ['sends one byte and then another', drips('{"title":', 30)],
  ['stays silent', staysSilent],
])('gives up a provider that %s, after a second chance', async (_what, behaviour) => {
  provider = await faultyProvider(behaviour)
  const writer = await aModelWriter({ url: provider.url, limits: HURRY })
  const failed = writer.write(aRequest())
  await expect(failed).rejects.toBeInstanceOf(WritingFailed)
  await expect(failed).rejects.toMatchObject({ failure: 'timed_out' })
  expect(provider.calls).toHaveLength(2)
})

it('gives a second chance to a provider that was silent once', async () => {
  provider = await faultyProvider(staysSilent, answers(anAnswer()))
  const writer = await aModelWriter({ url: provider.url, limits: { silenceMs: 3000, pauseMs: 10 } })
  const { generatedDescription } = await writer.write(aRequest())
  expect(generatedDescription).toBe(aDraft().description)
  expect(provider.calls).toHaveLength(2)
})
