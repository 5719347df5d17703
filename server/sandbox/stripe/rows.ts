import type { Selectable } from 'kysely'
import type {
  SandboxCharges,
  SandboxCustomers,
  SandboxDisputes,
  SandboxFraudWarnings,
  SandboxPaymentIntents,
  SandboxRefunds,
  SandboxTaxCalculations,
} from '#server/sandbox/tables.ts'

export type CustomerRow = Selectable<SandboxCustomers>
export type IntentRow = Selectable<SandboxPaymentIntents>
export type ChargeRow = Selectable<SandboxCharges>
export type RefundRow = Selectable<SandboxRefunds>
export type TaxCalculationRow = Selectable<SandboxTaxCalculations>
export type FraudWarningRow = Selectable<SandboxFraudWarnings>
export type DisputeRow = Selectable<SandboxDisputes>
