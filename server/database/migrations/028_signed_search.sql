-- What there is already gets its marks; nobody waits for it but an edit of the same listing.
UPDATE listing_search SET signature = signature_of(folded) WHERE signature IS NULL;

-- Takes the place of the index by age. Whoever writes a listing waits while it is made.
CREATE INDEX listing_search_signed ON listing_search (user_id, created_at DESC, listing_id DESC)
  INCLUDE (is_listed, signature);
DROP INDEX listing_search_by_age;

-- Of a page that no vacuum has seen, the row is read as well.
ALTER TABLE listing_search SET (autovacuum_vacuum_insert_scale_factor = 0.02);
