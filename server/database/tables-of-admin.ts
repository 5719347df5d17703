import type { AuditAction } from '#contract/admin.ts'
import type { Fixed, SetByDatabase } from './columns.ts'

/** Lines are only added. */
export type AuditLog = {
  id: Fixed<string>
  actorId: Fixed<string | null>
  action: Fixed<AuditAction>
  subjectId: Fixed<string>
  detail: Fixed<string>
  createdAt: SetByDatabase<Date>
}
