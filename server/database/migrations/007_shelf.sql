-- The order of names: any case, numbers by their value (RD-9 before RD-10), accents only where
-- nothing else differs. Written as older servers, newer ones and the embedded one all read it.
CREATE COLLATION shelf_order (
  provider = icu, locale = '@colStrength=secondary;colNumeric=yes', deterministic = false
);

-- A search may ask for any order, so what a listing is sorted by stands beside what is searched.
ALTER TABLE listing_search
  ADD COLUMN listing_title text COLLATE shelf_order NOT NULL DEFAULT '',
  ADD COLUMN sku text COLLATE shelf_order;

-- A description of a page stays in its row: unpacking thousands of them takes longer than the
-- search itself.
ALTER TABLE listing_search ALTER COLUMN folded SET STORAGE EXTERNAL;
ALTER TABLE listing_search SET (toast_tuple_target = 8160);

-- Folding by Unicode's rules, whatever the locale of the database.
CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower($1 COLLATE "und-x-icu");

CREATE OR REPLACE FUNCTION fold_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_search (user_id, created_at, listing_id, listing_title, sku, folded)
  VALUES (NEW.user_id, NEW.created_at, NEW.id, NEW.listing_title, NEW.sku,
          fold(concat_ws(E'\n', NEW.listing_title, NEW.sku,
                         NEW.generated_title, NEW.generated_description)))
  ON CONFLICT (user_id, listing_id) DO UPDATE
    SET listing_title = excluded.listing_title, sku = excluded.sku, folded = excluded.folded;
  RETURN NULL;
END $$;

UPDATE listings SET listing_title = listing_title;
ALTER TABLE listing_search ALTER COLUMN listing_title DROP DEFAULT;

CREATE INDEX listing_search_by_title
  ON listing_search (user_id, listing_title, created_at DESC, listing_id DESC);
-- No SKU comes last in both directions: after everything here, before everything there.
CREATE INDEX listing_search_by_sku
  ON listing_search (user_id, coalesce(sku, U&'\FFFF'), created_at DESC, listing_id DESC);
CREATE INDEX listing_search_by_sku_backwards
  ON listing_search (user_id, coalesce(sku, ''), created_at DESC, listing_id DESC);
