import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { compose } from '#composer/composer.ts'
import { GeneratorInput } from '#contract/listings.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'

const FORMS = new URL('../../scripts/demo/listings.json', import.meta.url)

/** Who has most of them, as the other measures of a long history have it. */
const LARGEST = 20_000
/** The others. */
const LISTINGS_OF_EACH = 100

/** Whoever pastes what stands in their shop writes as much as so many forms of the demo hold: texts of 500 to 900 characters. */
const FORMS_IN_ONE = 6

export type Filled = { listings: number; sellers: number; largest: { id: string; has: number } }

/**
 * A shop in the state in which years of work leave it, written by the database itself past the triggers: what the
 * writer makes of the demo's forms, each listing with its number, in turn by all sellers, as time goes on. Everything
 * stands in its table as the product puts it there: paid, held, searched, with its versions. The books are right.
 */
export async function fill(db: Database, listings: number): Promise<Filled> {
  const has = Math.min(LARGEST, Math.ceil(listings / 5))
  const sellers = Math.max(1, Math.ceil((listings - has) / LISTINGS_OF_EACH))
  await inTransaction(db, async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql`SET LOCAL synchronous_commit = off`.execute(tx)
    // What is read in the order of its numbers is written so.
    await sql`SET LOCAL synchronize_seqscans = off`.execute(tx)
    await sql`SET LOCAL work_mem = '256MB'`.execute(tx)
    await addSamples(tx)
    await plan(tx, { listings, stride: Math.floor(listings / has), sellers })
    for (const statement of TABLES) await sql.raw(statement).execute(tx)
    await sql`DROP TABLE planned, sample, seller`.execute(tx)
  })
  await db.connection().execute(async (one) => {
    await sql`SET statement_timeout = 0`.execute(one)
    await sql`VACUUM (ANALYZE, FREEZE)`.execute(one)
    await sql`CHECKPOINT`.execute(one)
    await sql`RESET statement_timeout`.execute(one)
  })
  const { rows } = await sql<{ id: string; has: number }>`
    SELECT user_id AS id, count(*)::int AS has FROM listings WHERE user_id = md5('seller 0')::uuid::text
    GROUP BY user_id`.execute(db)
  const [largest] = rows
  if (largest === undefined) throw new Error('Nobody has many')
  return { listings, sellers: sellers + 1, largest }
}

/** The forms of the demo and what the writer makes of them. */
async function addSamples(tx: Transaction): Promise<void> {
  const forms = z.array(GeneratorInput).parse(JSON.parse(await readFile(FORMS, 'utf8')))
  const samples = forms.flatMap((form, n) => {
    const pasted = Array.from({ length: FORMS_IN_ONE }, (_, k) => forms[(n + k) % forms.length])
    const input = { ...form, productType: pasted.map((one) => one?.productType).join('\n\n') }
    const writing = compose(input, { seed: `growth ${n}`, others: [] })
    return writing === null ? [] : [{ ...input, ...writing }]
  })
  await sql`CREATE TABLE sample AS
    SELECT (row_number() OVER ())::int - 1 AS number, content FROM jsonb_array_elements(
      ${JSON.stringify(samples)}::jsonb) AS one (content)`.execute(tx)
}

type Shape = { listings: number; stride: number; sellers: number }

/** Who writes which of them when; the times reach back for 300 days. */
async function plan(tx: Transaction, { listings, stride, sellers }: Shape): Promise<void> {
  await sql`
    CREATE TABLE planned AS
    SELECT n, md5('seller ' || who)::uuid::text AS user_id, made_at,
           ${idAt('made_at', "'listing ' || n")} AS listing_id,
           ${idAt('made_at', "'hold ' || n")} AS hold_id,
           row_number() OVER (PARTITION BY who ORDER BY n)::int AS turn, n % (SELECT count(*) FROM sample) AS number
    FROM (SELECT n, CASE WHEN n % ${stride}::int = 0 THEN 0
                    ELSE 1 + (hashint4(n)::bigint & 2147483647) % ${sellers}::int END AS who,
                 date_trunc('milliseconds', now() - interval '300 days' * (${listings}::float8 - n) / ${listings}::float8) AS made_at
          FROM generate_series(1, ${listings}::int) AS n) one
    ORDER BY n`.execute(tx)
  await sql`
    CREATE TABLE seller AS
    SELECT user_id, has, 3 + ceil(has / 100.0)::int AS purchases, row_number() OVER ()::int AS place
    FROM (SELECT user_id, count(*)::int AS has FROM planned GROUP BY user_id) one`.execute(tx)
  await sql`ANALYZE planned, seller, sample`.execute(tx)
}

/** Of the seventh version, as the product makes them: in the order of time. */
function idAt(time: string, text: string) {
  return sql.raw(`(SELECT substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(h, 1, 3) || '-8' || substr(h, 4, 3)
    || '-' || substr(h, 7, 12) FROM (SELECT lpad(to_hex((extract(epoch FROM ${time}) * 1000)::bigint), 12, '0') AS ms,
    md5(${text}) AS h) made)`)
}

const TABLES = [
  `INSERT INTO users (id, identity_issuer, identity_subject, email, credits, ledger_seq, signup_ip_address,
                      browser_fingerprint, created_at)
   SELECT user_id, 'https://shop.example.com', user_id, 'seller-' || place || '@example.com',
          10 + 100 * purchases - has, 2 + purchases + has, '203.0.' || place % 200 || '.' || place % 150,
          left(md5('print ' || place), 24), now() - interval '301 days'
   FROM seller`,
  `INSERT INTO identity_users (id, name, email, email_verified)
   SELECT user_id, 'Seller ' || place, 'seller-' || place || '@example.com', true FROM seller`,
  `INSERT INTO identity_accounts (id, account_id, provider_id, user_id, password)
   SELECT md5('account ' || place)::uuid::text, user_id, 'credential', user_id, repeat(md5(user_id), 5) FROM seller`,
  `INSERT INTO sessions (sid, sess, expire)
   SELECT left(encode(sha256((user_id || k)::bytea), 'base64'), 43),
          jsonb_build_object('identityUserId', user_id, 'signedInAt', now()), now() + (place % 30 + 1) * interval '1 day'
   FROM seller, generate_series(1, 2) AS k`,
  `INSERT INTO payments (user_id, id, provider, provider_payment_id, package_key, credits, amount_cents, status,
                         target_credits, state_version, created_at)
   SELECT user_id, md5(user_id || k)::uuid::text, 'stripe', 'pi_' || left(md5(user_id || k), 24), 'business', 100, 2999, 'credited',
          100, 1, now() - interval '301 days'
   FROM seller, generate_series(1, purchases) AS k`,
  `INSERT INTO webhook_events (id, type, outcome, received_at)
   SELECT 'evt_' || left(md5(p.id || k), 24), 'payment_intent.succeeded', 'credited, 100 credits posted',
          now() - hashtext(p.id) % 80 * interval '1 day'
   FROM payments p, generate_series(1, 3) AS k WHERE hashtext(p.id) % 80 > 0`,
  `INSERT INTO credit_transactions (user_id, seq, amount, balance_after, type, description, created_at)
   SELECT user_id, s, 5, 5 * s, t, d, now() - interval '301 days'
   FROM seller, (VALUES (1, 'free_plan', 'Free plan credits'), (2, 'welcome_bonus', 'Welcome bonus')) opening (s, t, d)`,
  `INSERT INTO credit_transactions (user_id, seq, amount, balance_after, type, description, payment_id,
                                    stripe_payment_intent_id, created_at)
   SELECT user_id, 2 + k, 100, 10 + 100 * k, 'purchase', 'Pro package, 100 credits', md5(user_id || k)::uuid::text,
          'pi_' || left(md5(user_id || k), 24), now() - interval '301 days'
   FROM seller, generate_series(1, purchases) AS k`,
  `INSERT INTO credit_holds (user_id, id, idempotency_key, request_hash, status, lease_expires_at, listing_id,
                             created_at, resolved_at)
   SELECT user_id, hold_id, encode(sha256(('key ' || n)::bytea), 'hex'), encode(sha256(('asked ' || n)::bytea), 'hex'),
          'captured', made_at + interval '3 minutes', listing_id, made_at, made_at
   FROM planned`,
  `INSERT INTO listings (user_id, id, listing_title, sku, product_type, keywords, starred_keywords, target_audience,
     writing_style, include_emojis, include_bulleted_lists, description_length, image_description,
     custom_ai_instructions, generated_title, generated_description, generated_tags, generated_alt_text,
     generated_explanation, created_at)
   SELECT user_id, listing_id, (content ->> 'listingTitle') || ' ' || n, (content ->> 'sku') || '-' || n,
     content ->> 'productType', content ->> 'keywords', content ->> 'starredKeywords', content ->> 'targetAudience',
     content ->> 'writingStyle', (content ->> 'includeEmojis')::boolean, (content ->> 'includeBulletedLists')::boolean,
     content ->> 'descriptionLength', content ->> 'imageDescription', content ->> 'customAiInstructions',
     content ->> 'generatedTitle', (content ->> 'generatedDescription') || E'\\nNumbered ' || n, content -> 'generatedTags',
     content ->> 'generatedAltText', content ->> 'generatedExplanation', made_at
   FROM planned JOIN sample USING (number)`,
  `INSERT INTO credit_transactions (user_id, seq, amount, balance_after, type, description, hold_id, listing_id, created_at)
   SELECT user_id, 2 + purchases + turn, -1, 10 + 100 * purchases - turn, 'usage', 'Listing generated', hold_id,
          listing_id, made_at
   FROM planned JOIN seller USING (user_id)`,
  // A fifth of them was edited once.
  `INSERT INTO listing_versions (user_id, listing_id, number, kind, actor_id, earlier, made_at)
   SELECT user_id, listing_id, k, CASE k WHEN 1 THEN 'written' ELSE 'edited' END, user_id,
          CASE k WHEN 1 THEN '{}' ELSE jsonb_build_object('generatedDescription', content -> 'generatedDescription') END,
          made_at
   FROM planned JOIN sample USING (number), generate_series(1, CASE n % 5 WHEN 0 THEN 2 ELSE 1 END) AS k`,
  `INSERT INTO listing_search (user_id, created_at, listing_id, listing_title, sku, is_listed, folded, signature)
   SELECT *, signature_of(folded) FROM (
     SELECT user_id, created_at, id, listing_title, sku, listed_at IS NOT NULL,
            fold(concat_ws(E'\\n', listing_title, sku, generated_title, generated_description)) AS folded
     FROM listings OFFSET 0) one`,
]
