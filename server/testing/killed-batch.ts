import { setTimeout as wait } from 'node:timers/promises'
import { createBatchWriter } from '#server/batches/batch-writer.ts'
import { freeAbandonedRows } from '#server/batches/row-turns.ts'
import { sweep, sweepAbandoned } from '#server/credits/sweep.ts'
import { openDatabase } from '#server/database/database.ts'
import { createGenerator } from '#server/listings/generate.ts'
import { aWriting } from './people.ts'

// A program of its own: writes the rows of all batches, and is killed meanwhile. It ends when none is left.
const [dataDir = '', url = ''] = process.argv.slice(2)

/** Short, so that what a dead process had is soon another's. */
const LEASE_SECONDS = 4
const WRITING_MS = 15

const { db, kind, close } = await openDatabase({ dataDir, url: url === '' ? undefined : url })
if (kind === 'pglite') {
  await sweepAbandoned(db)
  await freeAbandonedRows(db)
}
const generator = createGenerator({
  db,
  leaseSeconds: LEASE_SECONDS,
  places: { max: 32, waitingMax: 64, waitMs: 20_000, spareMax: 2 },
  writer: {
    name: 'composer',
    write: async ({ input: { listingTitle } }) => {
      await wait(Math.random() * WRITING_MS)
      return aWriting({ generatedTitle: `${listingTitle} for a shelf` })
    },
  },
})
const batchWriter = createBatchWriter({
  db,
  generator,
  countChecks: () => Promise.resolve(10),
  leaseSeconds: LEASE_SECONDS,
  onError: (error) => {
    process.stderr.write(`${String(error)}\n`)
  },
})
batchWriter.start()
process.stdout.write('ready\n')
while (await isAnyOpen()) {
  await sweep(db)
  await wait(100)
}
await batchWriter.stop()
await close()

async function isAnyOpen(): Promise<boolean> {
  const open = await db
    .selectFrom('batches')
    .select('id')
    .where('status', '=', 'running')
    .executeTakeFirst()
  return open !== undefined
}
