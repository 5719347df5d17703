-- How often something was tried, counted by all processes together. The key is a hash: it tells
-- two counters apart and nobody's address.
CREATE TABLE attempt_counts (
  key     text PRIMARY KEY,
  taken   integer NOT NULL,
  ends_at timestamptz(3) NOT NULL
);
CREATE INDEX attempt_counts_by_end ON attempt_counts (ends_at);

-- A closed account keeps its row, because its ledger and payments are kept; nothing in it says
-- whose it was.
ALTER TABLE users ADD COLUMN closed_at timestamptz(3);

-- Who closed an account, as keyed hashes: the tokens of before stay dead, and nobody gets the
-- opening credits again and again.
CREATE TABLE closed_accounts (
  identity_hash text PRIMARY KEY,
  email_hash    text NOT NULL,
  closed_at     timestamptz(3) NOT NULL
);
CREATE INDEX closed_accounts_by_email ON closed_accounts (email_hash);

-- Everything of one person is ended at once when the password changes.
CREATE INDEX sessions_by_person ON sessions ((sess->>'identityUserId'));

CREATE INDEX users_with_traits ON users (created_at)
  WHERE signup_ip_address IS NOT NULL OR browser_fingerprint IS NOT NULL;
