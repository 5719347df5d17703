-- What is swept is found by its time, however many rows there are: a look at the whole table each ten minutes would
-- be most of what the database reads. Who migrates a large database makes these beforehand, by the same names, with
-- CREATE INDEX CONCURRENTLY, and nobody waits.
CREATE INDEX IF NOT EXISTS credit_holds_failed ON credit_holds (resolved_at)
  WHERE status IN ('released', 'expired');
CREATE INDEX IF NOT EXISTS webhook_events_by_time ON webhook_events (received_at);
CREATE INDEX IF NOT EXISTS identity_verifications_by_end ON identity_verifications (expires_at);
CREATE INDEX IF NOT EXISTS batches_at_rest ON batches (touched_at) WHERE status <> 'running';

-- The same rows as in one_usage_per_hold, because an entry has a hold exactly when it is a usage; told so that the
-- check before a hold is deleted finds it as well, which read all entries of its owner until now.
CREATE UNIQUE INDEX IF NOT EXISTS one_entry_per_hold ON credit_transactions (user_id, hold_id)
  WHERE hold_id IS NOT NULL;
DROP INDEX one_usage_per_hold;
