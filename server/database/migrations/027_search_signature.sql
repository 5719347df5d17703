-- Which triples of bytes a text holds, each as one of 1,024 marks. A text without one of the marks of what is searched
-- does not hold it, and need not be read; one that has them all is read. Twenty thousand texts lie on as many pages, their
-- marks on a few hundred, next to each other by whose they are.
CREATE FUNCTION signature_of(folded text) RETURNS bit(1024) LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bytes bytea := convert_to(folded, 'UTF8');
  marks varbit := 0::bit(1024);
BEGIN
  FOR place IN 0 .. octet_length(bytes) - 3 LOOP
    marks := set_bit(marks, (get_byte(bytes, place) * 961 + get_byte(bytes, place + 1) * 31
                             + get_byte(bytes, place + 2)) & 1023, 1);
  END LOOP;
  RETURN marks;
END $$;

-- Without one a text is read, whatever is searched.
ALTER TABLE listing_search ADD COLUMN signature bit(1024);

CREATE OR REPLACE FUNCTION fold_for_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  text_searched text := fold(concat_ws(E'\n', NEW.listing_title, NEW.sku,
                                       NEW.generated_title, NEW.generated_description));
BEGIN
  INSERT INTO listing_search (user_id, created_at, listing_id, listing_title, sku, is_listed, folded, signature)
  VALUES (NEW.user_id, NEW.created_at, NEW.id, NEW.listing_title, NEW.sku,
          NEW.listed_at IS NOT NULL, text_searched, signature_of(text_searched))
  ON CONFLICT (user_id, listing_id) DO UPDATE
    SET listing_title = excluded.listing_title, sku = excluded.sku, is_listed = excluded.is_listed,
        folded = excluded.folded, signature = excluded.signature;
  RETURN NULL;
END $$;
