-- As at Stripe, a customer who was deleted is still known by their id, and by nothing else.
ALTER TABLE sandbox_customers ADD COLUMN deleted_at timestamptz(3);
