import type { Grown } from './grown.ts'
import type { Cost } from './shop.ts'
import type { Size } from './sizes.ts'

/** What is too small to be told by itself, in bytes for each listing. */
const SMALL = 20

/** Bytes on the disk for each listing, by table and index. */
export function sizesTable(all: readonly Grown[]): string {
  const largest = all.at(-1)
  const told = largest?.sizes.filter((size) => bytesOf(largest, size) >= SMALL) ?? []
  return markdown(
    ['Bytes a listing', ...all.map(countOf)],
    [
      ...told.map((size) => [
        size.index === null ? `\`${size.table}\`` : `its index \`${size.index}\``,
        ...all.map((grown) => bytesOf(grown, size).toFixed(0)),
      ]),
      ['all, with what is smaller', ...all.map((grown) => allBytes(grown).toFixed(0))],
    ],
  )
}

function bytesOf(grown: Grown, of: Omit<Size, 'bytes'>): number {
  const found = grown.sizes.find(({ table, index }) => table === of.table && index === of.index)
  return (found?.bytes ?? 0) / grown.listings
}

function allBytes(grown: Grown): number {
  return grown.sizes.reduce((total, { bytes }) => total + bytes, 0) / grown.listings
}

/** Milliseconds (median, 95 of 100), processor time of the database, and pages of 8 kB that it looked at. */
export function callsTable(all: readonly Grown[]): string {
  return costsTable(
    'Call',
    all.map((grown) => [countOf(grown), grown.costs]),
  )
}

export function partsTable(all: readonly Grown[]): string {
  return all
    .map((grown) =>
      costsTable(`Searched, of ${countOf(grown)}`, [
        ['one table', grown.costs],
        ...grown.parts.map(({ parts, costs }): [string, Cost[]] => [`${parts} parts`, costs]),
      ]),
    )
    .join('\n\n')
}

export function booksTable(all: readonly Grown[]): string {
  return markdown(
    ['Books of all', ...all.map(countOf)],
    [
      ['seconds', ...all.map(({ books }) => books.seconds.toFixed(1))],
      ['entries a second', ...all.map(({ books }) => round(books.entries / books.seconds))],
      ['load of the machine', ...all.map(({ load }) => load.toFixed(1))],
    ],
  )
}

export function retentionTable(all: readonly Grown[]): string {
  const head = [
    'Swept',
    'rows',
    'seconds',
    'rows a second',
    'dead rows',
    'vacuum s',
    'others p50, p99, worst ms',
    '',
  ]
  return all
    .map(({ retention, ...grown }) =>
      markdown(
        [`${head[0]}, of ${countOf(grown)}`, ...head.slice(1)],
        [
          ['(nothing)', '', '', '', '', '', othersOf(retention.before), ''],
          ...retention.sweeps.map((one) => [
            `\`${one.table}\``,
            round(one.rows),
            one.seconds.toFixed(1),
            round(one.rowsPerSecond),
            round(one.dead),
            one.vacuumSeconds.toFixed(1),
            othersOf(one.othersMs),
            one.failed ?? '',
          ]),
        ],
      ),
    )
    .join('\n\n')
}

function costsTable(what: string, columns: [string, Cost[]][]): string {
  const named = columns.at(-1)?.[1].map((cost) => cost.what) ?? []
  return markdown(
    [what, ...columns.map(([name]) => name)],
    named.map((name) => [
      name,
      ...columns.map(([, costs]) => {
        const cost = costs.find((one) => one.what === name)
        if (cost === undefined) return ''
        const { p50Ms, p95Ms, cpuMs, buffers } = cost
        return `${p50Ms.toFixed(1)}, ${p95Ms.toFixed(1)} ms; cpu ${cpuMs.toFixed(1)}; ${round(buffers)} pages`
      }),
    ]),
  )
}

function othersOf({ p50, p99, worst }: { p50: number; p99: number; worst: number }): string {
  return [p50, p99, worst].map((ms) => ms.toFixed(0)).join(', ')
}

function countOf({ listings }: { listings: number }): string {
  return round(listings)
}

function round(count: number): string {
  return Math.round(count).toLocaleString('en')
}

function markdown(head: string[], body: string[][]): string {
  const rule = head.map(() => '---')
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
