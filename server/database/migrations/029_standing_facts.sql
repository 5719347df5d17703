-- What the profile of the shop stated for a listing when it was written: its texts are held against that as well.
ALTER TABLE listings ADD COLUMN standing_facts jsonb NOT NULL DEFAULT '[]';

UPDATE wastebasket SET content = content || '{"standing_facts": []}' WHERE source = 'listings';
