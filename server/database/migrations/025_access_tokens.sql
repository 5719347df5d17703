-- With an access token a program calls in its owner's place. Only a hash of it is kept.
CREATE TABLE access_tokens (
  user_id      text NOT NULL REFERENCES users (id),
  id           text NOT NULL,
  name         text NOT NULL,
  -- SHA-256 of the whole token, which holds 256 random bits.
  secret_hash  text NOT NULL UNIQUE,
  -- Its last characters, by which its owner tells it from others.
  ending       text NOT NULL,
  -- Which ones there are says contract/token-scopes.ts; a new one needs no migration.
  scopes       jsonb NOT NULL CHECK (jsonb_typeof(scopes) = 'array'),
  expires_at   timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX access_tokens_by_end ON access_tokens (expires_at);
