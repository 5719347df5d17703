-- What banks say against payments: disputes and inquiries, with the day by which evidence is due, and
-- warnings of fraud. Open ones wait for an admin.
CREATE TABLE payment_warnings (
  user_id      text NOT NULL,
  payment_id   text NOT NULL,
  -- The payment service's name for it.
  id           text NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('dispute', 'inquiry', 'fraud_warning')),
  reason       text NOT NULL,
  amount_cents integer NOT NULL,
  is_open      boolean NOT NULL,
  answer_by    timestamptz(3),
  created_at   timestamptz(3) NOT NULL DEFAULT now(),
  updated_at   timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, payment_id, id),
  FOREIGN KEY (user_id, payment_id) REFERENCES payments (user_id, id)
);
CREATE INDEX payment_warnings_open ON payment_warnings (answer_by) WHERE is_open;
