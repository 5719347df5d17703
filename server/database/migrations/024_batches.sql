-- Many listings out of one file, written row after row by whichever process takes the next turn.
CREATE TABLE batches (
  user_id         text NOT NULL REFERENCES users (id),
  id              text NOT NULL,
  name            text NOT NULL,
  status          text NOT NULL DEFAULT 'filling'
                  CHECK (status IN ('filling', 'running', 'paused', 'canceled', 'done')),
  -- Which reasons there are says contract/batches/batches.ts; a new one needs no migration.
  paused_for      text,
  writer          text NOT NULL DEFAULT 'usual',
  uses_profile    boolean NOT NULL DEFAULT true,
  failures_in_row integer NOT NULL DEFAULT 0,
  -- When a row of it was taken last. Whoever has waited longest is next.
  turn_at         timestamptz,
  -- Not before this, for the reason said.
  due_at          timestamptz(3),
  waits_for       text,
  created_at      timestamptz(3) NOT NULL DEFAULT now(),
  started_at      timestamptz(3),
  finished_at     timestamptz(3),
  -- When its owner, or a row of it, did anything last.
  touched_at      timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, id),
  CONSTRAINT pauses_for_a_reason CHECK ((status = 'paused') = (paused_for IS NOT NULL)),
  CONSTRAINT over_is_finished CHECK ((status IN ('canceled', 'done')) = (finished_at IS NOT NULL))
);
CREATE INDEX batches_by_age ON batches (user_id, created_at DESC, id DESC);
CREATE INDEX batches_running ON batches (user_id, id) WHERE status = 'running';

CREATE TABLE batch_rows (
  user_id          text NOT NULL,
  batch_id         text NOT NULL,
  -- Its line in the file.
  number           integer NOT NULL CHECK (number > 0),
  nickname         text NOT NULL,
  -- The form, until the listing that is written from it holds it.
  input            jsonb,
  state            text NOT NULL DEFAULT 'waiting'
                   CHECK (state IN ('waiting', 'writing', 'written', 'failed', 'canceled')),
  -- Fences off a process that answers after the row was taken by another.
  attempt          integer NOT NULL DEFAULT 0,
  lease_expires_at timestamptz(3),
  -- Not before this, where a try of it is still to be cleared away.
  due_at           timestamptz(3),
  problem          jsonb,
  -- No foreign key: a deleted listing keeps its row.
  listing_id       text,
  PRIMARY KEY (user_id, batch_id, number),
  FOREIGN KEY (user_id, batch_id) REFERENCES batches (user_id, id) ON DELETE CASCADE,
  CONSTRAINT leased_while_writing CHECK ((state = 'writing') = (lease_expires_at IS NOT NULL)),
  CONSTRAINT failed_for_a_reason CHECK ((state = 'failed') = (problem IS NOT NULL)),
  CONSTRAINT written_is_a_listing CHECK ((state = 'written') = (listing_id IS NOT NULL)),
  CONSTRAINT a_form_or_a_listing CHECK ((input IS NULL) = (listing_id IS NOT NULL))
);
CREATE INDEX batch_rows_open ON batch_rows (user_id, batch_id, number)
  WHERE state IN ('waiting', 'writing');
CREATE INDEX batch_rows_in_writing ON batch_rows (lease_expires_at) WHERE state = 'writing';
