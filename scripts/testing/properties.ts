import { configureGlobal } from 'fast-check'

const GATE = { seed: 26, numRuns: 60 }

// The gate tries the same inputs each time, so that what is red is red for a reason; the long run tries new ones.
const runs = process.env['PROPERTY_RUNS']
configureGlobal(runs === undefined ? GATE : { numRuns: Number(runs) })
