import { booksNow } from '#server/credits/books.ts'
import type { Database } from '#server/database/database.ts'
import type { ReadCounts } from '#server/database/replica.ts'
import type { Metric } from '#server/http/exposition.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'
import { countMails } from './mail-metrics.ts'
import { countMoney } from './money-metrics.ts'

type Read = () => Promise<Metric[]>

export type Metrics = {
  /** The same writer, with what it writes counted. */
  counted(writer: ListingWriter): ListingWriter
  mails: ReturnType<typeof countMails>
  money: ReturnType<typeof countMoney>
  /** Reads these with the others. */
  also: (read: Read) => void
  read(): Promise<Metric[]>
}

/** Whoever scrapes has ten seconds, as a rule; what has no answer by then has none. */
const PATIENCE_MS = 2000

/** What is counted for the operator while the server runs. */
export function countMetrics(db: Database): Metrics {
  const writings = countWritings()
  const mails = countMails(db)
  const money = countMoney(db)
  const readers: Read[] = [
    writings.read,
    mails.read,
    money.read,
    money.readWarnings,
    async () => [holdsMetric(await countOpenHolds(db))],
    async () => booksMetrics(await booksNow(db)),
  ]
  return {
    counted: writings.counted,
    mails,
    money,
    also: (read) => {
      readers.push(read)
    },
    // Each by itself: while the database is away, the others say how the process is doing.
    read: async () => {
      const read = await Promise.all(readers.map((one) => within(PATIENCE_MS, one)))
      const unread = read.filter((metrics) => metrics === null).length
      return [...read.flatMap((metrics) => metrics ?? []), unreadMetric(unread)]
    },
  }
}

async function within(patienceMs: number, read: Read): Promise<Metric[] | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, patienceMs, null)
  const metrics = read().catch(() => null)
  return Promise.race([metrics, tooLate]).finally(() => clearTimeout(timer))
}

function countWritings() {
  const writings = { written: 0, failed: 0, seconds: 0 }
  return {
    counted: (writer: ListingWriter): ListingWriter => ({
      name: writer.name,
      write: async (request) => {
        const startedAt = performance.now()
        try {
          const writing = await writer.write(request)
          writings.written += 1
          return writing
        } catch (error) {
          writings.failed += 1
          throw error
        } finally {
          writings.seconds += (performance.now() - startedAt) / 1000
        }
      },
    }),
    read: async (): Promise<Metric[]> => [
      {
        name: 'listwright_writings_total',
        help: 'Listings the writer was asked for, by what came of it.',
        type: 'counter',
        samples: [
          { labels: { outcome: 'written' }, value: writings.written },
          { labels: { outcome: 'failed' }, value: writings.failed },
        ],
      },
      {
        name: 'listwright_writing_seconds_total',
        help: 'Time the writer took for all of them.',
        type: 'counter',
        samples: [{ value: writings.seconds }],
      },
    ],
  }
}

function holdsMetric(count: number): Metric {
  return {
    name: 'listwright_open_holds',
    help: 'Credits set aside for listings in writing, of all processes.',
    type: 'gauge',
    samples: [{ value: count }],
  }
}

function booksMetrics(books: Awaited<ReturnType<typeof booksNow>>): Metric[] {
  if (books === null) return []
  return [
    {
      name: 'listwright_broken_ledger_rules',
      help: 'Rules that the books broke at the last looks; anything but 0 is an alarm.',
      type: 'gauge',
      samples: [{ value: books.brokenRules }],
    },
    {
      name: 'listwright_books_look_age_seconds',
      help: 'Since the last whole look at the books was done, and since the last one at what is new.',
      type: 'gauge',
      samples: [
        { labels: { look: 'whole' }, value: books.roundAgeSeconds },
        { labels: { look: 'news' }, value: books.newsAgeSeconds },
      ],
    },
  ]
}

function unreadMetric(count: number): Metric {
  return {
    name: 'listwright_unread_metrics',
    help: 'Groups of metrics that had no answer this time; most are those of the database.',
    type: 'gauge',
    samples: [{ value: count }],
  }
}

/** How many generations of this process have a place, and how many wait for one. */
export function placesMetric({ taken, waiting }: { taken: number; waiting: number }): Metric {
  return {
    name: 'listwright_generations',
    help: 'Listings this process has in writing, and those that wait for a place.',
    type: 'gauge',
    samples: [
      { labels: { state: 'writing' }, value: taken },
      { labels: { state: 'waiting' }, value: waiting },
    ],
  }
}

export function readsMetric({ replica, behind, away }: ReadCounts): Metric {
  return {
    name: 'listwright_replica_reads_total',
    help: 'Readings of history and search, where a replica is set: those it answered, those it came too late for, and those while it was away.',
    type: 'counter',
    samples: [
      { labels: { outcome: 'replica' }, value: replica },
      { labels: { outcome: 'behind' }, value: behind },
      { labels: { outcome: 'away' }, value: away },
    ],
  }
}

async function countOpenHolds(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('creditHolds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow()
  return count
}
