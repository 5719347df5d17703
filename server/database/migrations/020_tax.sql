-- How much of what was paid is tax, where the payment service was asked to tell.
ALTER TABLE payments ADD COLUMN tax_cents integer CHECK (tax_cents BETWEEN 0 AND amount_cents);
