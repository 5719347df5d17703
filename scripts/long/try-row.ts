import { askedOf } from './asked.ts'
import type { Circumstances, Row, TriedRow } from './row.ts'

/** Tries a row. What it throws breaks the row, not the run. */
export async function tryRow(
  row: Row,
  circumstances: Omit<Circumstances, 'asked'>,
): Promise<TriedRow> {
  const { part, what } = row
  console.log(`\n== ${part}: ${what}`)
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const { count: asked, unit } = askedOf(row)
  const nothing = { asked: 0, unit: '', done: 0, violations: [], note: '' }
  try {
    const found = await row.attempt({ ...circumstances, asked })
    if ('reason' in found) {
      console.log(`   not reached: ${found.reason}`)
      const outcome = 'not reached'
      return { ...nothing, part, what, outcome, seconds: seconds(), note: found.reason }
    }
    // Fewer than are asked for is a promise broken, however green they are.
    const few = found.done < asked ? [`${found.done} of ${asked} ${unit} were done`] : []
    const violations = [...found.violations, ...few]
    const tried = { note: '', ...found, violations, asked, unit, part, what, seconds: seconds() }
    console.log(
      `   ${tried.done} of ${tried.asked} ${tried.unit}, ${tried.seconds} s. ${tried.note}`,
    )
    for (const violation of violations.slice(0, 10)) console.log(`   BROKEN: ${violation}`)
    return { ...tried, outcome: violations.length === 0 ? 'held' : 'broken' }
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.log(`   BROKEN: ${said}`)
    return { ...nothing, part, what, outcome: 'broken', seconds: seconds(), violations: [said] }
  }
}
