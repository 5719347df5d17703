-- A bank that asks before it takes the money, and one that warns of fraud.
ALTER TABLE sandbox.disputes
  DROP CONSTRAINT IF EXISTS disputes_status_check,
  -- So called where the table was made before it had a schema of its own.
  DROP CONSTRAINT IF EXISTS sandbox_disputes_status_check,
  ADD CONSTRAINT disputes_status_check CHECK (status IN ('needs_response', 'won', 'lost',
    'warning_needs_response', 'warning_closed'));

CREATE TABLE sandbox.fraud_warnings (
  id         text PRIMARY KEY,
  charge_id  text NOT NULL UNIQUE REFERENCES sandbox.charges (id),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
