import { Readable } from 'node:stream'
import type { FileFormat } from '#contract/export.ts'
import type { Listing } from '#contract/listings.ts'
import type { Database } from '#server/database/database.ts'
import { csvHead, csvRow } from './csv.ts'
import { asListing } from './library.ts'

/** How many listings are fetched at a time: the embedded database serves others in between. */
const BATCH = 250

type Exported = { userId: string; format: FileFormat }

/** All listings of a person as a file that is made while it is read, so that it may be of any size. */
export function exportListings(db: Database, { userId, format }: Exported): Readable {
  const batches = batchesOf(db, userId)
  return Readable.from(format === 'csv' ? asCsv(batches) : asJsonList(batches))
}

async function* asCsv(batches: AsyncIterable<Listing[]>) {
  yield csvHead()
  for await (const listings of batches) yield listings.map(csvRow).join('')
}

async function* asJsonList(batches: AsyncIterable<Listing[]>) {
  yield '['
  let separator = '\n'
  for await (const listings of batches) {
    yield separator + listings.map((listing) => JSON.stringify(listing)).join(',\n')
    separator = ',\n'
  }
  yield '\n]\n'
}

async function* batchesOf(db: Database, userId: string): AsyncGenerator<Listing[]> {
  let after: { createdAt: Date; id: string } | undefined
  do {
    const rows = await batchAfter(db, { userId, after })
    if (rows.length > 0) yield rows.map(asListing)
    after = rows.length === BATCH ? rows.at(-1) : undefined
  } while (after !== undefined)
}

type Place = { userId: string; after: { createdAt: Date; id: string } | undefined }

function batchAfter(db: Database, { userId, after }: Place) {
  const newestFirst = db
    .selectFrom('listings')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH)
  if (after === undefined) return newestFirst.execute()
  return newestFirst
    .where((listings) =>
      listings(
        listings.refTuple('createdAt', 'id'),
        '<',
        listings.tuple(after.createdAt, after.id),
      ),
    )
    .execute()
}
