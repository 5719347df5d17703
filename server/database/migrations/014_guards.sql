-- Whoever serves people may have no right to a balance: the ledger's trigger moves it with the rights of
-- the tables' owner. And nobody can put a table of the same name before ours.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION post_entry() SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION open_account() SET search_path = %I, pg_temp', current_schema());
END $$;
