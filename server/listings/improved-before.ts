import { sql } from 'kysely'
import type { ImprovedBefore, KnownAgain } from '#contract/improving/improving.ts'
import type { VersionTexts } from '#contract/versions.ts'
import type { Database } from '#server/database/database.ts'

type Asked = { userId: string; listing: KnownAgain }

/**
 * The newest listing of a person that was improved and says the same, or said so in any of its versions: she pastes what
 * stands in her shop, which is what she pasted then or what she took from here.
 */
export async function findImproved(db: Database, asked: Asked): Promise<ImprovedBefore | null> {
  const { userId, listing: wanted } = asked
  const { rows } = await sql<CandidateRow>`
    SELECT listing.id, listing.listing_title, listing.created_at, listing_texts(listing) AS texts, (
        SELECT jsonb_agg(version.earlier ORDER BY version.number DESC) FROM listing_versions version
        WHERE version.user_id = listing.user_id AND version.listing_id = listing.id) AS earlier
    FROM listings listing
    WHERE listing.user_id = ${userId} AND listing.pasted IS NOT NULL AND ${keyOf(wanted.title)} IN (
      SELECT ${KEY} FROM (
        SELECT listing.generated_title AS title
        UNION ALL
        SELECT version.earlier ->> 'generatedTitle' FROM listing_versions version
        WHERE version.user_id = listing.user_id AND version.listing_id = listing.id
      ) said WHERE title IS NOT NULL)
    ORDER BY listing.id DESC`.execute(db)
  const known = saidBy(asSaid(wanted))
  const found = rows.find((row) => versionsOf(row).some((texts) => saidBy(texts) === known))
  if (found === undefined) return null
  const { id, listingTitle, createdAt } = found
  return { id, listingTitle, improvedAt: createdAt.toISOString() }
}

type CandidateRow = {
  id: string
  listingTitle: string
  createdAt: Date
  texts: VersionTexts
  /** What each version changed, newest first; the first version changed nothing. */
  earlier: (Partial<VersionTexts> | null)[]
}

/** Its title without spaces, in small letters: what is pasted out of a page has other spaces. */
const KEY = sql`translate(title, E'ABCDEFGHIJKLMNOPQRSTUVWXYZ \\t\\n\\r\\u00a0', 'abcdefghijklmnopqrstuvwxyz')`

/** As the database makes it, which knows the small letters of plain ones alone. */
function keyOf(title: string): string {
  return title
    .replaceAll(/[ \t\n\r\u00A0]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
}

type Said = Pick<VersionTexts, 'generatedTitle' | 'generatedDescription' | 'generatedTags'>

function asSaid({ title, description, tags }: KnownAgain): Said {
  return { generatedTitle: title, generatedDescription: description, generatedTags: tags }
}

/** What the listing says, and what it said before each of its versions. */
function versionsOf({ texts, earlier }: CandidateRow): Said[] {
  const versions: VersionTexts[] = [texts]
  for (const before of earlier) versions.push({ ...(versions.at(-1) ?? texts), ...before })
  return versions
}

/** The same for what a buyer reads as the same: spaces, capitals and the order of the tags aside. */
function saidBy({ generatedTitle, generatedDescription, generatedTags }: Said): string {
  const tags = generatedTags.map(plain).toSorted()
  return JSON.stringify([plain(generatedTitle), plain(generatedDescription), ...tags])
}

function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase()
}
