-- Of a listing that was pasted to be improved: its title as it was pasted, which counts as said, and whether its seller chose
-- among the new parts since, be it none of them.
ALTER TABLE listings ADD COLUMN pasted jsonb;

-- Of those that there are it is told as the screens told it so far: one that is its own details and has no reasons waits.
UPDATE listings SET pasted = jsonb_build_object(
  'title', coalesce((
    SELECT version.earlier ->> 'generatedTitle' FROM listing_versions version
    WHERE version.user_id = listings.user_id AND version.listing_id = listings.id AND version.earlier ? 'generatedTitle'
    ORDER BY version.number LIMIT 1), generated_title),
  'isDecided', generated_explanation IS NOT NULL OR product_type <> generated_description)
WHERE EXISTS (
  SELECT FROM listing_versions version
  WHERE version.user_id = listings.user_id AND version.listing_id = listings.id
    AND version.number = 1 AND version.kind = 'pasted');

UPDATE wastebasket SET content = content || jsonb_build_object('pasted', jsonb_build_object(
  'title', coalesce((
    SELECT version -> 'earlier' ->> 'generatedTitle' FROM jsonb_array_elements(versions) version
    WHERE version -> 'earlier' ? 'generatedTitle'
    ORDER BY (version ->> 'number')::integer LIMIT 1), content ->> 'generated_title'),
  'isDecided', content ->> 'generated_explanation' IS NOT NULL
    OR content ->> 'product_type' <> content ->> 'generated_description'))
WHERE source = 'listings' AND versions @> '[{"number": 1, "kind": "pasted"}]';
