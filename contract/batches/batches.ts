import * as z from 'zod/mini'
import { AskedInput, WriterChoice } from '../listings.ts'
import { PageQuery } from '../paging.ts'
import { route } from '../route.ts'
import { requiredText } from '../text.ts'

export const BATCH = {
  nameMax: 100,
  /** Each of them is a listing, and costs what a listing costs. */
  rowsMax: 1000,
  /** In one call, which is no larger than any other: 64 KiB. */
  rowsAtOnceMax: 100,
  /** Batches of one person that are not over. */
  unfinishedMax: 10,
  /** So many rows of one person are written at once; the others leave room for a single listing of hers. */
  atOnceOfOnePerson: 2,
  /** After so many rows in a row that the writer could not write, the batch pauses. */
  failuresInRowMax: 5,
} as const

/** It is filled with rows first, and started when all are there. */
export const BATCH_STATES = ['filling', 'running', 'paused', 'canceled', 'done'] as const
export type BatchState = (typeof BATCH_STATES)[number]

/** Why a batch pauses: its owner wants it, her credits are used up, or nothing comes of its rows. */
export const PAUSE_REASONS = ['asked', 'no_credits', 'failing'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

export const BATCH_ROW_STATES = ['waiting', 'writing', 'written', 'failed', 'canceled'] as const
export type BatchRowState = (typeof BATCH_ROW_STATES)[number]

export const USED_UP_FOR_TODAY =
  'Today’s allowance for the language model is used up. The batch goes on by itself when it starts again at 00:00 UTC. Rows that wait cost nothing.'

const Count = z.int().check(z.minimum(0))

export const Batch = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(BATCH_STATES),
  pausedFor: z.nullable(z.enum(PAUSE_REASONS)),
  /** Why it does not go on just now, and when it does by itself; null while it goes on. */
  waits: z.nullable(z.object({ detail: z.string(), until: z.iso.datetime() })),
  /** How many rows are in each state. Only those that are written were paid, with one credit each. */
  rows: z.object({
    waiting: Count,
    writing: Count,
    written: Count,
    failed: Count,
    canceled: Count,
  }),
  writer: WriterChoice,
  usesProfile: z.boolean(),
  createdAt: z.iso.datetime(),
  startedAt: z.nullable(z.iso.datetime()),
  /** When its last row was written or given up. */
  finishedAt: z.nullable(z.iso.datetime()),
})
export type Batch = z.infer<typeof Batch>

export const BatchRow = z.object({
  number: z.int(),
  nickname: z.string(),
  state: z.enum(BATCH_ROW_STATES),
  /** Why a row failed; it cost nothing. */
  problem: z.nullable(z.object({ code: z.string(), detail: z.string() })),
  listingId: z.nullable(z.string()),
  /** The title of its listing as it stands now; null also where the listing was deleted. */
  title: z.nullable(z.string()),
  /** How many of its checks its listing passed as it was written. */
  checksPassed: z.nullable(z.int()),
})
export type BatchRow = z.infer<typeof BatchRow>

/** The largest number of a row, which is its line in the file. */
const NUMBER_MAX = 1_000_000
const WRONG_NUMBER = `The number of a row must be a whole number from 1 to ${NUMBER_MAX}`
const RowNumber = z
  .int(WRONG_NUMBER)
  .check(z.minimum(1, WRONG_NUMBER), z.maximum(NUMBER_MAX, WRONG_NUMBER))

export const NewBatch = z.strictObject({
  name: requiredText({ label: 'Name', max: BATCH.nameMax }),
  writer: z._default(WriterChoice, 'usual'),
  /** Whether its listings obey what the shop says once for all. */
  usesProfile: z._default(z.boolean('Uses profile must be true or false'), true),
})
export type NewBatch = z.infer<typeof NewBatch>

const TOO_MANY_AT_ONCE = `Please send 1 to ${BATCH.rowsAtOnceMax} rows at once`

export const NewBatchRows = z.strictObject({
  rows: z
    .array(
      z.strictObject({ number: RowNumber, input: AskedInput }),
      'The rows must be a list of a number and an input each',
    )
    .check(
      z.minLength(1, TOO_MANY_AT_ONCE),
      z.maxLength(BATCH.rowsAtOnceMax, TOO_MANY_AT_ONCE),
      z.refine(
        (rows) => new Set(rows.map(({ number }) => number)).size === rows.length,
        'Each row needs a number of its own',
      ),
    ),
})
export type NewBatchRow = z.infer<typeof NewBatchRows>['rows'][number]

const WRONG_COUNT = `Rows must be a whole number from 1 to ${BATCH.rowsMax}`

/** How many rows it must have by now: one that lost some on the way is not started. */
export const BatchStart = z.strictObject({
  rows: z.int(WRONG_COUNT).check(z.minimum(1, WRONG_COUNT), z.maximum(BATCH.rowsMax, WRONG_COUNT)),
})

/** The rows that are tried again; without any, all that failed. */
export const BatchRetry = z.strictObject({
  numbers: z.optional(
    z
      .array(RowNumber, 'The numbers must be a list')
      .check(z.maxLength(BATCH.rowsMax, `A batch has at most ${BATCH.rowsMax} rows`)),
  ),
})

/** The files that come of a batch. */
export const BATCH_FILES = {
  csv: { label: 'Download with all fields', use: 'with everything you entered and got' },
  marketplace: { label: 'Download for the marketplace', use: 'as its own export has them' },
  failed: { label: 'Download failed rows', use: 'to fix them and send them again' },
  unwritten: { label: 'Download rows not written', use: 'those that failed or were given up' },
} as const
export type BatchFile = keyof typeof BATCH_FILES

const FileQuery = z.strictObject({
  file: z._default(
    z.enum(
      ['csv', 'marketplace', 'failed', 'unwritten'],
      'Please ask for csv, marketplace, failed or unwritten.',
    ),
    'csv',
  ),
})

/** Many listings out of one file: each row is a listing for a credit, written in its turn on the server. */
export const batchRoutes = {
  createBatch: route({
    method: 'POST',
    path: '/api/batches',
    summary: 'Open a batch, to be filled with rows and then started; it costs nothing',
    access: 'signedIn',
    scope: 'batches',
    body: NewBatch,
    answer: Batch,
    isRepeatable: true,
  }),
  addBatchRows: route({
    method: 'POST',
    path: '/api/batches/:id/rows',
    summary:
      'Put rows into a batch that was not started yet; a number that is sent again replaces its row',
    access: 'signedIn',
    scope: 'batches',
    body: NewBatchRows,
    answer: Batch,
  }),
  startBatch: route({
    method: 'POST',
    path: '/api/batches/:id/start',
    summary: 'Have the rows written, one credit each, as far as the balance goes',
    access: 'signedIn',
    scope: 'batches',
    body: BatchStart,
    answer: Batch,
  }),
  pauseBatch: route({
    method: 'POST',
    path: '/api/batches/:id/pause',
    summary: 'Pause a batch: rows that are being written are finished, and no other begins',
    access: 'signedIn',
    scope: 'batches',
    answer: Batch,
  }),
  resumeBatch: route({
    method: 'POST',
    path: '/api/batches/:id/resume',
    summary: 'Resume a paused batch',
    access: 'signedIn',
    scope: 'batches',
    answer: Batch,
  }),
  cancelBatch: route({
    method: 'POST',
    path: '/api/batches/:id/cancel',
    summary:
      'Cancel a batch for good: rows that wait are given up and cost nothing, and what was written stays',
    access: 'signedIn',
    scope: 'batches',
    answer: Batch,
  }),
  retryBatch: route({
    method: 'POST',
    path: '/api/batches/:id/retry',
    summary: 'Try rows again that failed',
    access: 'signedIn',
    scope: 'batches',
    body: BatchRetry,
    answer: Batch,
  }),
  listBatches: route({
    method: 'GET',
    path: '/api/batches',
    summary: 'The batches of the person, newest first, by pages',
    access: 'signedIn',
    scope: 'batches',
    query: PageQuery,
    answer: z.array(Batch),
    isPaged: true,
  }),
  getBatch: route({
    method: 'GET',
    path: '/api/batches/:id',
    summary: 'How far a batch is',
    access: 'signedIn',
    scope: 'batches',
    answer: Batch,
  }),
  listBatchRows: route({
    method: 'GET',
    path: '/api/batches/:id/rows',
    summary: 'All rows of a batch, in the order of the file',
    access: 'signedIn',
    scope: 'batches',
    answer: z.array(BatchRow),
  }),
  exportBatch: route({
    method: 'GET',
    path: '/api/batches/:id/export',
    summary: 'What came of a batch as a CSV file',
    access: 'signedIn',
    scope: 'batches',
    query: FileQuery,
    answer: null,
    fileTypes: ['text/csv; charset=utf-8'],
  }),
} as const
