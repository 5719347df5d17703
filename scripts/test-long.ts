import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.ts'
import { CATALOGUE } from './long/catalogue.ts'
import { machineOf } from './long/machine.ts'
import type { Row, TriedRow } from './long/row.ts'
import { headOf, keep, tableOf } from './long/table.ts'
import { tryRow } from './long/try-row.ts'
import { type Postgres, startPostgres } from './postgres.ts'

// The catalogue of docs/proofs.md, row after row, with a table at the end.
// npm run test:long -- --only kills,races --seed 1234

const PARTS = [...new Set(CATALOGUE.map(({ part }) => part))]
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    into: { type: 'string', default: 'node_modules/.cache/long/table' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const wanted = values.only.split(',')
const unknown = wanted.filter((part) => !PARTS.includes(part))
if (values.help || unknown.length > 0 || !/^\d+$/.test(values.seed)) {
  console.log(
    `--only takes ${PARTS.join(', ')}, with commas between; --seed a whole number; --into a path without its ending.`,
  )
  process.exit(values.help ? 0 : 1)
}
const seed = Number(values.seed)
const run = { seed, machine: await machineOf(), startedAt: new Date().toISOString() }
console.log(headOf(run))
console.log(`To repeat a row: npm run test:long -- --only PART --seed ${seed}`)

await ensureBuilt()
let started: Promise<Postgres | null> | undefined
const postgres = () => (started ??= startPostgres())

const rows: TriedRow[] = []
const attempt = async (row: Row) => {
  rows.push(await tryRow(row, { seed, postgres }))
  // After each, so that a run that is stopped leaves what it found.
  await keep({ ...run, rows }, values.into)
}
const chosen = CATALOGUE.filter(({ part }) => wanted.includes(part))
const beside = chosen.filter(({ isPatient }) => isPatient).map(attempt)
for (const row of chosen.filter(({ isPatient }) => isPatient === undefined)) await attempt(row)
await Promise.all(beside)
await (await started)?.stop()

const broken = rows.filter(({ outcome }) => outcome === 'broken')
console.log(`\n${tableOf(rows)}\n`)
console.log(`${headOf(run)} This table: ${values.into}.md, for machines: ${values.into}.json`)
for (const { part, what, violations } of broken)
  for (const violation of violations) console.log(`BROKEN ${part}: ${what}: ${violation}`)
process.exit(broken.length === 0 ? 0 : 1)
