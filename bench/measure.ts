/** How long each run of a piece of work took, sorted, in milliseconds. */
export async function timesOf(runs: number, work: (run: number) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now()
    await work(run)
    times.push(performance.now() - startedAt)
  }
  return times.toSorted((a, b) => a - b)
}

/** The time that this share of the runs stayed within. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function middle(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** The middle one of some figures, and between which they all lie. */
export function spread(values: readonly number[], digits = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((one) => one.toFixed(digits))
  return `${middle(values).toFixed(digits)} [${least}-${most}]`
}

export type Row = { what: string; budget: string; measured: string; isMet: boolean }

export function lineOf({ what, budget, measured, isMet }: Row): string {
  return `${what}: ${measured} (${budget}), ${isMet ? 'met' : 'missed'}`
}

export function table(rows: Row[]): string {
  const lines = rows.map(({ what, budget, measured, isMet }) => [
    what,
    budget,
    measured,
    isMet ? 'met' : 'missed',
  ])
  const all = [['What', 'Budget', 'Measured', ''], ...lines]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((line) => (line[column] ?? '').length)),
  )
  return all
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
