-- Who uses the shop. A person is the pair (issuer, subject) of a verified ID token, never an address.
CREATE TABLE users (
  id                  text PRIMARY KEY,
  identity_issuer     text NOT NULL,
  identity_subject    text NOT NULL,
  email               text NOT NULL UNIQUE,
  first_name          text,
  last_name           text,
  profile_image_url   text,
  -- Moved by the ledger's trigger alone (002_credits.sql).
  credits             integer NOT NULL DEFAULT 10,
  credits_held        integer NOT NULL DEFAULT 0,
  ledger_seq          integer NOT NULL DEFAULT 0,
  stripe_customer_id  text UNIQUE,
  is_admin            boolean NOT NULL DEFAULT false,
  signup_ip_address   text,
  browser_fingerprint text,
  -- ID tokens issued before this moment are refused: signing out takes effect at once.
  tokens_valid_after  timestamptz(3),
  created_at          timestamptz(3) NOT NULL DEFAULT now(),
  updated_at          timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (identity_issuer, identity_subject),
  CONSTRAINT held_within_balance CHECK (0 <= credits_held AND credits_held <= credits)
);

-- Browser sessions of the embedded identity provider.
CREATE TABLE sessions (
  sid    text PRIMARY KEY,
  sess   jsonb NOT NULL,
  expire timestamptz(3) NOT NULL
);
CREATE INDEX sessions_by_expiry ON sessions (expire);

-- The embedded identity provider's own records; the columns are those its library asks for.
CREATE TABLE identity_users (
  id             text PRIMARY KEY,
  name           text NOT NULL,
  email          text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  image          text,
  created_at     timestamptz(3) NOT NULL DEFAULT now(),
  updated_at     timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE identity_accounts (
  id                       text PRIMARY KEY,
  account_id               text NOT NULL,
  provider_id              text NOT NULL,
  user_id                  text NOT NULL REFERENCES identity_users (id) ON DELETE CASCADE,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope                    text,
  password                 text,
  created_at               timestamptz(3) NOT NULL DEFAULT now(),
  updated_at               timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (provider_id, account_id)
);
CREATE INDEX identity_accounts_by_user ON identity_accounts (user_id);

CREATE TABLE identity_verifications (
  id         text PRIMARY KEY,
  identifier text NOT NULL,
  value      text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX identity_verifications_by_identifier ON identity_verifications (identifier);

CREATE TABLE identity_keys (
  id          text PRIMARY KEY,
  public_key  text NOT NULL,
  private_key text NOT NULL,
  created_at  timestamptz(3) NOT NULL DEFAULT now(),
  expires_at  timestamptz(3),
  alg         text,
  crv         text
);
