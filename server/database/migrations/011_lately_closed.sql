-- For what a call that was already on its way wrote into an account while it was being closed.
CREATE INDEX users_by_closing ON users (closed_at) WHERE closed_at IS NOT NULL;
