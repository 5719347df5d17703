import { configureGlobal } from 'fast-check'

const GATE = { seed: 26, numRuns: 60 }

// The gate tries the same inputs each time, so that what is red is red for a reason; the long run tries new ones,
// or those of a seed.
const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env
const ANEW = seed === undefined ? {} : { seed: Number(seed) }
configureGlobal(runs === undefined ? GATE : { ...ANEW, numRuns: Number(runs) })
