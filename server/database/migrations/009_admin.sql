-- What admins did: who, what, to whose account. Written in the transaction of the act itself.
CREATE TABLE audit_log (
  id         text PRIMARY KEY,
  -- Null for somebody at the command line of the server.
  actor_id   text REFERENCES users (id),
  action     text NOT NULL
             CHECK (action IN ('credits_set', 'refund_ordered', 'refund_declined', 'admin_granted', 'admin_revoked')),
  subject_id text NOT NULL REFERENCES users (id),
  detail     text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only'
    USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

ALTER TABLE refund_requests
  ADD COLUMN decline_reason text,
  ADD CONSTRAINT declined_with_reason CHECK ((status = 'declined') = (decline_reason IS NOT NULL));

-- Pages of users and groups of them. No index on credits: it would slow down every listing for a
-- sort that an admin asks for now and then.
CREATE INDEX users_by_age ON users (created_at DESC, id DESC);
CREATE INDEX users_by_signup_address ON users (signup_ip_address)
  WHERE signup_ip_address NOT IN ('', 'Unknown');
CREATE INDEX users_by_fingerprint ON users (browser_fingerprint) WHERE browser_fingerprint <> '';

-- Paid ones are looked at again now and then; each look moves updated_at.
CREATE INDEX payments_by_last_look ON payments (provider, updated_at) WHERE status = 'credited';
