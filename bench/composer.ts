import { composer } from '#server/listings/writer/composer/composer.ts'
import { CASES } from '#server/listings/writer/testing/cases.ts'
import { largestInput } from '#server/listings/writer/testing/largest-input.ts'
import { percentile, type Row, timesOf } from './measure.ts'

const BUDGET_MS = 30
const LARGEST_BUDGET_MS = 150
const ROUNDS = 20

/** One listing by the composer, over all kinds of input, after a first round to warm up. */
export async function benchComposer(): Promise<Row> {
  const inputs = Object.values(CASES)
  const writer = composer()
  const signal = new AbortController().signal
  const writeAll = (round: number) =>
    timesOf(inputs.length, (index) => {
      const input = inputs[index]
      return input && writer.write({ input, seed: `round ${round}`, signal })
    })
  await writeAll(0)
  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) times.push(...(await writeAll(round)))
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = percentile(sorted, 0.95)
  return {
    what: 'Composer, one listing',
    budget: `p95 <= ${BUDGET_MS} ms`,
    measured: `p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    isMet: p95 <= BUDGET_MS,
  }
}

/** The largest form that is taken, after one to warm up: while it is written, nobody else is answered. */
export async function benchLargestInput(): Promise<Row> {
  const writer = composer()
  const input = largestInput()
  const { signal } = new AbortController()
  const write = (round: number) => writer.write({ input, seed: `round ${round}`, signal })
  await write(ROUNDS)
  const times = await timesOf(ROUNDS, write)
  const worst = times.at(-1) ?? Number.NaN
  return {
    what: 'Composer, largest input',
    budget: `worst <= ${LARGEST_BUDGET_MS} ms`,
    measured: `p50 ${percentile(times, 0.5).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
    isMet: worst <= LARGEST_BUDGET_MS,
  }
}
