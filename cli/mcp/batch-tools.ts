import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { Batch, BatchRow, batchRoutes } from '#contract/batches/batches.ts'
import { listingPageRoutes } from '#contract/listing-pages.ts'
import { Listing } from '#contract/listings.ts'
import { countsOf, goOnWith, sendBatch } from '../batch.ts'
import { batchFileOf } from '../batch-file.ts'
import type { Connection } from '../connection.ts'
import { misused } from '../failure.ts'
import { listingText } from '../texts.ts'
import { Limit, WrittenListing } from './inputs.ts'
import { answered, headOf } from './tool.ts'

const BatchState = z.object({
  batch: Batch,
  /** The rows that failed, with their line in the file and why. They cost nothing. */
  failed: z.array(BatchRow),
})

const OneBatch = z.strictObject({
  batchId: z.string().check(z.describe('The id that start_batch or list_batches names')),
})

type Connect = () => Connection

/** Many listings out of one table, written on the server row after row, as the command line has them. */
export function addBatches(server: McpServer, connection: Connect): void {
  addStart(server, connection)
  addList(server, connection)
  addOfOne(server, connection)
  addResults(server, connection)
}

const StartInput = z.strictObject({
  csv: z
    .string()
    .check(
      z.describe(
        'The whole text of a CSV file, headings first: Nickname, Product Description and Keywords, and where wanted SKU, Focus Keywords, Target Audience, Writing Style, Emojis, Bulleted Lists, Description Length, Image Description, Custom AI Instructions. Or the export of the marketplace.',
      ),
    ),
  name: z._default(z.string(), 'Batch').check(z.describe('What the seller knows it by')),
  skip: z
    ._default(z.boolean(), false)
    .check(z.describe('Whether rows that cannot be used are left out; else nothing is sent')),
  again: z
    ._default(z.boolean(), false)
    .check(z.describe('Whether the same text is written and paid once more')),
})

function addStart(server: McpServer, connection: Connect): void {
  server.registerTool(
    'start_batch',
    {
      ...headOf('Start a batch', 'writesRows'),
      description:
        'Has a listing written for each row of a CSV file, on the server, and answers at once; look_at_batch tells how far it is. Spends 1 credit for each row that is written, none for one that fails, and pauses where the credits are used up. The same name and text again is the same batch and starts nothing.',
      inputSchema: StartInput,
      outputSchema: BatchState,
    },
    ({ csv, name, skip, again }) =>
      answered(async () => {
        const file = batchFileOf(name, csv)
        const { rows, sentences } = file
        if (rows.length === 0 || (sentences.length > 0 && !skip))
          throw misused(
            [...sentences, 'Nothing was sent. Mend these rows, or leave them out with skip.'].join(
              '\n',
            ),
          )
        const key = again ? `${file.key.slice(0, 100)}-${randomUUID()}` : file.key
        const line = connection()
        const batch = await sendBatch(line, {
          file: { ...file, key },
          onSentBefore: async (before) => before,
          tell: () => undefined,
        })
        return stateOf(
          line,
          batch,
          sentences.map((sentence) => `Left out. ${sentence}`),
        )
      }),
  )
}

function addList(server: McpServer, connection: Connect): void {
  server.registerTool(
    'list_batches',
    {
      ...headOf('List your batches', 'looks'),
      description: 'The newest batches of the seller, and how far each is. Costs nothing.',
      inputSchema: z.strictObject({}),
      outputSchema: z.object({ batches: z.array(Batch) }),
    },
    () =>
      answered(async () => {
        const batches = await connection().send(batchRoutes.listBatches, {})
        const lines = batches.map(lineOf)
        return { text: lines.join('\n') || 'There are none.', structured: { batches } }
      }),
  )
}

/** The tools that take one batch, and answer how it is then. */
function addOfOne(server: McpServer, connection: Connect): void {
  const add = (name: string, tool: OfOne) =>
    server.registerTool(
      name,
      {
        ...headOf(tool.title, tool.effect),
        description: tool.description,
        inputSchema: OneBatch,
        outputSchema: BatchState,
      },
      ({ batchId: id }) =>
        answered(async () => {
          const line = connection()
          return stateOf(line, await tool.batchBy(line, id))
        }),
    )
  add('look_at_batch', {
    title: 'Look at a batch',
    effect: 'looks',
    description:
      'How far a batch is, why it is paused or waits, and which rows failed and why. Costs nothing.',
    batchBy: (line, id) => line.send(batchRoutes.getBatch, { params: { id } }),
  })
  add('pause_batch', {
    title: 'Pause a batch',
    effect: 'steers',
    description:
      'Begins no further row until it is resumed; rows that are being written are finished. Costs nothing.',
    batchBy: (line, id) =>
      line.send(batchRoutes.pauseBatch, { params: { id }, isRepeatable: true }),
  })
  add('go_on_with_batch', {
    title: 'Go on with a batch',
    effect: 'writesRows',
    description:
      'Resumes a paused batch, or tries again the rows that failed of one that is done. Spends 1 credit for each row that is written.',
    batchBy: async (line, id) =>
      goOnWith(line, await line.send(batchRoutes.getBatch, { params: { id } })),
  })
  add('cancel_batch', {
    title: 'Cancel a batch',
    effect: 'ends',
    description:
      'Gives up the rows that wait, for good. They cost nothing, and what was written stays. Ask before.',
    batchBy: (line, id) =>
      line.send(batchRoutes.cancelBatch, { params: { id }, isRepeatable: true }),
  })
}

type OfOne = {
  title: string
  effect: 'looks' | 'steers' | 'ends' | 'writesRows'
  description: string
  batchBy: (line: Connection, id: string) => Promise<Batch>
}

const ResultsInput = z.extend(OneBatch, {
  limit: Limit,
  cursor: z.optional(z.string()).check(z.describe('The nextCursor of the page before')),
})

const Results = z.object({ listings: z.array(WrittenListing), nextCursor: z.nullable(z.string()) })

function addResults(server: McpServer, connection: Connect): void {
  server.registerTool(
    'batch_results',
    {
      ...headOf('See the listings of a batch', 'looks'),
      description:
        'The listings that were written in a batch so far, newest first, a page at a time. Costs nothing.',
      inputSchema: ResultsInput,
      outputSchema: Results,
    },
    ({ batchId: batch, limit, cursor }) =>
      answered(async () => {
        const search = new URLSearchParams({ batch, limit: String(limit) })
        if (cursor !== undefined) search.set('cursor', cursor)
        const page = await connection().open(listingPageRoutes.listListings, {
          search: `?${search.toString()}`,
        })
        const listings = z.array(Listing).parse(await page.json())
        const texts = listings.map((listing) => `${listing.id}\n${listingText(listing)}`)
        return {
          text: texts.join('\n\n---\n\n') || 'Nothing is written yet.',
          structured: Results.parse({ listings, nextCursor: cursorIn(page) }),
        }
      }),
  )
}

/** Where the next page begins. */
function cursorIn({ headers }: Response): string | null {
  const [, next] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? []
  return next === undefined ? null : new URL(next, 'http://localhost').searchParams.get('cursor')
}

/** How a batch is, with the rows that need somebody. */
async function stateOf(line: Connection, batch: Batch, before: readonly string[] = []) {
  const params = { id: batch.id }
  const rows = batch.rows.failed === 0 ? [] : await line.send(batchRoutes.listBatchRows, { params })
  const failed = rows.filter(({ state }) => state === 'failed')
  const reasons = failed.map(
    ({ number, nickname, problem }) => `Line ${number}, ${nickname}: ${problem?.detail ?? ''}`,
  )
  const text = [...before, lineOf(batch), ...reasons].join('\n')
  return { text, structured: BatchState.parse({ batch, failed }) }
}

/** "candles, paused (the credits are used up): 3 of 5 rows written. Its id: batch_0197…" */
function lineOf(batch: Batch): string {
  const { id, name, state, pausedFor, waits } = batch
  const why = pausedFor === null ? '' : ` (${WHY[pausedFor]})`
  const waiting = waits === null ? '' : ` ${waits.detail}`
  return `${name}, ${state}${why}: ${countsOf(batch)}.${waiting} Its id: ${id}`
}

const WHY = {
  asked: 'as was asked',
  no_credits: 'the credits are used up',
  failing: 'several rows in a row failed',
} as const satisfies Record<NonNullable<Batch['pausedFor']>, string>
