-- Who may not use the shop for now, since when and why: they read the reason.
ALTER TABLE users
  ADD COLUMN suspended_at timestamptz(3),
  ADD COLUMN suspension_reason text,
  ADD CONSTRAINT suspended_with_reason CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL));

ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_action_check,
  ADD CONSTRAINT audit_log_action_check CHECK (action IN ('credits_set', 'refund_ordered',
    'refund_declined', 'admin_granted', 'admin_revoked', 'account_suspended', 'suspension_lifted'));
