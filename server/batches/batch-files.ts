import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { ITEM_COLUMNS } from '#contract/batches/columns.ts'
import type { BatchFile, BatchRowState } from '#contract/batches/batches.ts'
import { DESCRIPTION_LENGTHS, type GeneratorInput, WRITING_STYLES } from '#contract/listings.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { ListingRow } from '#server/database/tables.ts'
import type { RowProblem } from '#server/database/tables-of-batches.ts'
import { BYTE_ORDER_MARK, csvField, csvHead, csvLine, csvRow } from '#server/listings/csv.ts'
import { asListing } from '#server/listings/library.ts'
import { findBatch, type OwnBatch } from './batches.ts'

/** How many rows are fetched at a time: the embedded database serves others in between. */
const SLICE = 250

/** What came of a batch as a CSV file, in the order of the file that it came from. */
export async function batchFile(db: Database, own: OwnBatch, file: BatchFile): Promise<Readable> {
  await findBatch(db, own)
  return Readable.from(FILES[file](db, own))
}

type Lines = (db: Database, own: OwnBatch) => AsyncIterable<string>

const FILES: Record<BatchFile, Lines> = {
  async *csv(db, own) {
    yield csvHead()
    for await (const rows of listingsOf(db, own))
      yield rows.map((row) => csvRow(asListing(row))).join('')
  },

  async *marketplace(db, own) {
    yield BYTE_ORDER_MARK + csvLine(['TITLE', 'DESCRIPTION', 'TAGS', 'SKU'])
    for await (const rows of listingsOf(db, own))
      yield rows
        .map(({ generatedTitle, generatedDescription, generatedTags, sku }) =>
          csvLine(
            [generatedTitle, generatedDescription, generatedTags.join(','), sku ?? ''].map(
              csvField,
            ),
          ),
        )
        .join('')
  },

  failed: (db, own) => rowsLeft(db, { own, states: ['failed'] }),

  unwritten: (db, own) => rowsLeft(db, { own, states: ['failed', 'canceled'] }),
}

type Left = { own: OwnBatch; states: BatchRowState[] }

/** What was entered of rows that have no listing, in the columns of the template, and why. */
async function* rowsLeft(db: Database, left: Left): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine([...ITEM_COLUMNS.map(({ heading }) => heading), 'Problem'])
  for await (const rows of formsOf(db, left))
    yield rows
      .map(({ input, problem }) =>
        csvLine(
          [
            ...ITEM_COLUMNS.map(({ field }) => textOf(input, field)),
            problem?.detail ?? GIVEN_UP,
          ].map(csvField),
        ),
      )
      .join('')
}

const GIVEN_UP = 'It was given up before it was written, and cost nothing.'

/** A field as our template has it. */
function textOf(input: GeneratorInput, field: keyof GeneratorInput): string {
  const value = input[field]
  if (field === 'writingStyle') return WRITING_STYLES[input.writingStyle].label
  if (field === 'descriptionLength') return DESCRIPTION_LENGTHS[input.descriptionLength].label
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value ?? ''
}

function listingsOf(db: Database, own: OwnBatch): AsyncGenerator<(ListingRow & Numbered)[]> {
  return slicesOf((after) =>
    sql<ListingRow & Numbered>`
      SELECT made.number, listings.* FROM batch_rows made JOIN listings
        ON listings.user_id = made.user_id AND listings.id = made.listing_id
      WHERE made.user_id = ${own.userId} AND made.batch_id = ${asId(own.id)} AND made.number > ${after}
      ORDER BY made.number LIMIT ${SLICE}`.execute(db),
  )
}

/** Only a row that failed has a problem. */
type RowLeft = { input: GeneratorInput; problem: RowProblem | null }

function formsOf(db: Database, { own, states }: Left): AsyncGenerator<(RowLeft & Numbered)[]> {
  return slicesOf((after) =>
    sql<RowLeft & Numbered>`
      SELECT number, input, problem FROM batch_rows
      WHERE user_id = ${own.userId} AND batch_id = ${asId(own.id)} AND state = ANY (${states}::text[]) AND number > ${after}
      ORDER BY number LIMIT ${SLICE}`.execute(db),
  )
}

type Numbered = { number: number }

async function* slicesOf<Row extends Numbered>(
  next: (after: number) => Promise<{ rows: Row[] }>,
): AsyncGenerator<Row[]> {
  let after = 0
  for (;;) {
    const { rows } = await next(after)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < SLICE) return
    after = last.number
  }
}
