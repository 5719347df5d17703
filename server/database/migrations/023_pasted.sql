-- The first version of a listing says of what kind it is and what there is to tell of it, as later ones do: one that was pasted
-- to be improved keeps what was written from it.
CREATE OR REPLACE FUNCTION begin_versions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told jsonb := coalesce(nullif(current_setting('listwright.version', true), ''), '{}')::jsonb;
BEGIN
  INSERT INTO listing_versions (user_id, listing_id, number, kind, detail, actor_id, made_at)
  SELECT NEW.user_id, NEW.id, 1,
         coalesce(told ->> 'kind', CASE WHEN NEW.version = 1 THEN 'written' ELSE 'kept' END), told - 'kind', NEW.user_id,
         CASE WHEN NEW.version = 1 THEN NEW.created_at ELSE now() END
  WHERE NOT EXISTS (SELECT FROM listing_versions WHERE user_id = NEW.user_id AND listing_id = NEW.id);
  RETURN NULL;
END $$;
