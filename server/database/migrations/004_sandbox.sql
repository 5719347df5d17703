-- The sandbox's own books: what a card provider keeps. Nothing of ours refers to them, and with real
-- keys they stay empty.
CREATE TABLE sandbox_customers (
  id         text PRIMARY KEY,
  email      text,
  metadata   jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE sandbox_payment_intents (
  id                 text PRIMARY KEY,
  client_secret      text NOT NULL,
  customer_id        text REFERENCES sandbox_customers (id),
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
CREATE INDEX sandbox_payment_intents_by_age ON sandbox_payment_intents (created_at DESC);

CREATE TABLE sandbox_charges (
  id                text PRIMARY KEY,
  payment_intent_id text NOT NULL REFERENCES sandbox_payment_intents (id),
  amount_cents      integer NOT NULL CHECK (amount_cents > 0),
  refunded_cents    integer NOT NULL DEFAULT 0,
  card              jsonb NOT NULL,
  failure           jsonb,
  created_at        timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT refunded_at_most_all CHECK (refunded_cents BETWEEN 0 AND amount_cents)
);
CREATE INDEX sandbox_charges_of_intent ON sandbox_charges (payment_intent_id, created_at DESC);
CREATE UNIQUE INDEX sandbox_paid_once ON sandbox_charges (payment_intent_id) WHERE failure IS NULL;

CREATE TABLE sandbox_refunds (
  id           text PRIMARY KEY,
  charge_id    text NOT NULL REFERENCES sandbox_charges (id),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reason       text,
  metadata     jsonb NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE sandbox_disputes (
  id         text PRIMARY KEY,
  charge_id  text NOT NULL UNIQUE REFERENCES sandbox_charges (id),
  status     text NOT NULL DEFAULT 'needs_response'
             CHECK (status IN ('needs_response', 'won', 'lost')),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- The first answer to a key is its answer for good.
CREATE TABLE sandbox_answers (
  idempotency_key text PRIMARY KEY,
  request_hash    text NOT NULL,
  answer          text,
  created_at      timestamptz(3) NOT NULL DEFAULT now()
);

-- Messages on their way to our own webhook.
CREATE TABLE sandbox_messages (
  id           text PRIMARY KEY,
  type         text NOT NULL,
  body         text NOT NULL,
  attempts     integer NOT NULL DEFAULT 0,
  acknowledged integer NOT NULL DEFAULT 0,
  due_at       timestamptz(3) NOT NULL DEFAULT now(),
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_messages_due ON sandbox_messages (due_at) WHERE acknowledged < 2;
