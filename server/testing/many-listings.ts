import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/database/database.ts'

type Many = {
  count: number
  /** Whose the listing with the number `n` is. */
  userId: RawBuilder<string>
  /** Its generated description; some 900 characters without a wish. */
  description?: RawBuilder<string>
}

/** Listings that the database itself writes, quickly, an hour apart; nobody has paid for them. */
export async function manyListings(db: Database, many: Many): Promise<void> {
  const { count, userId, description = sql`repeat('It is a thing, and well made. ', 30)` } = many
  await sql`
    INSERT INTO listings (user_id, id, listing_title, sku, product_type, keywords, writing_style,
      generated_title, generated_description, generated_tags, generated_alt_text, created_at)
    SELECT ${userId}, 'many-' || n, 'Numbered ' || n, 'SKU-' || n, 'A thing', 'thing', 'friendly',
      'Handmade thing number ' || n, ${description}, '["thing", "handmade thing"]', 'A thing',
      now() - make_interval(hours => n)
    FROM generate_series(1, ${count}::int) AS many (n)`.execute(db)
}
