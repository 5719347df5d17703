import type { Database } from '#server/database/database.ts'
import type { Metric } from '#server/http/exposition.ts'
import type { ListingWriter } from '#server/listings/writer/writer.ts'

export type Metrics = {
  /** The same writer, with what it writes counted. */
  counted(writer: ListingWriter): ListingWriter
  /** How many rules of the books were broken at the last look. */
  noteBooks(brokenRules: number): void
  /** Reads these with the others. */
  also: (read: () => Promise<Metric[]>) => void
  read(): Promise<Metric[]>
}

/** What is counted for the operator while the server runs. */
export function countMetrics(db: Database): Metrics {
  const writings = { written: 0, failed: 0, seconds: 0 }
  let brokenRules: number | null = null
  const others: (() => Promise<Metric[]>)[] = []
  return {
    counted: (writer) => ({
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
    noteBooks: (found) => {
      brokenRules = found
    },
    also: (read) => {
      others.push(read)
    },
    read: async () => [
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
      {
        name: 'listwright_open_holds',
        help: 'Credits set aside for listings in writing, of all processes.',
        type: 'gauge',
        samples: [{ value: await countOpenHolds(db) }],
      },
      {
        name: 'listwright_broken_ledger_rules',
        help: 'Rules that the books broke at the last hourly look; anything but 0 is an alarm.',
        type: 'gauge',
        samples: brokenRules === null ? [] : [{ value: brokenRules }],
      },
      ...(await Promise.all(others.map((readOther) => readOther()))).flat(),
    ],
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

async function countOpenHolds(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('creditHolds')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow()
  return count
}
