import type { Selectable } from 'kysely'
import type {
  SandboxCharges,
  SandboxCustomers,
  SandboxDisputes,
  SandboxPaymentIntents,
  SandboxRefunds,
} from '#server/database/tables-of-sandbox.ts'

export type CustomerRow = Selectable<SandboxCustomers>
export type IntentRow = Selectable<SandboxPaymentIntents>
export type ChargeRow = Selectable<SandboxCharges>
export type RefundRow = Selectable<SandboxRefunds>
export type DisputeRow = Selectable<SandboxDisputes>
