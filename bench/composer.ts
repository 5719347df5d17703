import { readFile } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import * as z from 'zod/mini'
import { GeneratorInput } from '#contract/listings.ts'
import { largestForm } from '#marketplace/testing/largest-form.ts'
import { openComposing } from '#server/composing/composing.ts'
import { embeddedWriter } from '#server/listings/writer/embedded/embedded.ts'
import { percentile, type Row, timesOf } from './measure.ts'

const FORMS = new URL('../scripts/demo/listings.json', import.meta.url)
const BUDGET_MS = 20
const LARGEST_BUDGET_MS = 150
const DELAY_BUDGET_MS = 20
const ROUNDS = 20

const asker = { userId: 'bench' }

/** One listing by the composer, as a request gets it, over all kinds of forms, after a first round to warm up. */
export async function benchComposer(): Promise<Row> {
  const inputs = z.array(GeneratorInput).parse(JSON.parse(await readFile(FORMS, 'utf8')))
  const composing = openComposing()
  const writer = embeddedWriter(composing)
  const { signal } = new AbortController()
  const writeAll = (round: number) =>
    timesOf(inputs.length, (index) => {
      const input = inputs[index]
      return input && writer.write({ input, seed: `round ${round}`, asker, signal })
    })
  await writeAll(0)
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) times.push(...(await writeAll(round)))
  await composing.close()
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = percentile(sorted, 0.95)
  return {
    what: 'Composer, one listing',
    budget: `p95 <= ${BUDGET_MS} ms`,
    measured: `p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    isMet: p95 <= BUDGET_MS,
  }
}

/** The largest form that is taken, after one to warm up, and how long everybody else waits meanwhile. */
export async function benchLargestForm(): Promise<Row[]> {
  const composing = openComposing()
  const writer = embeddedWriter(composing)
  const input = largestForm()
  const { signal } = new AbortController()
  const write = (round: number) => writer.write({ input, seed: `round ${round}`, asker, signal })
  await write(ROUNDS)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const times = await timesOf(ROUNDS, write)
  delay.disable()
  await composing.close()
  const worst = times.at(-1) ?? Number.NaN
  const waited = delay.max / 1e6
  return [
    {
      what: 'Composer, largest form',
      budget: `worst <= ${LARGEST_BUDGET_MS} ms`,
      measured: `p50 ${percentile(times, 0.5).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
      isMet: worst <= LARGEST_BUDGET_MS,
    },
    {
      what: 'Others meanwhile, event loop',
      budget: `worst <= ${DELAY_BUDGET_MS} ms`,
      measured: `p50 ${(delay.percentile(50) / 1e6).toFixed(1)} ms, worst ${waited.toFixed(1)} ms`,
      isMet: waited <= DELAY_BUDGET_MS,
    },
  ]
}
