-- What one process does for all of them: until when it is somebody's turn.
CREATE TABLE turns (
  name        text PRIMARY KEY,
  taken_until timestamptz(3) NOT NULL
);

-- How far the look at the books has come, in one row that the first look makes. A round looks at everybody,
-- some hundred people at a time; in between come those who have new entries.
CREATE TABLE books_look (
  id              integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- The last person this round has looked at.
  position        text NOT NULL DEFAULT '',
  -- The first round is due at once.
  began_at        timestamptz(3) NOT NULL DEFAULT now() - interval '1 day',
  -- When the last whole round was done; at first, since when one is due.
  finished_at     timestamptz(3) NOT NULL DEFAULT now(),
  is_running      boolean NOT NULL DEFAULT false,
  -- Entries up to this moment are looked at already.
  news_until      timestamptz(3) NOT NULL DEFAULT now(),
  -- The rules that were broken: at the last whole round and since.
  broken          jsonb NOT NULL DEFAULT '[]',
  broken_in_round jsonb NOT NULL DEFAULT '[]'
);

-- Entries are added in the order of time, so a few bytes for many pages find the newest.
CREATE INDEX credit_transactions_by_time ON credit_transactions USING brin (created_at)
  WITH (pages_per_range = 16, autosummarize = on);

-- Mails on their way. What they say holds the secrets of links, so it is sealed with the identity secret:
-- the database alone opens no account.
CREATE TABLE outgoing_mails (
  id         text PRIMARY KEY,
  sealed     text NOT NULL,
  tries      integer NOT NULL DEFAULT 0,
  due_at     timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX outgoing_mails_due ON outgoing_mails (due_at);
