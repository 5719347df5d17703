-- Which fields of a listing were copied to the marketplace, and since when it is listed there.
ALTER TABLE listings
  ADD COLUMN copied    jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN listed_at timestamptz(3);

-- What was deleted before has none, and must still fit into its table.
UPDATE wastebasket SET content = content || '{"copied": []}' WHERE source = 'listings';

-- A search may ask for the one or the other kind.
ALTER TABLE listing_search ADD COLUMN is_listed boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION fold_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_search (user_id, created_at, listing_id, listing_title, sku, is_listed, folded)
  VALUES (NEW.user_id, NEW.created_at, NEW.id, NEW.listing_title, NEW.sku,
          NEW.listed_at IS NOT NULL,
          fold(concat_ws(E'\n', NEW.listing_title, NEW.sku,
                         NEW.generated_title, NEW.generated_description)))
  ON CONFLICT (user_id, listing_id) DO UPDATE
    SET listing_title = excluded.listing_title, sku = excluded.sku,
        is_listed = excluded.is_listed, folded = excluded.folded;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER fold_for_search
  AFTER INSERT OR UPDATE OF listing_title, sku, generated_title, generated_description, listed_at
  ON listings FOR EACH ROW EXECUTE FUNCTION fold_for_search();
