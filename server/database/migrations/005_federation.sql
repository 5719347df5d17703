-- Authorization codes of the sandbox's Google: kept as hashes, good for one exchange within a minute.
CREATE TABLE sandbox_google_codes (
  code_hash  text PRIMARY KEY,
  granted    jsonb NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
