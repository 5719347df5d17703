-- What a card provider and an identity provider keep: nothing of ours refers to it. A database that
-- knew the sandbox before it had a schema of its own has brought some of these along.
CREATE TABLE IF NOT EXISTS sandbox.customers (
  id         text PRIMARY KEY,
  email      text,
  metadata   jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- As at Stripe, a customer who was deleted is still known by their id, and by nothing else.
  deleted_at timestamptz(3)
);

CREATE TABLE IF NOT EXISTS sandbox.payment_intents (
  id                 text PRIMARY KEY,
  client_secret      text NOT NULL,
  customer_id        text REFERENCES sandbox.customers (id),
  amount_cents       integer NOT NULL CHECK (amount_cents >= 50),
  currency           text NOT NULL,
  description        text,
  metadata           jsonb NOT NULL,
  status             text NOT NULL DEFAULT 'requires_payment_method'
                     CHECK (status IN ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
  last_payment_error jsonb,
  -- The card that waits for its bank's answer: never its number, only what the number stands for.
  waiting_card       jsonb,
  canceled_at        timestamptz(3),
  created_at         timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT card_waits_in_action CHECK ((status = 'requires_action') = (waiting_card IS NOT NULL)),
  CONSTRAINT canceled_when CHECK ((status = 'canceled') = (canceled_at IS NOT NULL))
);
CREATE INDEX IF NOT EXISTS payment_intents_by_age ON sandbox.payment_intents (created_at DESC);

CREATE TABLE IF NOT EXISTS sandbox.charges (
  id                text PRIMARY KEY,
  payment_intent_id text NOT NULL REFERENCES sandbox.payment_intents (id),
  amount_cents      integer NOT NULL CHECK (amount_cents > 0),
  refunded_cents    integer NOT NULL DEFAULT 0,
  card              jsonb NOT NULL,
  failure           jsonb,
  created_at        timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT refunded_at_most_all CHECK (refunded_cents BETWEEN 0 AND amount_cents)
);
CREATE INDEX IF NOT EXISTS charges_of_intent ON sandbox.charges (payment_intent_id, created_at DESC);
CREATE UNIQUE INDEX IF NOT EXISTS paid_once ON sandbox.charges (payment_intent_id) WHERE failure IS NULL;

CREATE TABLE IF NOT EXISTS sandbox.refunds (
  id           text PRIMARY KEY,
  charge_id    text NOT NULL REFERENCES sandbox.charges (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reason       text,
  metadata     jsonb NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS sandbox.disputes (
  id         text PRIMARY KEY,
  charge_id  text NOT NULL UNIQUE REFERENCES sandbox.charges (id),
  status     text NOT NULL DEFAULT 'needs_response'
             CHECK (status IN ('needs_response', 'won', 'lost')),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The first answer to a key is its answer for good.
CREATE TABLE IF NOT EXISTS sandbox.answers (
  idempotency_key text PRIMARY KEY,
  request_hash    text NOT NULL,
  answer          text,
  created_at      timestamptz(3) NOT NULL DEFAULT now()
);

-- Messages on their way to our own webhook.
CREATE TABLE IF NOT EXISTS sandbox.messages (
  id           text PRIMARY KEY,
  type         text NOT NULL,
  body         text NOT NULL,
  attempts     integer NOT NULL DEFAULT 0,
  acknowledged integer NOT NULL DEFAULT 0,
  due_at       timestamptz(3) NOT NULL DEFAULT now(),
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS messages_due ON sandbox.messages (due_at) WHERE acknowledged < 2;

-- Authorization codes of the sandbox's Google: kept as hashes, good for one exchange within a minute.
CREATE TABLE IF NOT EXISTS sandbox.google_codes (
  code_hash  text PRIMARY KEY,
  granted    jsonb NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
