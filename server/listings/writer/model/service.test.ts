import { afterEach, expect, it } from 'vitest'
import { aModelWriter } from './testing/a-model-writer.ts'
import {
  answers,
  faultyProvider,
  type Provider,
  refuses,
  staysSilent,
} from './testing/faulty-provider.ts'
import { anAnswer, anInput } from './testing/walnut-board.ts'

let provider: Provider | undefined
afterEach(() => provider?.close())

function aRequest(signal = new AbortController().signal) {
  return { input: anInput(), seed: 'a', asker: { userId: 'ana' }, signal }
}

it('calls nobody when the calls of the day are used up', async () => {
  provider = await faultyProvider(answers(anAnswer()))
  let left = 2
  const usedUp = { whose: 'all', waitMs: 60_000 } as const
  const allowance = { take: async () => (left-- > 0 ? null : usedUp), add: async () => undefined }
  const writer = await aModelWriter({ url: provider.url, allowance })
  await writer.write(aRequest())
  await writer.write(aRequest())
  const third = writer.write(aRequest())
  await expect(third).rejects.toMatchObject({
    failure: 'used_up',
    retryAfterSeconds: 60,
  })
  expect(provider.calls).toHaveLength(2)
})

it('leaves a failing provider alone after five failures', async () => {
  provider = await faultyProvider(refuses(500))
  const writer = await aModelWriter({ url: provider.url })
  for (let count = 0; count < 4; count += 1) {
    await expect(writer.write(aRequest())).rejects.toMatchObject({ failure: 'unavailable' })
  }
  expect(provider.calls).toHaveLength(5)
  expect(writer.reports.at(-1)).toMatchObject({ outcome: 'resting after failures' })
})

it('does not take unusable answers for a failing provider', async () => {
  provider = await faultyProvider(answers('no'))
  const writer = await aModelWriter({ url: provider.url })
  for (let count = 0; count < 4; count += 1) {
    await expect(writer.write(aRequest())).rejects.toMatchObject({ failure: 'unusable' })
  }
  expect(provider.calls).toHaveLength(8)
})

it('hangs up when the caller gives up', async () => {
  const giveUp = new AbortController()
  const hungUp = Promise.withResolvers<void>()
  provider = await faultyProvider((response, body) => {
    response.on('close', () => hungUp.resolve())
    staysSilent(response, body)
    giveUp.abort(new Error('enough'))
  })
  const writer = await aModelWriter({ url: provider.url })
  await expect(writer.write(aRequest(giveUp.signal))).rejects.toThrow('enough')
  await hungUp.promise
  expect(writer.reports).toMatchObject([{ outcome: 'abandoned' }])
})

it('reports tokens and time, and no text', async () => {
  provider = await faultyProvider(answers(anAnswer()))
  const writer = await aModelWriter({ url: provider.url })
  await writer.write(aRequest())
  expect(writer.reports).toEqual([
    {
      userId: 'ana',
      outcome: 'answered',
      inputTokens: 900,
      outputTokens: 400,
      durationMs: expect.any(Number),
    },
  ])
})
