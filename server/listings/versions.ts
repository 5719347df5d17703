import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Comparison } from '#contract/improving/improving.ts'
import type { Listing } from '#contract/listings.ts'
import {
  type KeptVersion,
  type Version,
  VERSION_FIELDS,
  VersionTexts,
  type WholeVersion,
} from '#contract/versions.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { OwnRow } from '#server/database/own-rows.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { pageOfRows, positionIn } from '#server/http/cursor.ts'
import type { PageOf } from '#server/http/serve.ts'
import { Problem } from '#server/platform/problem.ts'
import { findListing, lockListing, patchListing } from './library.ts'

type Asked = OwnRow & { limit: number; cursor?: string | undefined }

/** The versions of a listing, newest first. */
export async function versionsPage(db: Database, asked: Asked): Promise<PageOf<Version[]>> {
  const { userId, id, limit, cursor } = asked
  const before = cursor === undefined ? NEWER_THAN_ANY : positionIn(cursor, z.int())
  const { rows } = await sql<VersionRow>`
    SELECT ${COLUMNS} FROM listing_versions version
    WHERE user_id = ${userId} AND listing_id = ${asId(id)} AND number < ${before}
    ORDER BY number DESC LIMIT ${limit + 1}`.execute(db)
  // No listing is without versions.
  if (rows.length === 0) await findListing(db, asked)
  const versions = rows.map(asVersion)
  return pageOfRows(versions, { limit, positionOf: ({ number }) => number })
}

const NEWER_THAN_ANY = 2 ** 31 - 1

/** One version of a person's listing, by its number as it came in an address. */
type OwnVersion = OwnRow & { number: string }

/** A version, and what the listing said in it. */
export async function findVersion(db: Database, own: OwnVersion): Promise<WholeVersion> {
  const { rows } = await sql<VersionRow & { texts: VersionTexts }>`
    SELECT ${COLUMNS}, listing_texts(listing) || coalesce((
        -- What stood then stood until the next version that changed it: of each text the first of them counts.
        SELECT jsonb_object_agg(text.key, text.value ORDER BY later.number DESC)
        FROM listing_versions later, jsonb_each(later.earlier) text
        WHERE later.user_id = version.user_id AND later.listing_id = version.listing_id
          AND later.number > version.number), '{}') AS texts
    FROM listing_versions version JOIN listings listing
      ON listing.user_id = version.user_id AND listing.id = version.listing_id
    WHERE version.user_id = ${own.userId} AND version.listing_id = ${asId(own.id)}
      AND version.number = ${numberIn(own.number)}`.execute(db)
  const [row] = rows
  if (row !== undefined) return { ...asVersion(row), texts: row.texts }
  await findListing(db, own)
  throw new Problem('version_not_found')
}

/**
 * Has the listing say again what it said in that version, which is a version of its own. Where it says so
 * already nothing happens, so that the same may be asked for again.
 */
export function restoreVersion(db: Database, own: OwnVersion): Promise<Listing> {
  return inTransaction(db, async (tx) => {
    const listing = await lockListing(tx, own)
    const { number, texts } = await findVersion(tx, own)
    const changed = VERSION_FIELDS.filter((field) => !isSame(texts[field], listing[field]))
    if (changed.length === 0) return listing
    await tellVersion(tx, { kind: 'restored', restored: number })
    const said = Object.fromEntries(changed.map((field) => [field, texts[field]]))
    return patchListing(tx, own, z.partial(VersionTexts).parse(said))
  })
}

/** Every version of all listings of a person, also of those in the wastebasket. */
export async function keptVersions(db: Database, userId: string): Promise<KeptVersion[]> {
  const { rows } = await sql<VersionRow & Pick<KeptVersion, 'listingId' | 'earlier' | 'written'>>`
    SELECT ${COLUMNS}, listing_id, earlier, version.detail #> '{comparison,written}' AS written FROM (
      SELECT * FROM listing_versions WHERE user_id = ${userId}
      UNION ALL
      SELECT thrown.* FROM wastebasket, jsonb_populate_recordset(NULL::listing_versions, versions) thrown
      WHERE wastebasket.user_id = ${userId}
    ) version ORDER BY listing_id DESC, number DESC`.execute(db)
  return rows.map(({ listingId, earlier, written, ...row }) => ({
    listingId,
    ...asVersion(row),
    earlier,
    written,
  }))
}

/** What there is to tell of a version; of one that was pasted, what was written from it. */
type Told = Pick<Version, 'kind'> &
  Partial<Pick<Version, 'restored' | 'putBack'>> & { comparison?: Comparison }

/** Says of what kind the next version in this transaction is: without it, a first writing or an edit by hand. */
export async function tellVersion(tx: Transaction, told: Told): Promise<void> {
  const text = JSON.stringify(told)
  await sql`SELECT set_config('listwright.version', ${text}, true)`.execute(tx)
}

type VersionRow = Omit<Version, 'madeAt'> & { madeAt: Date }

const COLUMNS = sql`version.number, version.kind, (version.detail ->> 'restored')::int AS restored,
  ARRAY(SELECT jsonb_object_keys(version.earlier)) AS changed,
  coalesce(version.detail -> 'putBack', '[]') AS put_back, version.actor_id, version.made_at`

function asVersion(row: VersionRow): Version {
  const { number, kind, restored, changed, putBack, actorId, madeAt } = row
  return { number, kind, restored, changed, putBack, actorId, madeAt: madeAt.toISOString() }
}

/** No version has the number 0. */
function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
