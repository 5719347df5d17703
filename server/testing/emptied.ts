import type { PGlite } from '@electric-sql/pglite'

const OURS = `nspname !~ '^pg_' AND nspname <> 'information_schema'`

/** More rows leave files behind that make every later look slow. */
const ROWS_MAX = 5000

/** All that the migrations make, in one word. */
const FINGERPRINT = `
  SELECT md5(string_agg(part, ';' ORDER BY part)) AS schema FROM (
    SELECT concat_ws(' ', nspname, relname, relkind, relacl, relreplident) AS part
      FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE ${OURS}
    UNION ALL
    SELECT concat_ws(' ', relname, attname, atttypid, attnotnull, attisdropped, atthasdef)
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN pg_namespace n ON n.oid = relnamespace
      WHERE ${OURS}
    UNION ALL SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', conname, pg_get_constraintdef(oid)) FROM pg_constraint
    UNION ALL
    SELECT concat_ws(' ', proname, prosrc)
      FROM pg_proc JOIN pg_namespace n ON n.oid = pronamespace WHERE ${OURS}
    UNION ALL SELECT rolname::text FROM pg_roles
  ) AS parts`

const FOREIGN = `
  SELECT 'DROP SCHEMA ' || quote_ident(nspname) || ' CASCADE' AS statement
    FROM pg_namespace WHERE ${OURS} AND nspname <> 'public'`

// The guards of the ledger refuse to forget anything; a replica does not ask them.
const FORGET = `
  SET session_replication_role = replica;
  DO $$
  DECLARE
    one text;
    gone bigint;
    all_rows bigint := 0;
  BEGIN
    FOR one IN SELECT tablename FROM pg_tables
      WHERE schemaname = 'public' AND tablename <> 'migrations'
    LOOP
      EXECUTE format('DELETE FROM %I', one);
      GET DIAGNOSTICS gone = ROW_COUNT;
      all_rows := all_rows + gone;
    END LOOP;
    IF all_rows > ${ROWS_MAX} THEN RAISE 'Nobody sweeps what so many rows leave behind'; END IF;
    PERFORM setval(seqrelid::regclass, seqstart, false) FROM pg_sequence;
  END $$;
  RESET session_replication_role`

/** What a fresh database has. */
export async function schemaOf(lite: PGlite): Promise<string> {
  const { rows } = await lite.query<{ schema: string }>(FINGERPRINT)
  return rows[0]?.schema ?? ''
}

/** Makes a database as fresh as it was. False where a test has changed more than rows. */
export async function isEmptied(lite: PGlite, schema: string): Promise<boolean> {
  try {
    await lite.exec('DISCARD ALL')
    const { rows: foreign } = await lite.query<{ statement: string }>(FOREIGN)
    for (const { statement } of foreign) await lite.exec(statement)
    if ((await schemaOf(lite)) !== schema) return false
    await lite.exec(FORGET)
    return true
  } catch {
    // An instance that a test broke is of no more use.
    return false
  }
}
