import type { Batch, BatchState } from '#contract/batches/batches.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import { routes } from '#contract/routes.ts'
import { until } from '#server/testing/outcome.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import type { Caller } from '#server/testing/test-app.ts'

type Wanted = Partial<GeneratorInput>

/** A batch of this person, of a row for each nickname or form; not started. Its first row is line 2 of the file. */
export async function aFilledBatch(
  caller: Pick<Caller, 'call'>,
  rows: (string | Wanted)[],
): Promise<{ id: string }> {
  const { id } = (
    await caller.call(routes.createBatch, { body: { name: 'candles-winter' } })
  ).answer()
  const inputs = rows.map((row) =>
    aGeneratorInput(typeof row === 'string' ? { listingTitle: row } : row),
  )
  const numbered = inputs.map((input, index) => ({ number: index + 2, input }))
  for (let from = 0; from < rows.length; from += 50)
    (
      await caller.call(routes.addBatchRows, {
        params: { id },
        body: { rows: numbered.slice(from, from + 50) },
      })
    ).answer()
  return { id }
}

/** The same, started. */
export async function aRunningBatch(
  caller: Pick<Caller, 'call'>,
  rows: (string | Wanted)[],
): Promise<{ id: string }> {
  const params = await aFilledBatch(caller, rows)
  ;(await caller.call(routes.startBatch, { params, body: { rows: rows.length } })).answer()
  return params
}

/** The batch, once it is in that state. */
export async function whenIt(
  caller: Pick<Caller, 'call'>,
  params: { id: string },
  is: BatchState | ((batch: Batch) => boolean),
): Promise<Batch> {
  let batch = (await caller.call(routes.getBatch, { params })).answer()
  await until(async () => {
    batch = (await caller.call(routes.getBatch, { params })).answer()
    return typeof is === 'string' ? batch.state === is : is(batch)
  })
  return batch
}

/** How many rows are in each state that has any. */
export function countsOf({ rows }: Batch): Partial<Batch['rows']> {
  return Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))
}
