import * as z from 'zod/mini'
import type { AuditLine } from '#contract/admin.ts'
import type { Database } from '#server/database/database.ts'
import { pageOfRows, positionIn } from '#server/http/cursor.ts'
import type { PageOf } from '#server/http/serve.ts'

type Wanted = { limit: number; cursor?: string | undefined }

/** What admins did, newest first. The ids are made in the order of time. */
export async function listAuditLines(
  db: Database,
  { limit, cursor }: Wanted,
): Promise<PageOf<AuditLine[]>> {
  const rows = await db
    .selectFrom('auditLog as a')
    .leftJoin('users as actor', 'actor.id', 'a.actorId')
    .innerJoin('users as subject', 'subject.id', 'a.subjectId')
    .select(['a.id', 'a.createdAt', 'a.action', 'a.detail'])
    .select(['actor.email as actor', 'subject.email as subject'])
    .$if(cursor !== undefined, (lines) =>
      lines.where('a.id', '<', positionIn(cursor ?? '', z.string())),
    )
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { page, nextCursor } = pageOfRows(rows, { limit, positionOf: ({ id }) => id })
  return {
    page: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor,
  }
}
