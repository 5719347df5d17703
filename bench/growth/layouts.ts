import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

/** How many parts the table that is searched is cut into. */
export const PARTS = [16, 128] as const

/** The same rows in the same order, cut by whose they are, in the place of the product's own table while the work lasts. */
export async function whileCut<Result>(
  db: Database,
  parts: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await db.connection().execute(async (one) => {
    const run = (statement: string) => sql.raw(statement).execute(one)
    await run('SET statement_timeout = 0')
    await run('ALTER TABLE listing_search RENAME TO listing_search_whole')
    await run(
      'CREATE TABLE listing_search (LIKE listing_search_whole INCLUDING ALL) PARTITION BY HASH (user_id)',
    )
    for (let part = 0; part < parts; part += 1)
      await run(`CREATE TABLE part_${part} PARTITION OF listing_search
        FOR VALUES WITH (MODULUS ${parts}, REMAINDER ${part}) WITH (toast_tuple_target = 8160)`)
    await run('INSERT INTO listing_search SELECT * FROM listing_search_whole ORDER BY created_at')
    await run('VACUUM (ANALYZE, FREEZE) listing_search')
  })
  const result = await work()
  await sql`DROP TABLE listing_search`.execute(db)
  await sql`ALTER TABLE listing_search_whole RENAME TO listing_search`.execute(db)
  return result
}
