import type { BatchRowState, BatchState, PauseReason } from '#contract/batches/batches.ts'
import type { GeneratorInput, WriterChoice } from '#contract/listings.ts'
import type { Fixed, Json, WithDefault } from './columns.ts'

export type Batches = {
  userId: Fixed<string>
  id: Fixed<string>
  name: string
  status: WithDefault<BatchState>
  pausedFor: PauseReason | null
  writer: WithDefault<WriterChoice>
  usesProfile: WithDefault<boolean>
  failuresInRow: WithDefault<number>
  turnAt: Date | null
  dueAt: Date | null
  waitsFor: string | null
  createdAt: WithDefault<Date>
  startedAt: Date | null
  finishedAt: Date | null
  touchedAt: WithDefault<Date>
}

export type BatchRows = {
  userId: Fixed<string>
  batchId: Fixed<string>
  number: Fixed<number>
  nickname: string
  input: Json<GeneratorInput> | null
  state: WithDefault<BatchRowState>
  attempt: WithDefault<number>
  leaseExpiresAt: Date | null
  dueAt: Date | null
  problem: Json<RowProblem> | null
  listingId: string | null
  checksPassed: number | null
}

/** What is said of a row that failed. */
export type RowProblem = { code: string; detail: string }
