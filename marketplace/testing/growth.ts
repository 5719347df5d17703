/** Less than this is the clock's own noise. */
const FLOOR_MS = 4
const ROUNDS_MAX = 10

/**
 * How many times longer `work` takes for four times as much, by processor time: four where it grows with what it is
 * given, sixteen where it grows with the square. Beside other programs one measurement says little, so both sizes are
 * measured again, at most ten times, until the best of each stay below `most`.
 */
export function growth(work: (share: number, run: number) => void, most: number): number {
  let [quarter, whole] = [Infinity, Infinity]
  for (let run = 0; run < ROUNDS_MAX; run += 1) {
    quarter = Math.min(
      quarter,
      millisecondsOf(() => work(0.25, run)),
    )
    whole = Math.min(
      whole,
      millisecondsOf(() => work(1, run)),
    )
    // The first calls of a program are compiled on the way.
    if (run > 0 && ratio(whole, quarter) < most) break
  }
  return ratio(whole, quarter)
}

function ratio(whole: number, quarter: number): number {
  return whole / Math.max(quarter, FLOOR_MS)
}

function millisecondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
