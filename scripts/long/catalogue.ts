import { besideBatches } from './batch-beside-single.ts'
import { diskFull } from './disk-full.ts'
import { kills } from './kills.ts'
import { mutants } from './mutants.ts'
import { outages } from './outages.ts'
import { batches, border, faults, killPoints, ledger, payments, texts } from './proven-by-tests.ts'
import { races } from './races.ts'
import type { Row } from './row.ts'
import { slowSenders } from './slow-senders.ts'
import { soak } from './soak.ts'
import { stops } from './stops.ts'
import { storm } from './storm.ts'

/** Every row of docs/proofs.md, in its order. */
export const CATALOGUE: readonly Row[] = [
  ...ledger,
  ...mutants,
  ...kills,
  ...killPoints,
  ...batches,
  ...besideBatches,
  ...stops,
  ...races,
  ...storm,
  ...payments,
  ...outages,
  ...diskFull,
  ...faults,
  ...border,
  ...slowSenders,
  ...texts,
  ...soak,
]
