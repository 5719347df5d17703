-- To whom a receipt goes, what the statement says, and the tax that was calculated for it.
CREATE TABLE sandbox.tax_calculations (
  id           text PRIMARY KEY,
  amount_cents integer NOT NULL,
  currency     text NOT NULL,
  tax_cents    integer NOT NULL,
  ip_address   text NOT NULL,
  created_at   timestamptz(3) NOT NULL DEFAULT now()
);

ALTER TABLE sandbox.payment_intents
  ADD COLUMN receipt_email text,
  ADD COLUMN statement_descriptor_suffix text,
  ADD COLUMN tax_calculation_id text REFERENCES sandbox.tax_calculations (id);
