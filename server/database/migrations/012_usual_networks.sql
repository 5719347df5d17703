-- From where the right password came, as hashes: until now between the counts, as rows that count
-- nothing.
CREATE TABLE usual_networks (
  key     text PRIMARY KEY,
  ends_at timestamptz(3) NOT NULL
);
CREATE INDEX usual_networks_by_end ON usual_networks (ends_at);

-- Nothing else is kept for longer than a day.
INSERT INTO usual_networks (key, ends_at)
  SELECT key, ends_at FROM attempt_counts WHERE taken = 0 AND ends_at > now() + interval '1 day';
DELETE FROM attempt_counts WHERE taken = 0 AND ends_at > now() + interval '1 day';
