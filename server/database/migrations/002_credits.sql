-- A purchase. What it is worth now is target_credits; the ledger holds exactly that, but for what
-- was written off because the credits were already used when the money went back.
CREATE TABLE payments (
  user_id             text NOT NULL REFERENCES users (id),
  id                  text NOT NULL,
  provider            text NOT NULL,
  provider_payment_id text,
  package_key         text NOT NULL CHECK (package_key IN ('starter', 'popular', 'business')),
  credits             integer NOT NULL CHECK (credits > 0),
  amount_cents        integer NOT NULL CHECK (amount_cents > 0),
  currency            text NOT NULL DEFAULT 'usd',
  status              text NOT NULL DEFAULT 'created'
                      CHECK (status IN ('created', 'pending', 'credited', 'canceled', 'mismatch')),
  target_credits      integer NOT NULL DEFAULT 0 CHECK (target_credits BETWEEN 0 AND credits),
  written_off         integer NOT NULL DEFAULT 0 CHECK (written_off >= 0),
  -- Numbers the looks at the provider: an older look never overwrites a newer one.
  state_version       bigint NOT NULL DEFAULT 0,
  created_at          timestamptz(3) NOT NULL DEFAULT now(),
  updated_at          timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  UNIQUE (provider, provider_payment_id)
);
CREATE INDEX payments_by_age ON payments (user_id, created_at DESC, id DESC);
CREATE INDEX payments_unsettled ON payments (created_at) WHERE status IN ('created', 'pending');
CREATE SEQUENCE payment_state_versions AS bigint;

CREATE TABLE refund_requests (
  user_id     text NOT NULL,
  id          text NOT NULL,
  payment_id  text NOT NULL,
  status      text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'refunded', 'declined')),
  actor_id    text REFERENCES users (id),
  created_at  timestamptz(3) NOT NULL DEFAULT now(),
  resolved_at timestamptz(3),
  PRIMARY KEY (user_id, id),
  FOREIGN KEY (user_id, payment_id) REFERENCES payments (user_id, id),
  CONSTRAINT open_until_resolved CHECK ((status = 'open') = (resolved_at IS NULL))
);
CREATE UNIQUE INDEX one_open_request_per_payment ON refund_requests (user_id, payment_id)
  WHERE status = 'open';

-- For the operator's eyes only: no decision about money depends on it.
CREATE TABLE webhook_events (
  id          text PRIMARY KEY,
  type        text NOT NULL,
  outcome     text NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now()
);

-- A credit set aside while a listing is being written. The attempt fences off a writer that
-- answers after its hold was given to somebody else.
CREATE TABLE credit_holds (
  user_id          text NOT NULL REFERENCES users (id),
  id               text NOT NULL,
  idempotency_key  text NOT NULL,
  request_hash     text NOT NULL,
  attempt          integer NOT NULL DEFAULT 1,
  status           text NOT NULL DEFAULT 'held'
                   CHECK (status IN ('held', 'captured', 'released', 'expired')),
  lease_expires_at timestamptz(3) NOT NULL,
  listing_id       text,
  created_at       timestamptz(3) NOT NULL DEFAULT now(),
  resolved_at      timestamptz(3),
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, idempotency_key),
  CONSTRAINT captured_with_listing CHECK ((status = 'captured') = (listing_id IS NOT NULL)),
  CONSTRAINT held_until_resolved CHECK ((status = 'held') = (resolved_at IS NULL))
);
CREATE INDEX credit_holds_to_sweep ON credit_holds (lease_expires_at) WHERE status = 'held';

-- The ledger. Balance = sum of entries, always; entries are only ever added.
CREATE TABLE credit_transactions (
  user_id                  text NOT NULL REFERENCES users (id),
  id                       text NOT NULL DEFAULT gen_random_uuid(),
  seq                      integer NOT NULL,
  amount                   integer NOT NULL CHECK (amount <> 0),
  balance_after            integer NOT NULL CHECK (balance_after >= 0),
  type                     text NOT NULL,
  description              text NOT NULL,
  stripe_payment_intent_id text,
  payment_id               text,
  hold_id                  text,
  -- No foreign key: a deleted listing keeps its entry.
  listing_id               text,
  actor_id                 text REFERENCES users (id),
  created_at               timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, seq),
  FOREIGN KEY (user_id, payment_id) REFERENCES payments (user_id, id),
  FOREIGN KEY (user_id, hold_id) REFERENCES credit_holds (user_id, id),
  CONSTRAINT sign_by_type CHECK (
    (type IN ('free_plan', 'welcome_bonus', 'purchase', 'reinstatement') AND amount > 0) OR
    (type = 'usage' AND amount = -1) OR
    (type IN ('refund', 'dispute', 'closure') AND amount < 0) OR
    (type = 'admin_adjustment')
  ),
  CONSTRAINT references_by_type CHECK (
    (type = 'usage') = (hold_id IS NOT NULL) AND
    (type = 'usage') = (listing_id IS NOT NULL) AND
    (type IN ('purchase', 'reinstatement', 'refund', 'dispute')) = (payment_id IS NOT NULL) AND
    (type <> 'purchase' OR stripe_payment_intent_id IS NOT NULL) AND
    (type = 'admin_adjustment') = (actor_id IS NOT NULL)
  )
);
CREATE UNIQUE INDEX one_free_plan ON credit_transactions (user_id) WHERE type = 'free_plan';
CREATE UNIQUE INDEX one_welcome_bonus ON credit_transactions (user_id) WHERE type = 'welcome_bonus';
CREATE UNIQUE INDEX one_purchase_per_intent ON credit_transactions (stripe_payment_intent_id)
  WHERE type = 'purchase';
CREATE UNIQUE INDEX one_purchase_per_payment ON credit_transactions (user_id, payment_id)
  WHERE type = 'purchase';
CREATE UNIQUE INDEX one_usage_per_listing ON credit_transactions (user_id, listing_id)
  WHERE type = 'usage';
CREATE UNIQUE INDEX one_usage_per_hold ON credit_transactions (user_id, hold_id)
  WHERE type = 'usage';
CREATE INDEX credit_transactions_by_payment ON credit_transactions (user_id, payment_id)
  WHERE payment_id IS NOT NULL;

-- The only place that moves a balance. An account is inserted with its opening credits already in
-- the row, so the two opening entries explain the balance without moving it.
CREATE FUNCTION post_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_opening boolean := NEW.type IN ('free_plan', 'welcome_bonus');
  balance integer;
BEGIN
  UPDATE users
     SET credits = credits + CASE WHEN is_opening THEN 0 ELSE NEW.amount END,
         credits_held = credits_held - CASE WHEN NEW.type = 'usage' THEN 1 ELSE 0 END,
         ledger_seq = ledger_seq + 1
   WHERE id = NEW.user_id
  RETURNING credits, ledger_seq INTO balance, NEW.seq;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no such user' USING ERRCODE = 'foreign_key_violation';
  END IF;
  NEW.balance_after := CASE WHEN NEW.type = 'free_plan' THEN NEW.amount ELSE balance END;
  RETURN NEW;
END $$;
CREATE TRIGGER post_entry BEFORE INSERT ON credit_transactions
  FOR EACH ROW EXECUTE FUNCTION post_entry();

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'credit_transactions is append-only'
    USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

CREATE FUNCTION refuse_direct_credit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Depth 1 is a statement of the application, depth 2 one made by the ledger's trigger.
  IF (NEW.credits, NEW.ledger_seq) IS DISTINCT FROM (OLD.credits, OLD.ledger_seq)
     AND pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'users.credits changes only through credit_transactions'
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credits_by_ledger_only BEFORE UPDATE OF credits, ledger_seq ON users
  FOR EACH ROW EXECUTE FUNCTION refuse_direct_credit_change();

CREATE FUNCTION open_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.credits, NEW.credits_held, NEW.ledger_seq) IS DISTINCT FROM (10, 0, 0) THEN
    RAISE EXCEPTION 'an account opens with its opening credits; any other balance is posted'
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  INSERT INTO credit_transactions (user_id, amount, type, description)
  VALUES (NEW.id, 5, 'free_plan', 'Free plan credits'),
         (NEW.id, 5, 'welcome_bonus', 'Welcome bonus');
  RETURN NULL;
END $$;
CREATE TRIGGER open_account AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION open_account();
