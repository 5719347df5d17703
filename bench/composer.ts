import { composer } from '#server/listings/writer/composer/composer.ts'
import { CASES } from '#server/listings/writer/testing/cases.ts'
import { percentile, type Row, timesOf } from './measure.ts'

const BUDGET_MS = 30
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
