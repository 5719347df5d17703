import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { TriedRow } from './row.ts'

const HEAD = ['What', 'Asked', 'Done', 'Violations', 'Seconds', 'Outcome', 'Note']

/** As Markdown, so that it can be put into a note as it is. */
export function tableOf(rows: readonly TriedRow[]): string {
  const lines = rows.map((row) => [
    `${row.part}: ${row.what}`,
    row.unit === '' ? '' : `${row.asked.toLocaleString('en')} ${row.unit}`,
    row.unit === '' ? '' : row.done.toLocaleString('en'),
    row.outcome === 'not reached' ? '' : String(row.violations.length),
    String(row.seconds),
    row.outcome,
    row.note,
  ])
  const all = [HEAD, ...lines]
  const widths = HEAD.map((_, at) => Math.max(3, ...all.map((line) => (line[at] ?? '').length)))
  const [head = '', ...body] = all.map(
    (line) => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [head, rule, ...body].join('\n')
}

type Report = { seed: number; machine: string; startedAt: string; rows: TriedRow[] }

/** The table and a copy for machines, beside each other. */
export async function keep(report: Report, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.json`, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${path}.md`, `${headOf(report)}\n\n${tableOf(report.rows)}\n`)
}

/** With what, when and on what it was run. */
export function headOf({ seed, machine, startedAt }: Omit<Report, 'rows'>): string {
  return `Seed ${seed}, begun ${startedAt}. ${machine}.`
}
