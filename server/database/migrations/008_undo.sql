-- What was deleted a moment ago, so that it can be brought back. It is out of its own table, so
-- that no list, search or count has to remember to leave it out.
CREATE TABLE wastebasket (
  user_id    text NOT NULL REFERENCES users (id),
  source     text NOT NULL CHECK (source IN ('listings', 'footers')),
  id         text NOT NULL,
  content    jsonb NOT NULL,
  deleted_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, source, id)
);
CREATE INDEX wastebasket_by_age ON wastebasket (deleted_at);

-- Counts the edits, as it does for listings.
ALTER TABLE footers ADD COLUMN version integer NOT NULL DEFAULT 1;
