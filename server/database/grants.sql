-- What the role that serves people may do. `npm run migrate` runs this as the owner of the tables, after
-- the migrations. By hand: psql "$MIGRATION_DATABASE_URL" -v role=listwright_app -f server/database/grants.sql
SELECT set_config('listwright.role', :'role', false);

DO $$
DECLARE
  role text := current_setting('listwright.role');
  others text;
BEGIN
  -- A table of one's own would come with triggers of one's own.
  EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;

  EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO %I', role);
  EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO %I', role);

  -- To the ledger, the audit lines and the versions of listings are only added; which migrations were applied is the owner's to say.
  EXECUTE format('REVOKE UPDATE, DELETE ON credit_transactions, audit_log, listing_versions FROM %I', role);
  EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON migrations FROM %I', role);

  -- A balance moves with an entry of the ledger, and no other way.
  SELECT string_agg(quote_ident(column_name), ', ') INTO others FROM information_schema.columns
   WHERE table_schema = 'public' AND table_name = 'users' AND column_name NOT IN ('id', 'credits', 'ledger_seq');
  EXECUTE format('REVOKE UPDATE, DELETE ON users FROM %I', role);
  EXECUTE format('GRANT UPDATE (%s) ON users TO %I', others, role);

  -- The stand-in for a card provider has a schema of its own, where it is on.
  IF to_regnamespace('sandbox') IS NOT NULL THEN
    EXECUTE format('GRANT USAGE ON SCHEMA sandbox TO %I', role);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA sandbox TO %I', role);
  END IF;
END $$;
