-- The sandbox's books leave our schema: it makes its own where it is on. What was tried with it stays
-- known there; tables in which nothing was ever written go. Codes for a minute are not kept.
DROP TABLE sandbox_google_codes;

DO $$
BEGIN
  IF EXISTS (SELECT FROM sandbox_customers) OR EXISTS (SELECT FROM sandbox_payment_intents)
    OR EXISTS (SELECT FROM sandbox_answers) OR EXISTS (SELECT FROM sandbox_messages) THEN
    CREATE SCHEMA IF NOT EXISTS sandbox;
    ALTER TABLE sandbox_customers SET SCHEMA sandbox;
    ALTER TABLE sandbox_payment_intents SET SCHEMA sandbox;
    ALTER TABLE sandbox_charges SET SCHEMA sandbox;
    ALTER TABLE sandbox_refunds SET SCHEMA sandbox;
    ALTER TABLE sandbox_disputes SET SCHEMA sandbox;
    ALTER TABLE sandbox_answers SET SCHEMA sandbox;
    ALTER TABLE sandbox_messages SET SCHEMA sandbox;
    ALTER TABLE sandbox.sandbox_customers RENAME TO customers;
    ALTER TABLE sandbox.sandbox_payment_intents RENAME TO payment_intents;
    ALTER TABLE sandbox.sandbox_charges RENAME TO charges;
    ALTER TABLE sandbox.sandbox_refunds RENAME TO refunds;
    ALTER TABLE sandbox.sandbox_disputes RENAME TO disputes;
    ALTER TABLE sandbox.sandbox_answers RENAME TO answers;
    ALTER TABLE sandbox.sandbox_messages RENAME TO messages;
    ALTER INDEX sandbox.sandbox_payment_intents_by_age RENAME TO payment_intents_by_age;
    ALTER INDEX sandbox.sandbox_charges_of_intent RENAME TO charges_of_intent;
    ALTER INDEX sandbox.sandbox_paid_once RENAME TO paid_once;
    ALTER INDEX sandbox.sandbox_messages_due RENAME TO messages_due;
  ELSE
    DROP TABLE sandbox_messages, sandbox_answers, sandbox_disputes, sandbox_refunds,
      sandbox_charges, sandbox_payment_intents, sandbox_customers;
  END IF;
END $$;
